### The server: starting it, what it refuses, and its goodbyes.

## Starting

serve-here = Neste computador: { $url }
serve-there = Em outros aparelhos: { $url }
serve-qr = Aponte aqui a câmera de um celular, que precisa estar na mesma rede.
serve-no-network = Este computador não está em nenhuma rede agora; ninguém mais pode entrar.
serve-kept = As mesas ficam guardadas em { $file }
serve-stop = Ctrl-C encerra. Cada jogada fica guardada; o mesmo comando continua de onde parou.
serve-stopped = Encerrado. Cada mesa continua de onde estava.
serve-runs-already = Já está aberta: { $url }
serve-client-missing-title = A página ainda não foi gerada
serve-client-missing = O servidor funciona, mas falta gerar a página da mesa. Na pasta do projeto, make play faz isso; um pacote instalado já a traz.
serve-guest = Visitante

## Refused

error-serve-port = { $port } não é uma porta. As portas vão de 0 a 65535; 0 pega uma livre.
error-serve-port-taken = Outro programa está com a porta { $port }. Escolha outra, por exemplo: siete serve --port 7576
error-serve-running = Já há uma mesa aberta ali: { $url }. Para outra ao lado: siete serve --port 7576 --database outra.db
error-serve-port-not-allowed = Este computador não permite a porta { $port }. Escolha uma acima de 1023, por exemplo: siete serve --port 7575
error-serve-host = Não se chega a este computador por { $host }: { $reason }. Para a rede local: siete serve --lan
error-serve-public-url = { $url } não pode ser o endereço que os outros usam. Escreve-se como https://cartas.example.org, sem caminho depois.
error-serve-folder = Não dá para criar a pasta { $folder }: { $reason }. Outro lugar: siete serve --database FILE
error-wrong-host = Este servidor não tem esse nome. Se um proxy ou um túnel traz até aqui, inicie-o com --public-url.
error-wrong-origin = Outra página pediu isto, não uma deste servidor. Se um proxy ou um túnel traz até aqui, inicie-o com --public-url.
error-too-many-requests = Coisa demais de uma vez. Tente de novo daqui a alguns segundos.
error-too-many-tables = Você abriu muitas mesas na última hora. Tente mais tarde.
error-chat-too-fast = Mais devagar: espere um momento antes de escrever de novo.
error-not-found = Essa página não existe.
error-wrong-method = Não dá para fazer isso com esta página.
error-too-large = É demais para uma mensagem.
error-bad-request = Falta alguma coisa ou há algo errado.
error-bad-message = Isso não foi uma mensagem deste jogo.
error-hello-first = Primeiro vem um cumprimento.
error-no-such-table = Não há nenhuma mesa com esse código. Talvez tenha sido apagada.
error-no-such-round = Essa rodada não existe ou ainda não acabou.
error-no-such-rules = Você não salvou regras com esse nome.
error-not-watching = O anfitrião só deixa ver esta mesa quem joga.
error-stale = Alguém foi mais rápido. Olhe a mesa de novo.
error-server-fault = É uma falha do próprio servidor. Nada mudou; tente de novo.

## Goodbyes

bye-stopping = O servidor está sendo encerrado. A mesa continua assim que ele voltar.
bye-deleted = A mesa foi apagada.
bye-removed = O anfitrião tirou você da mesa.
bye-too-much = Chegaram mensagens demais daqui, ou há janelas demais abertas.
bye-too-slow = A conexão estava lenta demais.
bye-silent = Não veio nada desta página.
bye-not-here = Não há mesa aqui, ou o anfitrião não deixa ninguém assistir.
