/// One of several equal shares of the states of an app.
nonisolated struct Share: Hashable, Sendable, Codable {
  let number: Int
  let count: Int

  /// Returns a Boolean value that is the same in every process: whether a state belongs to the share, or a step from it.
  func owns(_ state: Fingerprint, _ step: AppStep? = nil) -> Bool {
    var hash = state
    if let step { hash.add(step.written) }
    return hash.second % UInt64(count) == UInt64(number - 1)
  }
}
