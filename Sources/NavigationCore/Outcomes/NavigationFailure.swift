/// The step, the reason and the remedy of a navigation that failed.
///
/// A failed navigation leaves the tree of view controllers as it was. ``Outcome/failed(_:)`` names the exceptions.
nonisolated public struct NavigationFailure: Error {
  /// The step that failed, such as `step 2 (ProductScreen)`; `nil` if the failure concerns the whole request.
  public var step: String?
  /// The reason: an error of this package, or an error that code of the app has thrown, such as a factory or a task.
  public var reason: any Error
  /// An instruction that solves the problem, as a sentence. For an error that the app has thrown, the remedy names the factory, task or
  /// other role that has thrown it, or is empty.
  public var remedy: String
  /// The names of the app code that had begun before the failure: actions, transitions, and the tasks of steps. Code that has failed is
  /// included. Its effects on views and models were not undone. A router's own tasks are not listed.
  public var alreadyRun: [String]

  /// Makes a failure.
  public init(step: String? = nil, reason: any Error, remedy: String, alreadyRun: [String] = []) {
    self.step = step
    self.reason = reason
    self.remedy = remedy
    self.alreadyRun = alreadyRun
  }
}

nonisolated extension NavigationFailure {
  /// A Boolean value that indicates whether the tree could not be restored.
  var leavesTreeChanged: Bool { if case .treeNotRestored? = reason as? NavigationError { true } else { false } }
}

nonisolated extension NavigationFailure: CustomStringConvertible {
  /// The step, the reason, the remedy, and the app's actions and tasks that had run, in sentences.
  public var description: String {
    var text = step.map { "At \($0): " } ?? ""
    text += Self.sentence((reason as? any RemediedError)?.reason ?? "\(reason)")
    if !remedy.isEmpty { text += " " + Self.sentence(remedy.prefix(1).uppercased() + remedy.dropFirst()) }
    if !alreadyRun.isEmpty { text += " Had run by then: " + alreadyRun.joined(separator: ", ") + "." }
    return text
  }

  private static func sentence(_ text: String) -> String {
    guard let last = text.last, !".!?".contains(last) else { return text }
    return text + "."
  }
}

/// An error of the engine, which is the same for every vocabulary.
nonisolated public enum NavigationError: Error, Hashable {
  /// The router's window no longer exists.
  case windowIsGone
  /// The request needed more than this number of rounds of questions, because the tree changed during the rounds.
  case treeKeepsChanging(rounds: Int)
  /// A guard released its completion without calling it. The value is the name of the guard.
  case guardDidNotAnswer(String)
  /// An action or a transition did not call its completion: it released the completion, or was given up before a call. The value is the
  /// name of the action or transition.
  case transitionDidNotAnswer(String)
  /// UIKit did not make a change. The value describes the change.
  case changeHadNoEffect(String)
  /// All changes were made, but the destination is not visible. The value is the name of the destination.
  case destinationNotVisible(String)
  /// The tree could not be restored after a failure. The value describes that failure.
  case treeNotRestored(after: String)
}

/// An error of this package with an instruction that solves the problem.
nonisolated package protocol RemediedError: Error {
  /// The problem, without the remedy.
  var reason: String { get }
  var remedy: String { get }
  /// A Boolean value that indicates whether a missing root view controller may have caused the error. If the window has no root, the
  /// request waits for one, unless the request only removes screens.
  var mayLackRoot: Bool { get }
}

nonisolated extension RemediedError {
  package var reason: String { "\(self)" }
  package var mayLackRoot: Bool { false }
}

/// Returns whether a missing root view controller may have caused an error. For a failure or a refusal, tests its reason.
nonisolated func mayLackRoot(_ error: any Error) -> Bool {
  switch error {
  case let failure as NavigationFailure: mayLackRoot(failure.reason)
  case NavigationInterruption.blocked(by: .refusal(_, let reason)): mayLackRoot(reason)
  case let error as any RemediedError: error.mayLackRoot
  default: false
  }
}

nonisolated extension NavigationError: RemediedError, CustomStringConvertible {
  /// The reason, as a sentence.
  public var description: String {
    switch self {
    case .windowIsGone: "the window of this router no longer exists"
    case .treeKeepsChanging(let rounds):
      "the tree of screens kept changing while guards were asked, \(rounds) times in a row"
    case .guardDidNotAnswer(let name): "\(name) let go of its completion without calling it"
    case .transitionDidNotAnswer(let name): "\(name) let go of its completion without calling it"
    case .changeHadNoEffect(let change): "UIKit did not carry out: \(change)"
    case .destinationNotVisible(let name): "\(name) is in place but not visible"
    case .treeNotRestored(let reason): "the tree could not be put back after this failure: \(reason)"
    }
  }

  /// The remedy, as a sentence.
  package var remedy: String {
    switch self {
    case .windowIsGone: "Keep the window alive as long as its router is used."
    case .treeKeepsChanging: "Look for a guard that shows or closes screens each time it is asked."
    case .guardDidNotAnswer: "Call the completion exactly once on every path, or write the guard's async form."
    case .transitionDidNotAnswer: "Call the completion exactly once on every path."
    case .changeHadNoEffect:
      "Look for an override or a delegate that swallows the call, and for a screen that is already on screen."
    case .destinationNotVisible: "Look for a container or a delegate that chose another child."
    case .treeNotRestored: "Replace the window's root to get back to a known state."
    }
  }
}

nonisolated extension NavigationFailure {
  /// Makes a failure of the engine, with the remedy of its reason.
  package init(_ reason: NavigationError, step: String? = nil) {
    self.init(step: step, reason: reason, remedy: reason.remedy)
  }
}

nonisolated extension NavigationFailure {
  /// Converts an error to a failure. An error of this package supplies the remedy. For any other error, the remedy is empty.
  ///
  /// - Parameter step: The step of the failure. It is ignored if the error is a failure that has a step already.
  package init(caught error: any Error, step: String? = nil) {
    switch error {
    case let failure as NavigationFailure:
      self = failure
      self.step = failure.step ?? step
    case let error as any RemediedError: self.init(step: step, reason: error, remedy: error.remedy)
    default: self.init(step: step, reason: error, remedy: "")
    }
  }
}
