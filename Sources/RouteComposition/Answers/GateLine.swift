import NavigationCore
import ViewHierarchy

/// The lines of a window, one for each class of screen that gates ask. Gates that ask the same class share a line.
final class GateLines {
  private var lines: [ObjectIdentifier: GateLine] = [:]

  /// Returns the line for a class of screen. Creates the line if there is none yet.
  func line(for screen: ObjectIdentifier, in window: UIWindow) -> GateLine {
    if let line = lines[screen] { return line }
    let line = GateLine(in: window)
    lines[screen] = line
    return line
  }
}

/// The requests of a window that wait at gates with one class of screen, in the order of their arrival.
///
/// Only one gate asks at a time. This gate asks once for all its visitors. The visitors of the other gates wait until
/// the question ends.
final class GateLine {
  private enum State {
    case free
    /// A gate asks its screen. The handle cancels the question, and is `nil` until `gate.ask` has returned it.
    case asking(Gate, NavigationHandle?)
    /// A question has ended, and the visitors receive the result.
    case answering
  }

  private weak var window: UIWindow?
  private var state = State.free
  private var visitors: [GateVisitor] = []
  /// The number of the latest question. A cancelled question may end after the next question has begun. Its end is then
  /// ignored.
  private var lastQuestion = 0

  init(in window: UIWindow) { self.window = window }

  func append(_ visitor: GateVisitor) {
    visitors.append(visitor)
    visitor.line = self
    advance()
  }

  /// Removes a visitor whose request has ended. If this was the last visitor of the gate that asks, the question is
  /// cancelled.
  func remove(_ visitor: GateVisitor) {
    guard take(visitor), case .asking(let gate, let question) = state, gate === visitor.gate else { return }
    guard !visitors.contains(where: { $0.gate === gate }) else { return }
    state = .free
    question?.cancel()
    advance()
  }

  /// Removes a visitor from the line.
  ///
  /// - Returns: Whether the visitor was in the line.
  private func take(_ visitor: GateVisitor) -> Bool {
    guard let index = visitors.firstIndex(where: { $0 === visitor }) else { return false }
    visitors.remove(at: index)
    return true
  }

  /// Answers the visitors of open gates in order. At the first visitor of a closed gate, the gate asks, and no more
  /// visitors are answered. If the window is released, the visitors of closed gates are refused instead.
  private func advance() {
    while case .free = state, let next = visitors.first {
      if next.gate.isOpen {
        if take(next) { next.answer(.success) }
      } else if let window {
        ask(for: next, in: window)
      } else if take(next) {
        next.answer(.failure(next.gate.nowhereToAsk))
      }
    }
  }

  private func ask(for visitor: GateVisitor, in window: UIWindow) {
    lastQuestion += 1
    let (gate, number) = (visitor.gate, lastQuestion)
    state = .asking(gate, nil)
    visitor.inGuardCall {
      let handle = gate.ask(Router(window: window)) { self.ended(number, $0) }
      if case .asking(_, nil) = state, number == lastQuestion {
        state = .asking(gate, handle)
      } else {
        // The visitors have left during the call. If the question has ended instead, cancelling has no effect.
        handle.cancel()
      }
    }
  }

  /// Ends a question. Answers the visitors of the gate that has asked, and the visitors of other gates that are open
  /// now. Ignores any question but the latest.
  private func ended(_ number: Int, _ outcome: Outcome<Void>) {
    guard number == lastQuestion, case .asking(let gate, _) = state else { return }
    state = .answering
    let result = gate.result(after: outcome)
    // An answer can remove visitors from the line, and add new visitors.
    for visitor in visitors {
      let answer: RoutingResult? = visitor.gate === gate ? result : visitor.gate.isOpen ? .success : nil
      if let answer, take(visitor) { visitor.answer(answer) }
    }
    state = .free
    advance()
  }
}

/// A request that waits at a gate.
final class GateVisitor {
  let gate: Gate
  weak var line: GateLine?
  /// Runs code as part of the guard's call in which the visitor was created. Requests that the code makes are then
  /// requests of the guard.
  let inGuardCall: (() -> Void) -> Void
  private let completion: @MainActor (RoutingResult) -> Void

  nonisolated deinit {}

  /// Creates a visitor. Call this initializer within the guard's call.
  init(at gate: Gate, _ completion: @escaping @MainActor (RoutingResult) -> Void) {
    self.gate = gate
    inGuardCall = NavigationQueue.partOfThisCall()
    self.completion = completion
  }

  func answer(_ result: RoutingResult) { completion(result) }

  /// Removes the visitor from its line. The gate calls this method when the request has ended.
  func leave() { line?.remove(self) }
}
