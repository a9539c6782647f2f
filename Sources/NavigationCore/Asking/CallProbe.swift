/// Observes every call that a navigation makes to the app or to UIKit, and can make it fail. For tests.
package final class CallProbe {
  package enum Call: Equatable {
    case finder, factory, task, guardian, action
    /// A change of the tree: before it is made, and after it was made as if UIKit had then reported a failure.
    case transition, transitionEnd
  }

  private let shouldFail: (Call) throws -> Void

  package init(_ shouldFail: @escaping (Call) throws -> Void) { self.shouldFail = shouldFail }

  package func callAsFunction(_ call: Call) throws { try shouldFail(call) }
}
