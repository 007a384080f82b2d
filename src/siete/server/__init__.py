"""The table online: a server for tables that people join by a link (docs/protocol.md)."""
