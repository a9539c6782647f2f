import NavigationCore

/// The shared transitions of generic classes, one per class. Swift has no stored static properties in generic types.
nonisolated enum SharedTransitions {
  private static let transitions = Locked([ObjectIdentifier: any AppFlowControllerTransition]())

  /// Returns the shared transition of a class, and makes it on first use. Can be called on any thread.
  static func shared<Transition: AppFlowControllerTransition>(
    _ type: Transition.Type, make: () -> Transition
  ) -> Transition {
    transitions.change { transitions in
      if let shared = transitions[ObjectIdentifier(type)] as? Transition { return shared }
      let transition = make()
      transitions[ObjectIdentifier(type)] = transition
      return transition
    }
  }
}
