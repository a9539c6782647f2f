public import ModuleRouting
import Wayfinder

// What the modules of the shop may be asked for, and what they ask the shop for. This is all that they know of each other.

extension RoutableViewModule where Protocol == any ReviewEditorInput {
  /// The editor of reviews.
  public init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any Sharing {
  /// What is said of a product to others.
  public nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any PriceFormatting {
  /// How prices are written.
  public nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any ReviewKeeping {
  /// Where reviews are kept.
  public nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any LeaveAsking {
  /// Who asks the user whether a screen may be left.
  public nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}
