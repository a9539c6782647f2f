/// A misuse of UIKit that Apple's systems refuse, or on which they crash. The headless UIKit collects misuse, and traps only on request.
///
///     let misuses = UIKitMisuse.collect { screen.present(other, animated: true) }
///     #expect(misuses.map(\.kind) == [.presenterOutsideWindow])
nonisolated public struct UIKitMisuse: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of misuse.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Presenting from a view controller that already presents another.
    case presenterAlreadyPresents
    /// Presenting from a view controller that is in no visible window.
    case presenterOutsideWindow
    /// Presenting from a view controller that is being dismissed.
    case presenterIsBeingDismissed
    /// Presenting a view controller that is already presented.
    case alreadyPresented
    /// Presenting a view controller that has a parent or is the root of a window.
    case presentingChild
    /// Presenting a view controller on itself.
    case presentingItself
    /// Presenting a popover without an anchor.
    case popoverWithoutAnchor
    /// Adding a subview to an effect view instead of its content view.
    case viewInEffectView
    /// Dismissing a view controller that is already being dismissed.
    case dismissalInProgress
    /// Pushing a view controller that is already in the stack.
    case pushingTwice
    /// Pushing a navigation controller.
    case pushingNavigationController
    /// Adding a presented view controller to a container.
    case containingPresented
    /// Adding a container to itself or to one of its descendants.
    case containingItself
    /// Listing the same view controller more than once.
    case duplicateInList
    /// Giving a tab bar controller two tabs with the same identifier.
    case duplicateTabIdentifier
    /// Popping to a view controller that is not in the stack.
    case poppingToStranger
    /// Selecting a tab that the tab bar controller does not have.
    case selectingStranger
    /// Making a presented view controller the root of a window.
    case presentedAsRoot
    /// A transition between view controllers that are not both children of the container.
    case transitionBetweenStrangers
    /// A transition in a container that forwards appearance callbacks to its children itself.
    case transitionWhileForwarding
    /// An animator that ends without adding the view of the new view controller to the container view.
    case animatorLeftViewOut
    /// A storyboard, nib or scene that cannot be used. The sentence comes from the `UIStoryboardError`.
    case unusableInterface
    /// Performing a segue that the scene does not have.
    case unknownSegue
    /// An unwind segue without a view controller that handles it.
    case unansweredUnwind
    /// A custom segue without an action.
    case segueWithoutAction
    /// An alert with two cancel actions, an action sheet with text fields, or an alert without its preferred action.
    case misconfiguredAlert
    /// Adding a view to itself or to one of its subviews.
    case viewInsideItself
    /// Reading the view of a view controller while it loads.
    case viewWhileLoading
    /// Pushing a split view controller.
    case pushingSplitViewController
    /// Using a column that the style of a split view controller does not have.
    case columnNotInStyle
    /// Giving a container a view controller that it cannot hold in that place.
    case unsuitableChild
    /// A constraint between views without a common superview.
    case constraintBetweenStrangers
    /// Inconsistent cells, identifiers or index paths of a table or collection view.
    case unsuitableCell
    /// A target and a selector, which need the Objective-C runtime.
    case selectorWithoutRuntime
    /// Changing the items, selection or delegate of a bar that a tab bar controller or a stack manages.
    case changingManagedBar
    /// A response to a notification in an app without a delegate for notifications.
    case unheardNotification
    /// A scheduler that does not become idle.
    case neverIdle
  }

  /// The kind of the misuse.
  public let kind: Kind
  /// The types of the involved objects.
  public let controllers: [String]
  /// A sentence that names the involved types and the remedy.
  public let sentence: String

  /// The sentence.
  public var description: String { sentence }

  /// The log that collects misuse in the current task.
  ///
  /// A closure on a dispatch queue has no such log. Its misuse goes to the log that was current when the window of the involved objects was
  /// created. Without either log, the misuse is written to standard error.
  @TaskLocal public static var log: MisuseLog?

  /// A Boolean value that indicates whether a misuse stops the process, for a debugger. The default is `false`.
  @MainActor public static var trapsOnMisuse = false

  /// Returns the misuse that happens while a closure runs, and on later turns in work that the closure has started.
  @MainActor public static func collect(_ body: () throws -> Void) rethrows -> [UIKitMisuse] {
    let log = MisuseLog()
    try $log.withValue(log) { try body() }
    return log.entries
  }

  @MainActor static func report(_ kind: Kind, _ involved: NSObject?...) {
    let names = involved.compactMap { $0.map { String(describing: type(of: $0)) } }
    record(kind, names, kind.sentence(names), by: involved)
  }

  /// - Parameter involved: The objects that cause the misuse, if known.
  @MainActor static func record(_ kind: Kind, _ names: [String], _ sentence: String, by involved: [NSObject?] = []) {
    if trapsOnMisuse { preconditionFailure(sentence) }
    if let log = log ?? involved.lazy.compactMap({ ($0 as? any MisuseSource)?.misuseLog }).first {
      log.entries.append(UIKitMisuse(kind: kind, controllers: names, sentence: sentence))
    } else {
      FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
  }
}

/// An object with a window whose log collects misuse.
@MainActor protocol MisuseSource {
  /// The log that was current when the window was created.
  var misuseLog: MisuseLog? { get }
}

/// A log that collects misuse, for example for a whole test.
///
///     let log = MisuseLog()
///     UIKitMisuse.$log.withValue(log) { … }
///     #expect(log.entries.isEmpty)
public final class MisuseLog {
  /// The collected misuse, in chronological order.
  public internal(set) var entries: [UIKitMisuse] = []

  /// Creates an empty log.
  public init() {}

  nonisolated deinit {}
}
