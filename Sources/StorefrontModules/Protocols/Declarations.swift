public import ModuleRouting
import Wayfinder

// The routes of the shop's modules, and the services that the shop provides. The modules know nothing else of each other.

extension RoutableViewModule where Protocol == any ReviewEditorInput {
  /// The route to the editor of reviews.
  public init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any Sharing {
  /// The route to the service that makes the text for sharing a product.
  public nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any PriceFormatting {
  /// The route to the service that formats prices.
  public nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any ReviewKeeping {
  /// The route to the service that keeps reviews.
  public nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any LeaveAsking {
  /// The route to the service that asks the user whether a screen may be left.
  public nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}
