import NavigationCore
import ViewHierarchy

/// Those who wait at a gate in one window, in the order in which they came, while the screen is asked for them all.
final class GateLine {
  let router: Router
  /// What gives up the asking.
  var asking: NavigationHandle?
  /// Told when the last has gone.
  var whenEmpty: (() -> Void)?
  private var visitors: [GateVisitor] = []

  init(_ router: Router) { self.router = router }

  func append(_ visitor: GateVisitor) {
    visitors.append(visitor)
    visitor.line = self
  }

  func takeAll() -> [GateVisitor] {
    defer { visitors = [] }
    return visitors
  }

  func remove(_ visitor: GateVisitor) {
    visitors.removeAll { $0 === visitor }
    guard visitors.isEmpty else { return }
    whenEmpty?()
    asking?.cancel()
  }
}

/// A request that waits at a gate.
final class GateVisitor {
  weak var line: GateLine?
  private let completion: @MainActor (RoutingResult) -> Void

  nonisolated deinit {}

  init(_ completion: @escaping @MainActor (RoutingResult) -> Void) { self.completion = completion }

  func answer(_ result: RoutingResult) { completion(result) }

  /// Its request has ended.
  func leave() { line?.remove(self) }
}
