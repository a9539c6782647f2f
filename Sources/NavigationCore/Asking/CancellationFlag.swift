#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// Whether whoever asked has cancelled; set from any thread, at once, and read on the main actor before each change.
///
/// It is a part of whom it belongs to, and cannot be copied.
package struct CancellationFlag: ~Copyable, Sendable {
  #if canImport(os)
    private let state = OSAllocatedUnfairLock(initialState: false)
  #else
    private let state = Mutex(false)
  #endif

  package nonisolated init() {}

  package nonisolated var isSet: Bool { state.withLock { $0 } }

  package nonisolated func set() { state.withLock { $0 = true } }
}
