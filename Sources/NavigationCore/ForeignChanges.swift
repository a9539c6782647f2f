/// The actions and transitions of the app's own that one request lets run, one at a time.
///
/// Each is heard once. One that lets go of its completion has failed; one that keeps it for ever can be given up.
package final class ForeignChanges {
  /// Says when nothing is in flight any more.
  package typealias Settling = (@escaping @MainActor () -> Void) -> Void

  /// The names of those that have begun, in order.
  package private(set) var begun: [() -> String] = []
  private weak var answer: OnceOnly<RoutingResult>?
  private var isStarting = false
  /// Set when the request has been given up.
  private var settling: Settling?

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  package init() {}

  /// A change that the app's own code makes.
  ///
  /// - Parameter start: Begins it, and is given what it answers with.
  package func change(
    named name: @escaping () -> String, start: @escaping (@escaping @MainActor (RoutingResult) -> Void) throws -> Void
  ) -> any TreeChange {
    ForeignChange(name: name, start: start, others: self)
  }

  /// Gives up the one that has not answered, and each that begins from now on, as soon as nothing is in flight.
  package func giveUp(_ settling: @escaping Settling) {
    self.settling = settling
    endWait()
  }

  fileprivate func start(_ name: @escaping () -> String, answer: OnceOnly<RoutingResult>, _ body: () -> Void) {
    begun.append(name)
    self.answer = answer
    isStarting = true
    body()
    isStarting = false
    endWait()
  }

  /// What is still being begun is not cut off: it could not know that it is over.
  private func endWait() {
    guard let settling, let answer, !isStarting else { return }
    settling { [weak answer, name = begun.last] in
      answer?(.failure(NavigationError.transitionDidNotAnswer(name?() ?? "")))
    }
  }
}

private struct ForeignChange: TreeChange {
  let name: () -> String
  let start: (@escaping @MainActor (RoutingResult) -> Void) throws -> Void
  let others: ForeignChanges

  func apply(completion: @escaping (RoutingResult) -> Void) {
    let unanswered = { RoutingResult.failure(NavigationError.transitionDidNotAnswer(name())) }
    let answer = OnceOnly(ifReleased: unanswered()) { completion($0) }
    others.start(name, answer: answer) {
      do {
        try start { answer($0) }
      } catch {
        answer(.failure(error))
      }
    }
  }
}
