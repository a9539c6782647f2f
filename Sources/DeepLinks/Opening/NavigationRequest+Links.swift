public import Foundation
public import NavigationCore
import RouteComposition
public import ViewHierarchy

extension NavigationRequest where Value == UIViewController {
  /// Returns a request that opens a link. The router that performs the request reads the link with its table of links; see
  /// ``Router/opening(_:)``.
  ///
  /// If the table cannot read the link, the request fails with a `LinkError`. If the router has no table, the request fails
  /// with ``DeepLinkError/noTable``. Nothing changes in either case. The notes of the request's plan list the parts of the link
  /// that were ignored, or read differently than they are written.
  public static func link(_ link: String) -> NavigationRequest {
    .made { roles in
      roles[DeepLinkTable.self]?.request(opening: link) ?? .failing("opening a link", because: DeepLinkError.noTable)
    }
  }

  /// Returns a request that opens a link in the form of a URL, as the system passes links to the app.
  public static func link(_ url: URL) -> NavigationRequest { .link(url.absoluteString) }
}

extension NavigationRequest {
  /// The same request, whose value is the view controller at which the request ends.
  ///
  /// If the request ends at no view controller, it fails with ``DeepLinkError/noScreen``. The changes on screen then stay.
  public var asScreen: NavigationRequest<UIViewController> {
    replacingValue { destination in
      guard let screen = destination as? UIViewController else { throw DeepLinkError.noScreen }
      return screen
    }
  }
}
