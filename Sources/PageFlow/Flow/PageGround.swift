import ViewHierarchy

/// Where the pages of a flow stand.
enum PageGround {
  /// In a navigation controller that is there from the start.
  case standing(UINavigationController)
  /// In one that is presented with the first page.
  case presented(PageStack)
}
