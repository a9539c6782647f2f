public import Foundation
public import RouteComposition
public import ViewHierarchy

extension RouterRootController {
  /// Opens a link with the standing router of the window, when the container has one.
  ///
  /// - Parameters:
  ///   - url: A link of the app's scheme, or a universal link.
  ///   - opening: Opens it in another way than by the router's table of links.
  public func open(_ url: URL, by opening: (@MainActor (Router, URL) -> Void)? = nil) {
    withRouter { router in
      if let opening { opening(router, url) } else { router.go(.link(url)) }
    }
  }
}
