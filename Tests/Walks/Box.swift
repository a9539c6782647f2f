/// A value that closures set after they are made.
@MainActor package final class Box<Value> {
  package var value: Value?

  package init() {}
}

/// A counter that closures share.
@MainActor package final class Counter {
  package var count = 0

  package init() {}
}
