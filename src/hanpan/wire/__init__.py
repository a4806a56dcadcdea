"""The public protocol: everything that goes over the wire, typed.  docs/protocol.md tells how to use it.

`python -m hanpan.wire.schema` prints the JSON Schema from which the web's TypeScript types are generated.
"""
