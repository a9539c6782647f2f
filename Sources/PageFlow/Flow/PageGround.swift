import ViewHierarchy

/// The container of a flow's pages.
enum PageGround {
  /// A navigation controller that is the root of the window.
  case root(UINavigationController)
  /// A maker of navigation controllers. For each presentation of the flow, it makes a navigation controller for the first page,
  /// and this navigation controller is presented.
  case presented(PageStack)
}
