#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value behind a lock, for access from any thread.
package nonisolated final class Locked<Value: Sendable>: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
  #else
    private let lock: Mutex<Value>

    package init(_ value: Value) { lock = Mutex(value) }
  #endif

  package var value: Value { lock.withLock { $0 } }

  package func change<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
    #if canImport(os)
      lock.withLockUnchecked { change(&$0) }
    #else
      lock.withLock { change(&$0) }
    #endif
  }
}
