/// Watches every call that a navigation makes to the app or to UIKit, and can make it fail. For tests.
package final class CallProbe {
  package enum Call: Equatable {
    case finder, factory, task, guardian, action
    /// A change of the tree, before it is made, and after it was made as if UIKit had then reported a failure.
    case transition, transitionEnd
  }

  private let shouldFail: (Call) throws -> Void

  package init(_ shouldFail: @escaping (Call) throws -> Void) { self.shouldFail = shouldFail }

  package func callAsFunction(_ call: Call) throws { try shouldFail(call) }
}

/// A change of the tree that a probe watches.
package struct ProbedChange: TreeChange {
  let change: any TreeChange
  let probe: CallProbe

  package init(_ change: any TreeChange, probe: CallProbe) {
    self.change = change
    self.probe = probe
  }

  package func apply(completion: @escaping (RoutingResult) -> Void) {
    do {
      try probe(.transition)
    } catch {
      return completion(.failure(error))
    }
    change.apply { result in
      guard case .success = result else { return completion(result) }
      do {
        try probe(.transitionEnd)
        completion(.success)
      } catch {
        completion(.failure(error))
      }
    }
  }
}
