// The product that apps import; it adds nothing of its own. Pages, contexts and modules are products beside it.
@_exported public import DeepLinks
@_exported public import Journaling
@_exported public import LinkTable
@_exported public import NavigationCore
@_exported public import RouteComposition
@_exported public import ViewHierarchy
