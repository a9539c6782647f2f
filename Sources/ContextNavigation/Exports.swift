// Contexts and their router belong to this product; ContextCore has no product of its own.
@_exported public import ContextCore
