import NavigationCore

/// Why a screen cannot be shown in a certain way. UIKit refuses the same, by an exception.
nonisolated package enum Unshowable: Error, Hashable {
  /// How a screen is to be shown.
  package enum Way: String, Hashable, Sendable {
    case presented, pushed
    case root = "made the root"
  }

  /// It is on screen already.
  case onScreen(String)
  /// It is in a container, which is not on screen.
  case contained(String, in: String, Way)
  /// It is presented, in another window.
  case presentedElsewhere(String)
  /// Stacks do not hold its kind.
  case unpushable(String)
  /// There is no stack that it could be pushed onto.
  case withoutStack(String, top: String?)
  /// The window is empty.
  case overNothing(String)
  /// There is nobody to present it.
  case withoutPresenter(String)
  /// The presenter is in no window.
  case outsideWindow(String)
  /// The presenter presents something already.
  case presenterIsBusy(String, presented: String)
  /// It would have to be presented again if a later change fails, and its popover points at nothing any more.
  case unrepeatable(String)
  /// The presenter is on its way off.
  case presenterIsLeaving(String)
}

extension UIViewController {
  /// Whether a navigation controller takes it.
  package var isPushable: Bool {
    !(self is UINavigationController || self is UISplitViewController || self is UIAlertController)
  }

  /// Throws where UIKit would refuse to show it.
  package func check(canBe way: Unshowable.Way, in live: LiveTree) throws {
    if live.contains(self) { throw Unshowable.onScreen(typeName) }
    if presentingViewController != nil, parent == nil { throw Unshowable.presentedElsewhere(typeName) }
    switch way {
    case .pushed:
      if !isPushable { throw Unshowable.unpushable(typeName) }
    case .presented, .root:
      if let parent { throw Unshowable.contained(typeName, in: parent.typeName, way) }
    }
  }
}

nonisolated extension Unshowable: RemediedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .onScreen(let screen): "this \(screen) is on screen already, and cannot be shown a second time"
    case .contained(let screen, let container, let way):
      "this \(screen) is in a \(container), and cannot be \(way.rawValue) without it"
    case .presentedElsewhere(let screen): "this \(screen) is presented in another window"
    case .unpushable(let screen): "a \(screen) cannot be pushed"
    case .withoutStack(let screen, let top):
      "to push a \(screen) needs a UINavigationController, and there is none in \(top ?? "the empty window")"
    case .overNothing(let screen): "there is nothing that \(screen) could be presented over: the window is empty"
    case .withoutPresenter(let screen): "there is no view controller to present \(screen) from"
    case .outsideWindow(let presenter): "\(presenter) is in no window, and cannot present"
    case .presenterIsBusy(let presenter, let presented): "\(presenter) presents \(presented) already"
    case .unrepeatable(let screen):
      "\(screen) is a popover whose anchor has gone, so that it could not be presented again if this failed half-way"
    case .presenterIsLeaving(let presenter): "\(presenter) is being dismissed, and cannot present"
    }
  }

  package var remedy: String {
    switch self {
    case .onScreen: "Let the factory make a new one, or bring it forward with a BackstackTransition."
    case .contained(_, let container, _): "Show the \(container), or a screen that is in none."
    case .presentedElsewhere: "Make a new one for each window."
    case .unpushable: "Present it."
    case .withoutStack: "Use a ShowTransition, which presents where there is no stack."
    case .overNothing: "Use a RootTransition for the first screen."
    case .withoutPresenter: "Start from a screen that is in the window, or make this one the root."
    case .outsideWindow: "Make it the root of a window, or put it where it is in one, before it presents."
    case .presenterIsBusy: "Present from what is presented, or dismiss that first."
    case .unrepeatable: "Dismiss it before, or let its popover point at something that lives as long as it."
    case .presenterIsLeaving: "Present from what stays."
    }
  }
}
