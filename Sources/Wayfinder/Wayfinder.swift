// The product that apps import. It only re-exports other targets. The vocabularies of pages, contexts and modules have
// products of their own.
@_exported public import DeepLinks
@_exported public import Journaling
@_exported public import LinkTable
@_exported public import NavigationCore
@_exported public import RouteComposition
@_exported public import ViewHierarchy
