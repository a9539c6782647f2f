// What people import: this module adds nothing of its own but the errors' `localizedDescription`.
@_exported public import ContextCore
@_exported public import ContextNavigation
@_exported public import DeepLinks
@_exported public import Journaling
@_exported public import LinkTable
@_exported public import ModuleRouting
@_exported public import NavigationCore
@_exported public import PageFlow
@_exported public import RouteComposition
@_exported public import ViewHierarchy
