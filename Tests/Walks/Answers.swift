/// Values that a test gives one at a time to the code that waits for them.
@MainActor package final class Answers<Value: Sendable> {
  private var ready: [Value] = []
  private var waiting: [CheckedContinuation<Value, Never>] = []

  package init() {}

  package var isAwaited: Bool { !waiting.isEmpty }

  package func give(_ value: Value) {
    if waiting.isEmpty { ready.append(value) } else { waiting.removeFirst().resume(returning: value) }
  }

  package func next() async -> Value {
    if !ready.isEmpty { return ready.removeFirst() }
    return await withCheckedContinuation { waiting.append($0) }
  }
}

/// A latch that opens once. Its waiters continue when it opens.
@MainActor package final class Latch {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  package private(set) var isOpen = false

  package init() {}

  package func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  package func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
