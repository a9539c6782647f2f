#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value that is read and changed from any thread, by one at a time.
nonisolated final class Guarded<Value: Sendable>: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>

    init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
  #else
    private let lock: Mutex<Value>

    init(_ value: Value) { lock = Mutex(value) }
  #endif

  var value: Value { lock.withLock { $0 } }

  func change<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
    #if canImport(os)
      lock.withLockUnchecked { change(&$0) }
    #else
      lock.withLock { change(&$0) }
    #endif
  }
}
