import NavigationCore

/// The shared transitions of generic classes, one per class. Swift has no stored static properties in generic types.
nonisolated enum ReadyTransitions {
  private static let known = Guarded([ObjectIdentifier: any AppFlowControllerTransition]())

  /// Returns the shared transition of a class, and makes it on first use. Can be called on any thread.
  static func one<Transition: AppFlowControllerTransition>(
    of type: Transition.Type, make: () -> Transition
  ) -> Transition {
    known.change { known in
      if let ready = known[ObjectIdentifier(type)] as? Transition { return ready }
      let ready = make()
      known[ObjectIdentifier(type)] = ready
      return ready
    }
  }
}
