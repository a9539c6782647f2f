extension UIViewController {
  /// The root of the tree in which this view controller stands, in a window or in none.
  package var rootOfTree: UIViewController {
    var root = familyRoot
    while let presenter = root.presentingViewController { root = presenter.familyRoot }
    return root
  }

  /// The window in whose tree this view controller stands, visible or not; also where that window is hidden.
  package var windowOfTree: UIWindow? {
    let root = rootOfTree
    #if PUBLIC_UIKIT
      let window = root.viewIfLoaded?.window ?? UIApplication.shared.allWindows.first { $0.rootViewController === root }
    #else
      let window = root.stateWindow
    #endif
    return window?.rootViewController === root ? window : nil
  }
}
