#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A flag that indicates whether the requester has cancelled. Any thread can set it; the main actor reads it before each change.
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
