/// Observes each call of a navigation to the app or to UIKit, for tests. The closure throws to make the call fail.
package final class CallProbe {
  package enum Call: Equatable {
    case finder, factory, task, guardian, action
    /// A change of the tree, before it is made and after it was made. An error after the change is treated as a failure that UIKit
    /// has reported.
    case transition, transitionEnd
  }

  private let shouldFail: (Call) throws -> Void

  package init(_ shouldFail: @escaping (Call) throws -> Void) { self.shouldFail = shouldFail }

  package func callAsFunction(_ call: Call) throws { try shouldFail(call) }
}
