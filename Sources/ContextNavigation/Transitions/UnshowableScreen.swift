import NavigationCore
import ViewHierarchy

/// Why a screen cannot be shown by a transition. UIKit refuses the same, by an exception.
nonisolated enum UnshowableScreen: Error {
  /// How a screen is to be shown.
  enum Way: String {
    case presented, pushed
    case root = "made the root"
  }

  /// It is on screen already.
  case onScreen(String)
  /// It is in a container, which is not on screen.
  case contained(String, in: String, Way)
  /// It is presented, in another window.
  case presented(String)
  /// Stacks do not hold its kind.
  case unpushable(String)
  /// There is no stack that it could be pushed onto.
  case withoutStack(String, top: String?)
  /// The window is empty.
  case overNothing(String)
}

extension UIViewController {
  /// Whether a navigation controller takes it.
  var isPushable: Bool { !(self is UINavigationController || self is UISplitViewController) }

  /// Throws where UIKit would refuse to show it.
  func check(canBe way: UnshowableScreen.Way, in live: LiveTree) throws {
    if live.contains(self) { throw UnshowableScreen.onScreen(typeName) }
    if presentingViewController != nil, parent == nil { throw UnshowableScreen.presented(typeName) }
    switch way {
    case .pushed:
      if !isPushable { throw UnshowableScreen.unpushable(typeName) }
    case .presented, .root:
      if let parent { throw UnshowableScreen.contained(typeName, in: parent.typeName, way) }
    }
  }
}

nonisolated extension UnshowableScreen: RemediedError, CustomStringConvertible {
  var description: String {
    switch self {
    case .onScreen(let screen): "this \(screen) is on screen already, and cannot be shown a second time"
    case .contained(let screen, let container, let way):
      "this \(screen) is in a \(container), and cannot be \(way.rawValue) without it"
    case .presented(let screen): "this \(screen) is presented in another window"
    case .unpushable(let screen): "a \(screen) cannot be pushed"
    case .withoutStack(let screen, let top):
      "to push a \(screen) needs a UINavigationController, and there is none in \(top ?? "the empty window")"
    case .overNothing(let screen): "there is nothing that \(screen) could be presented over: the window is empty"
    }
  }

  var remedy: String {
    switch self {
    case .onScreen: "Let the factory make a new one, or bring it forward with a BackstackTransition."
    case .contained(_, let container, _): "Let the factory return the \(container), or a screen that is in none."
    case .presented: "Let the factory make a new one for each window."
    case .unpushable: "Use a ShowTransition or a ModalTransition, which present it."
    case .withoutStack: "Use a ShowTransition, which presents where there is no stack."
    case .overNothing: "Use a RootTransition for the first screen."
    }
  }
}
