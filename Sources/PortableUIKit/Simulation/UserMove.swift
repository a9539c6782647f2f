/// An action that the user can perform on the visible screens.
nonisolated public enum UserMove: Hashable, Sendable, CustomStringConvertible {
  /// Press the back button with a title, or swipe from the edge. An empty title matches any back button.
  case back(String = "")
  /// Select the tab at an index, with a title. An empty title matches any tab.
  case selectTab(Int, String = "")
  /// Turn a page.
  case turnPage(UIPageViewController.NavigationDirection)
  /// Swipe the topmost sheet away, or tap outside a popover.
  case swipeDown
  /// Choose the action with a title in the frontmost alert.
  case answer(String)
  /// Tap a control, a bar button, or an item of a menu that opens at once.
  ///
  /// The name is its text, its accessibility label or its accessibility identifier. An object of a storyboard or nib
  /// also has its action, outlet or object id as a name.
  case tap(String)
  /// Select the row or item with a text. In a picker, the section is the component.
  case select(IndexPath, String)
  /// Choose an action of a row that is swiped sideways.
  case rowAction(IndexPath, String)
  /// Tap the accessory button of a row, by its text.
  case accessory(IndexPath, String)
  /// Pull down to refresh the content.
  case pullToRefresh
  /// Type text at the end of the field with a name. A line break presses the return key. `userMoves` never lists it,
  /// because the possible texts are unlimited.
  case type(String, into: String)
  /// Move the slider with a name to a value. `userMoves` never lists it.
  case slide(String, to: Float)

  /// A description of the move.
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

/// A user's gesture that has not ended. The window settles only after the gesture is finished or cancelled.
public final class InteractiveMove {
  /// The move that the gesture begins.
  public let move: UserMove
  /// The transition, until the gesture ends.
  private var transition: WindowTransition?

  init(_ move: UserMove, _ transition: WindowTransition) {
    self.move = move
    self.transition = transition
  }

  /// Moves the finger to a fraction of the gesture, from 0 to 1.
  public func update(_ fraction: Double) {
    transition?.coordinator.percentComplete = CGFloat(fraction)
    transition?.gesture?.send(.changed)
  }

  /// Ends the gesture and completes the move.
  public func finish() { letGo(cancelled: false) }

  /// Ends the gesture and restores the state before it.
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
