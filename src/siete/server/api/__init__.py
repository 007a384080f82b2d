"""What is asked over HTTP: one module a topic, listed in docs/protocol.md."""
