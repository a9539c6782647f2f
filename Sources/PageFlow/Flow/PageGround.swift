import ViewHierarchy

/// The container of a flow's pages.
enum PageGround {
  /// A navigation controller that is the root from the start.
  case root(UINavigationController)
  /// A navigation controller that is made and presented with the first page.
  case presented(PageStack)
}
