public import Foundation
public import RouteComposition
public import ViewHierarchy

extension RouterRootController {
  /// Opens a link with the default router of the window.
  ///
  /// If the container does not serve a window yet, the link is opened when the container begins to serve a window and has made
  /// its root.
  ///
  /// - Parameters:
  ///   - url: A link with the app's scheme, or a universal link.
  ///   - opening: A closure that opens the link. By default, the router opens the link with its table of links.
  public func open(_ url: URL, by opening: (@MainActor (Router, URL) -> Void)? = nil) {
    withRouter { router in
      if let opening { opening(router, url) } else { router.go(.link(url)) }
    }
  }
}
