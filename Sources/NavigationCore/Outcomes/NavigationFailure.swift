/// Why a navigation could not be carried out: at which step, for what reason, and what to do about it.
///
/// A failed navigation leaves the tree of view controllers as it was.
nonisolated public struct NavigationFailure: Error {
  /// The step at which it failed, as in `step 2 (ProductScreen)`; `nil` where it concerns the whole request.
  public var step: String?
  /// The reason. Every vocabulary keeps its own errors; a factory's or a task's error is here as it was thrown.
  public var reason: any Error
  /// What to do about it, as a sentence.
  public var remedy: String
  /// The app's own actions and tasks that had run by then. What they did to views and models was not undone.
  public var alreadyRun: [String]

  /// Describes a failure.
  public init(step: String? = nil, reason: any Error, remedy: String, alreadyRun: [String] = []) {
    self.step = step
    self.reason = reason
    self.remedy = remedy
    self.alreadyRun = alreadyRun
  }
}

nonisolated extension NavigationFailure {
  /// Whether what had been changed could not be put back.
  var leavesTreeChanged: Bool { if case .treeNotRestored? = reason as? NavigationError { true } else { false } }
}

nonisolated extension NavigationFailure: CustomStringConvertible {
  /// Step, reason and remedy as one sentence after the other.
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

/// The reasons that the engine itself has, whatever the vocabulary.
nonisolated public enum NavigationError: Error, Hashable {
  /// The router's window is gone.
  case windowIsGone
  /// The guards agreed again and again, and each time the tree had changed so much that others had to be asked.
  case treeKeepsChanging(rounds: Int)
  /// A guard let go of its completion without calling it.
  case guardDidNotAnswer(String)
  /// An action or a transition let go of its completion without calling it.
  case transitionDidNotAnswer(String)
  /// A change was made and did not take effect.
  case changeHadNoEffect(String)
  /// All changes were made, and the destination is still not visible.
  case destinationNotVisible(String)
  /// After a failure the tree could not be put back.
  case treeNotRestored(after: String)
}

/// An error of this package that knows what to do about it.
nonisolated package protocol RemediedError: Error {
  /// What is wrong, without what to do about it.
  var reason: String { get }
  var remedy: String { get }
  /// Whether the reason may be that the window has no root view controller, so that the request can wait for one.
  var mayBeForWantOfRoot: Bool { get }
}

nonisolated extension RemediedError {
  package var reason: String { "\(self)" }
  package var mayBeForWantOfRoot: Bool { false }
}

/// Whether the reason of an error may be that the window has no root view controller.
nonisolated func mayBeForWantOfRoot(_ error: any Error) -> Bool {
  switch error {
  case let failure as NavigationFailure: mayBeForWantOfRoot(failure.reason)
  case NavigationInterruption.blocked(by: .refusal(_, let reason)): mayBeForWantOfRoot(reason)
  case let error as any RemediedError: error.mayBeForWantOfRoot
  default: false
  }
}

nonisolated extension NavigationError: RemediedError, CustomStringConvertible {
  /// The reason as a sentence.
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

  /// What to do about it.
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
  /// A failure of the engine itself; the remedy comes with the reason.
  package init(_ reason: NavigationError, step: String? = nil) {
    self.init(step: step, reason: reason, remedy: reason.remedy)
  }
}

nonisolated extension NavigationFailure {
  /// Any error as a failure: failures stay what they are, the package's errors bring their remedy, and what the app
  /// threw becomes the reason. Where no step is named yet, this one is.
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
