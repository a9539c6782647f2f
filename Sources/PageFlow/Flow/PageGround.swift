import ViewHierarchy

/// The container of a flow's pages.
enum PageGround {
  /// A navigation controller that is the root of the window.
  case root(UINavigationController)
  /// A navigation controller that is made and presented together with the first page, for each presentation.
  case presented(PageStack)
}
