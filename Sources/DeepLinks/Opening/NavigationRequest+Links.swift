public import Foundation
public import NavigationCore
import RouteComposition
public import ViewHierarchy

extension NavigationRequest where Value == UIViewController {
  /// Returns a request that opens a link with the table of the router that carries it out; see ``Router/opening(_:)``.
  ///
  /// The request fails and changes nothing if the link leads nowhere. Its error is then a `LinkError`, or
  /// ``DeepLinkError/noTable`` for a router without a table. The notes of its plan list the parts of the link that were ignored
  /// or read differently.
  public static func link(_ link: String) -> NavigationRequest {
    .made { roles in
      roles[DeepLinkTable.self]?.request(opening: link) ?? .failing("opening a link", because: DeepLinkError.noTable)
    }
  }

  /// Returns a request that opens a link, as the system passes it.
  public static func link(_ url: URL) -> NavigationRequest { .link(url.absoluteString) }
}

extension NavigationRequest {
  /// The same request, with the view controller at which it ends as its value.
  ///
  /// The request fails with ``DeepLinkError/noScreen`` if it ends at another object. Its changes stay in this case.
  public var asScreen: NavigationRequest<UIViewController> {
    replacingValue { destination in
      guard let screen = destination as? UIViewController else { throw DeepLinkError.noScreen }
      return screen
    }
  }
}
