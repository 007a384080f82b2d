"""The checker of certificates (docs/certificates.md): hands, the banker, the walk, the command."""
