public import Foundation
public import RouteComposition
public import ViewHierarchy

extension RouterRootController {
  /// Opens a link with the standing router of the window, as soon as the container has a router.
  ///
  /// - Parameters:
  ///   - url: A link with the app's scheme, or a universal link.
  ///   - opening: A closure that opens the link in place of the router's table of links.
  public func open(_ url: URL, by opening: (@MainActor (Router, URL) -> Void)? = nil) {
    withRouter { router in
      if let opening { opening(router, url) } else { router.go(.link(url)) }
    }
  }
}
