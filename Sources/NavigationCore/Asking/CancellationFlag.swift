#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A flag that indicates whether a caller has cancelled its request. Any thread can set the flag. The queue reads it on the main
/// actor before it changes the stage.
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
