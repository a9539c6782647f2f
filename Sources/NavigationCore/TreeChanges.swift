/// A change that is worked out when its turn comes.
package struct LateChange: TreeChange {
  private let change: () throws -> any TreeChange

  package init(change: @escaping () throws -> any TreeChange) { self.change = change }

  package func apply(completion: @escaping (RoutingResult) -> Void) {
    do {
      try change().apply(completion: completion)
    } catch {
      completion(.failure(error))
    }
  }
}

/// Several changes, one after the other, as one.
package struct SequenceChange: TreeChange {
  private let changes: [any TreeChange]

  package init(changes: [any TreeChange]) { self.changes = changes }

  package func apply(completion: @escaping (RoutingResult) -> Void) { apply(from: 0, completion) }

  private func apply(from position: Int, _ completion: @escaping (RoutingResult) -> Void) {
    guard position < changes.count else { return completion(.success) }
    changes[position].apply { result in
      if case .success = result { apply(from: position + 1, completion) } else { completion(result) }
    }
  }
}

/// Changes nothing: holds what was changed against what was promised.
package struct Verification: TreeChange {
  private let verify: () throws -> Void

  package init(verify: @escaping () throws -> Void) { self.verify = verify }

  package func apply(completion: @escaping (RoutingResult) -> Void) {
    do {
      try verify()
      completion(.success)
    } catch {
      completion(.failure(error))
    }
  }
}
