/// Observes each call of a navigation to the app or to UIKit, for tests. The closure throws to make the call fail.
package final class CallProbe {
  package enum Call: Equatable {
    case finder, factory, task, guardian, action
    /// A change of the tree: `transition` before it is made, and `transitionEnd` after it was made. If the closure throws for
    /// `transitionEnd`, the change fails.
    case transition, transitionEnd
  }

  private let shouldFail: (Call) throws -> Void

  package init(_ shouldFail: @escaping (Call) throws -> Void) { self.shouldFail = shouldFail }

  package func callAsFunction(_ call: Call) throws { try shouldFail(call) }
}
