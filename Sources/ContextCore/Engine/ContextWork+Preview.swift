extension ContextWork {
  /// What the first step would do, as the stack is now. Changes nothing, and has nothing made.
  func preview() throws -> ContextPreview? {
    guard !steps.isEmpty else { return nil }
    let part = try labelled(0) { try roles.look(at: steps, 0) }
    return ContextPreview(
      type: "\(part.step.context.type)", transition: part.transition, provider: roles.providerName,
      rest: part.isRedirection ? [] : steps.dropFirst().map { "\($0)" })
  }
}

/// What a request made of contexts would do first.
package struct ContextPreview {
  /// The type of the screen.
  package let type: String
  /// How it is done with what is there; `nil` where a screen would be made.
  package let transition: (any NavigationTransitionProtocol)?
  /// Who would say how a screen that is made is shown.
  package let provider: String
  /// What would be done afterwards.
  package let rest: [String]
}
