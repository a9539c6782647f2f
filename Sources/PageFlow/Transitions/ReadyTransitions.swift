import NavigationCore

/// The ready transitions of generic classes, one for each class: Swift stores no static properties in generic types.
nonisolated enum ReadyTransitions {
  private static let known = Guarded([ObjectIdentifier: any AppFlowControllerTransition]())

  /// The one of a class, which is made when it is first asked for; from any thread.
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
