import NavigationCore

/// The reason why a screen cannot be shown in a certain manner. UIKit would raise an exception or refuse the screen.
nonisolated package enum Unshowable: Error, Hashable {
  /// A manner of showing a screen without a container.
  package enum Manner: String, Hashable, Sendable {
    case presented
    case root = "made the root"
    case shown
  }

  /// The screen is in the tree already.
  case onScreen(String)
  /// The changes show the screen twice.
  case twice(String, in: String?)
  /// The screen is in a container that is not in the tree, and would be shown without the container.
  case contained(String, in: String, Manner)
  /// The screen is presented in another window.
  case presentedElsewhere(String)
  /// The screen is the root of another window.
  case rootElsewhere(String)
  /// Stacks do not accept the class of the screen.
  case unpushable(String)
  /// The container does not accept the class of the screen.
  case uncontainable(String, in: String)
  /// The screen contains the container that it would join.
  case around(String, container: String)
  /// The split has no such column.
  case noSuchColumn(split: String)
  /// The split is collapsed, and shows its screen for compact widths in place of all columns.
  case columnNotShown(split: String)
  /// There is no stack onto which the screen could be pushed.
  case withoutStack(String, top: String?)
  /// The window is empty, so nothing can present the screen.
  case overNothing(String)
  /// There is no view controller that could present the screen.
  case withoutPresenter(String)
  /// The presenter is in no window.
  case outsideWindow(String)
  /// The presenter presents another screen already.
  case presenterIsBusy(String, presented: String)
  /// The screen is shown as a popover, and no anchor is set.
  case withoutAnchor(String)
  /// The screen would be dismissed, and could not be presented again if a later change failed: it is a popover whose
  /// anchor is gone.
  case unrepeatable(String)
  /// The presenter is being dismissed.
  case presenterIsLeaving(String)
}

nonisolated extension Unshowable: RemediedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .onScreen(let screen): "this \(screen) is on screen already, and cannot be shown a second time"
    case .twice(let screen, let container?): "this \(screen) would stand in the \(container) twice"
    case .twice(let screen, nil): "this \(screen) would be shown in two places"
    case .contained(let screen, let container, let manner):
      "this \(screen) is in a \(container), and cannot be \(manner.rawValue) without it"
    case .presentedElsewhere(let screen): "this \(screen) is presented in another window"
    case .rootElsewhere(let screen): "this \(screen) is the root of another window"
    case .unpushable(let screen): "a \(screen) cannot be pushed"
    case .uncontainable(let screen, let container): "a \(screen) cannot stand there in a \(container)"
    case .around(let screen, let container): "this \(screen) contains the \(container) that it would join"
    case .noSuchColumn(let split): "this \(split) has no such column in its style"
    case .columnNotShown(let split):
      "this \(split) is collapsed and shows its screen for compact widths, so no other column can be shown"
    case .withoutStack(let screen, let top):
      "to push a \(screen) needs a UINavigationController, and there is none in \(top ?? "the empty window")"
    case .overNothing(let screen): "there is nothing that \(screen) could be presented over: the window is empty"
    case .withoutPresenter(let screen): "there is no view controller to present \(screen) from"
    case .outsideWindow(let presenter): "\(presenter) is in no window, and cannot present"
    case .presenterIsBusy(let presenter, let presented): "\(presenter) presents \(presented) already"
    case .withoutAnchor(let screen): "\(screen) is shown as a popover in this width, and points at nothing"
    case .unrepeatable(let screen):
      "\(screen) is a popover whose anchor has gone, so that it could not be presented again if this failed half-way"
    case .presenterIsLeaving(let presenter): "\(presenter) is being dismissed, and cannot present"
    }
  }

  package var mayLackRoot: Bool {
    switch self {
    case .withoutStack, .overNothing, .withoutPresenter, .outsideWindow: true
    default: false
    }
  }

  package var remedy: String {
    switch self {
    case .onScreen: "Let the factory make a new one, or find the one on screen and bring it forward."
    case .twice: "Let each step, page or context make a screen of its own."
    case .contained(_, let container, _): "Show the \(container), or a screen that is in none."
    case .presentedElsewhere, .rootElsewhere: "Make a new one for each window."
    case .unpushable: "Present it."
    case .uncontainable: "Present it, or put it where UIKit takes its class."
    case .around: "Let the factory make a new one."
    case .noSuchColumn: "Make the split in a style that has the column, or name another column."
    case .columnNotShown: "Show the screen in the column for compact widths, or by pushToDetails()."
    case .withoutStack: "Use a ShowTransition, which presents where there is no stack."
    case .overNothing: "Use a RootTransition for the first screen."
    case .withoutPresenter: "Start from a screen that is in the window, or make this one the root."
    case .outsideWindow: "Make it the root of a window, or put it where it is in one, before it presents."
    case .presenterIsBusy: "Present from what is presented, or dismiss that first."
    case .withoutAnchor:
      "Set the sourceView, sourceItem or barButtonItem of its popoverPresentationController when it is made or presented."
    case .unrepeatable: "Dismiss it before, or let its popover point at something that lives as long as it."
    case .presenterIsLeaving: "Present from what stays."
    }
  }
}
