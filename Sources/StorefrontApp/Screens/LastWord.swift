/// Says something once, at the latest when it dies.
final class LastWord<Value: Sendable> {
  private let fallback: Value
  private var body: (@MainActor (Value) -> Void)?

  /// - Parameter fallback: What is said where nobody said anything else.
  init(_ fallback: Value, _ body: @escaping @MainActor (Value) -> Void) {
    self.fallback = fallback
    self.body = body
  }

  /// Says it; only the first call does anything.
  func say(_ value: Value) {
    guard let body else { return }
    self.body = nil
    body(value)
  }

  deinit {
    guard let body else { return }
    Task { @MainActor [fallback] in body(fallback) }
  }
}
