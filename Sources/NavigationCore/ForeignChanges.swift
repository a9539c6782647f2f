/// What the app's own code does to a tree: an action of a step, a transition of a page or of a context.
package protocol ForeignCode {
  /// What failures call it.
  var name: String { get }

  /// Begins the change and sees to the answer, which is heard once; one that is let go of is a failure.
  func begin(answer: OnceOnly<RoutingResult>) throws
}

/// The app's own code that one request lets run, one change at a time.
///
/// Code that lets go of its completion has failed; code that keeps it for ever can be given up.
package final class ForeignChanges {
  /// Calls back when nothing is in flight any more.
  package typealias Settling = (@escaping @MainActor () -> Void) -> Void

  private var begun: [any NamedChange] = []
  private weak var answer: OnceOnly<RoutingResult>?
  private var isBeginning = false
  /// Set when the request has been given up.
  private var settling: Settling?

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  package init() {}

  /// The names of those that have begun, in order.
  package var namesBegun: [String] { begun.map(\.name) }

  /// The change that code of the app's own makes.
  package func change(by code: some ForeignCode) -> any TreeChange { ForeignChange(code: code, changes: self) }

  /// The change that a closure of the app's own makes.
  ///
  /// - Parameter begin: Begins it, and is given what it answers with.
  package func change(
    named name: @autoclosure @escaping () -> String,
    begin: @escaping (@escaping @MainActor (RoutingResult) -> Void) throws -> Void
  ) -> any TreeChange {
    change(by: ForeignClosure(makeName: name, begin: begin))
  }

  /// Gives up the one that has not answered, and each that begins from now on, as soon as nothing is in flight.
  package func giveUp(_ settling: @escaping Settling) {
    self.settling = settling
    endWait()
  }

  /// Lets go of what has begun, and of all that it holds, when that is over for good.
  package func forget() { begun.removeAll(keepingCapacity: true) }

  fileprivate func begin<Code: ForeignCode>(_ change: ForeignChange<Code>, _ answer: OnceOnly<RoutingResult>) {
    begun.append(change)
    self.answer = answer
    isBeginning = true
    do {
      try change.code.begin(answer: answer)
    } catch {
      answer(.failure(error))
    }
    isBeginning = false
    endWait()
  }

  /// What is still being begun is not cut off: it could not know that it is over.
  private func endWait() {
    guard let settling, let answer, !isBeginning else { return }
    settling { [weak answer, change = begun.last] in
      if let change { answer?(change.unanswered) }
    }
  }
}

/// A change that failures can name.
private protocol NamedChange: AnyObject {
  var name: String { get }
}

extension NamedChange {
  var unanswered: RoutingResult { .failure(NavigationError.transitionDidNotAnswer(name)) }
}

private final class ForeignChange<Code: ForeignCode>: TreeChange, NamedChange {
  let code: Code
  /// Let go of when it begins, since they keep what has begun.
  private var changes: ForeignChanges?

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(code: Code, changes: ForeignChanges) {
    self.code = code
    self.changes = changes
  }

  func apply(completion: @escaping (RoutingResult) -> Void) {
    guard let changes else { return completion(unanswered) }
    self.changes = nil
    changes.begin(self, OnceOnly(ifReleased: self.unanswered) { completion($0) })
  }

  var name: String { code.name }
}

private struct ForeignClosure: ForeignCode {
  let makeName: () -> String
  let begin: (@escaping @MainActor (RoutingResult) -> Void) throws -> Void

  var name: String { makeName() }

  func begin(answer: OnceOnly<RoutingResult>) throws { try begin { answer($0) } }
}
