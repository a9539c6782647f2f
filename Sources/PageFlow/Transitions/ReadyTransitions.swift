#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// The ready transitions of generic classes, one for each class: Swift stores no static properties in generic types.
nonisolated enum ReadyTransitions {
  #if canImport(os)
    private static let known = OSAllocatedUnfairLock(
      initialState: [ObjectIdentifier: any AppFlowControllerTransition]())
  #else
    private static let known = Mutex([ObjectIdentifier: any AppFlowControllerTransition]())
  #endif

  /// The one of a class, which is made when it is first asked for; from any thread.
  static func one<Transition: AppFlowControllerTransition>(
    of type: Transition.Type, make: @Sendable () -> Transition
  ) -> Transition {
    known.withLock { known in
      if let ready = known[ObjectIdentifier(type)] as? Transition { return ready }
      let ready = make()
      known[ObjectIdentifier(type)] = ready
      return ready
    }
  }
}
