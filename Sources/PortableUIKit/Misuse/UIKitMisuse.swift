/// Something the app did that Apple's systems refuse or crash on; collected here, and never a trap unless asked for.
///
///     let misuses = UIKitMisuse.collect { screen.present(other, animated: true) }
///     #expect(misuses.map(\.kind) == [.presenterOutsideWindow])
nonisolated public struct UIKitMisuse: Hashable, Sendable, CustomStringConvertible {
  /// What was done wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Presenting from a controller that presents something already.
    case presenterAlreadyPresents
    /// Presenting from a controller that is in no visible window.
    case presenterOutsideWindow
    /// Presenting from a controller that is being dismissed.
    case presenterIsBeingDismissed
    /// Presenting a controller that is presented already.
    case alreadyPresented
    /// Presenting a controller that has a parent or is a window's root.
    case presentingChild
    /// Presenting a controller on itself.
    case presentingItself
    /// Presenting a popover that points at nothing.
    case popoverWithoutAnchor
    /// Putting a view into an effect view itself, and not into its content view.
    case viewInEffectView
    /// Dismissing what is being dismissed already.
    case dismissalInProgress
    /// Pushing what is in the stack already.
    case pushingTwice
    /// Pushing a navigation controller.
    case pushingNavigationController
    /// Adding a controller to a container while it is presented.
    case containingPresented
    /// Adding a container to itself or to what it contains.
    case containingItself
    /// The same controller more than once in a list.
    case duplicateInList
    /// Giving a tab bar controller two tabs of the same identifier.
    case duplicateTabIdentifier
    /// Popping to a controller that is not in the stack.
    case poppingToStranger
    /// Selecting a tab that is not there.
    case selectingStranger
    /// Making a presented controller a window's root.
    case presentedAsRoot
    /// A transition between controllers that are not both children.
    case transitionBetweenStrangers
    /// A transition in a container that tells its children itself that they appear and disappear.
    case transitionWhileForwarding
    /// An animator that has not put the view of who comes into the container view by the end.
    case animatorLeftViewOut
    /// A storyboard, a nib or a scene that cannot be used; the sentence is the `UIStoryboardError`'s.
    case unusableInterface
    /// Performing a segue that the scene does not have.
    case unknownSegue
    /// An unwind segue that nobody around answers.
    case unansweredUnwind
    /// A custom segue that does nothing.
    case segueWithoutAction
    /// An alert with two cancel actions, with text fields in an action sheet, or with a preferred action not its own.
    case misconfiguredAlert
    /// Putting a view into itself.
    case viewInsideItself
    /// Asking for the view while it is being loaded.
    case viewWhileLoading
    /// Pushing a split view controller.
    case pushingSplitViewController
    /// Naming a column that the style of a split view controller does not have.
    case columnNotInStyle
    /// Giving a container a controller it cannot hold there.
    case unsuitableChild
    /// A constraint between views that lie in no common view.
    case constraintBetweenStrangers
    /// A table or collection view whose cells, identifiers or index paths do not fit together.
    case unsuitableCell
    /// A target and a selector, which need the Objective-C runtime.
    case selectorWithoutRuntime
    /// Changing items, selection or delegate of a bar that a tab bar controller or a stack manages.
    case changingManagedBar
    /// A notification that the user has answered, in an app of which nobody is told.
    case unheardNotification
    /// A scheduler that never came to rest.
    case neverIdle
  }

  /// What was done wrong.
  public let kind: Kind
  /// The types of the controllers it was done with.
  public let controllers: [String]
  /// One sentence that names the thing and the remedy.
  public let sentence: String

  /// The sentence.
  public var description: String { sentence }

  /// Where misuse is collected. Without one, as in what a dispatch queue calls, it goes where misuse was collected as the window
  /// was made in which it happens; where it was not, it is written to standard error.
  @TaskLocal public static var log: MisuseLog?

  /// Whether a misuse stops the process, for a debugger to look at; `false` unless set.
  @MainActor public static var trapsOnMisuse = false

  /// Collects what is misused while the body runs, and on later turns by what the body began.
  @MainActor public static func collect(_ body: () throws -> Void) rethrows -> [UIKitMisuse] {
    let log = MisuseLog()
    try $log.withValue(log) { try body() }
    return log.entries
  }

  @MainActor static func report(_ kind: Kind, _ involved: NSObject?...) {
    let names = involved.compactMap { $0.map { String(describing: type(of: $0)) } }
    record(kind, names, kind.sentence(names), by: involved)
  }

  /// - Parameter involved: Who misuses what, as far as that is known.
  @MainActor static func record(_ kind: Kind, _ names: [String], _ sentence: String, by involved: [NSObject?] = []) {
    if trapsOnMisuse { preconditionFailure(sentence) }
    if let log = log ?? involved.lazy.compactMap({ ($0 as? any MisuseSource)?.misuseLog }).first {
      log.entries.append(UIKitMisuse(kind: kind, controllers: names, sentence: sentence))
    } else {
      FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
  }
}

/// An object whose window collects misuse.
@MainActor protocol MisuseSource {
  /// The log of the context in which the window was made.
  var misuseLog: MisuseLog? { get }
}

/// Collects misuse, for a whole test if bound to it.
///
///     let log = MisuseLog()
///     UIKitMisuse.$log.withValue(log) { … }
///     #expect(log.entries.isEmpty)
public final class MisuseLog {
  /// What was misused so far, in order.
  public internal(set) var entries: [UIKitMisuse] = []

  /// Makes an empty log.
  public init() {}

  nonisolated deinit {}
}
