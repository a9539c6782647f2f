extension UIViewController {
  /// The root of the tree of this view controller, in a window or in none.
  package var rootOfTree: UIViewController {
    var root = familyRoot
    while let presenter = root.presenterInTree { root = presenter.familyRoot }
    return root
  }

  /// The window that has this view controller in its tree, visible or not; `nil` if there is none. The window may be
  /// hidden.
  package var windowOfTree: UIWindow? {
    let root = rootOfTree
    let window = root.windowOfOutermost
    return window?.treeRoot === root ? window : nil
  }

  /// The window whose root view controller is above this view controller, through all containers and presenters; `nil` if
  /// there is none.
  var windowOfOutermost: UIWindow? {
    #if PUBLIC_UIKIT
      let top = outermost
      let window = top.viewIfLoaded?.window ?? UIApplication.shared.allWindows.first { $0.rootViewController === top }
      return window?.rootViewController === top ? window : nil
    #else
      stateWindow
    #endif
  }
}
