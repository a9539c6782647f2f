import ViewHierarchy

/// Where the pages of a flow stand.
enum PageGround {
  /// In a navigation controller that is there from the start.
  case standing(UINavigationController)
  /// In one that is presented with the first page.
  case presented(PresentedGround)
}

/// The navigation controller that a flow's pages are presented in, before it is made.
struct PresentedGround {
  let name: String
  let make: @MainActor () -> UINavigationController
}
