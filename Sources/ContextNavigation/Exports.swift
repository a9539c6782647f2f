// Apps import only ContextNavigation. ContextCore, with the contexts and their router, has no product of its own.
@_exported public import ContextCore
