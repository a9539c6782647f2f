extension UIWindow {
  /// What is presented over all else, where that can be told without going through what lies below; `nil` where nothing
  /// is, and where it has to be looked for from the root on. All that it lies on is shown where it stands.
  ///
  /// UIKit's public calls do not tell it: what lies uppermost in a window of Apple's is UIKit's own.
  var modalInFront: UIViewController? {
    #if PUBLIC_UIKIT
      return nil
    #else
      // A search that is active is a part of the screen that is searched.
      guard let front = presentedInFront, !(front is UISearchController) else { return nil }
      return front
    #endif
  }
}
