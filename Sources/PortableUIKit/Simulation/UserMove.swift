/// Something the user can do with what is on screen.
nonisolated public enum UserMove: Hashable, Sendable, CustomStringConvertible {
  /// Press the back button of that title, or swipe from the edge. Without a title whatever it says.
  case back(String = "")
  /// Tap the tab at an index, of that title. Without a title whatever it is called.
  case selectTab(Int, String = "")
  /// Turn a page.
  case turnPage(UIPageViewController.NavigationDirection)
  /// Swipe the topmost sheet away, or tap beside a popover.
  case swipeDown
  /// Choose the action of that title in the alert in front.
  case answer(String)
  /// Tap a control, a bar button or a choice of a menu that opens at once; named by what it says, or by its accessibility
  /// label or identifier. What was drawn in a storyboard or nib can be named by its action, outlet or object id as well.
  case tap(String)
  /// Choose a row or an item, of that wording; of a picker the section is the wheel.
  case select(IndexPath, String)
  /// Choose an action of a row that is swiped to the side.
  case rowAction(IndexPath, String)
  /// Tap the button at the end of a row, of that wording.
  case accessory(IndexPath, String)
  /// Pull the contents down to load anew.
  case pullToRefresh
  /// Type text at the end of a field of that name; a line break presses the return key.
  ///
  /// Nobody can list what might be typed, so that it is never among the moves found.
  case type(String, into: String)
  /// Move a slider of that name to a value; never among the moves found.
  case slide(String, to: Float)

  /// The move in words.
  public var description: String {
    switch self {
    case .back(""): "back"
    case .back(let title): "back to “\(title)”"
    case .selectTab(let index, ""): "tab \(index)"
    case .selectTab(let index, let title): "tab \(index) “\(title)”"
    case .turnPage(let direction): direction == .forward ? "next page" : "previous page"
    case .swipeDown: "swipe down"
    case .answer(let title): "answer “\(title)”"
    case .tap(let name): "tap “\(name)”"
    case .select(let indexPath, let words): "select \(indexPath.section).\(indexPath.item) “\(words)”"
    case .rowAction(let indexPath, let title): "“\(title)” of row \(indexPath.section).\(indexPath.item)"
    case .accessory(let indexPath, let words): "more about \(indexPath.section).\(indexPath.item) “\(words)”"
    case .pullToRefresh: "pull to refresh"
    case .type(let text, let name): "type “\(text)” into “\(name)”"
    case .slide(let name, let value): "slide “\(name)” to \(value)"
    }
  }
}

/// A move of the user's finger that is not over yet; to be finished or cancelled, else the window never settles.
public final class InteractiveMove {
  /// What the user is about to do.
  public let move: UserMove
  /// The transition until the user lets go.
  private var transition: WindowTransition?

  init(_ move: UserMove, _ transition: WindowTransition) {
    self.move = move
    self.transition = transition
  }

  /// Moves the finger to a fraction of the way, from 0 to 1.
  public func update(_ fraction: Double) {
    transition?.coordinator.percentComplete = CGFloat(fraction)
    transition?.gesture?.send(.changed)
  }

  /// Lets go so that the move is made.
  public func finish() { letGo(cancelled: false) }

  /// Lets go so that everything is as before.
  public func cancel() { letGo(cancelled: true) }

  private func letGo(cancelled: Bool) {
    let gesture = transition?.gesture
    transition?.interactionEnds(cancelled: cancelled)
    gesture?.send(cancelled ? .cancelled : .ended)
    gesture?.rest()
    transition = nil
  }

  nonisolated deinit {}
}
