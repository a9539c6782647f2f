// This product includes contexts and their router. ContextCore has no product of its own.
@_exported public import ContextCore
