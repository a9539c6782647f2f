extension UIWindow {
  /// The moves that the user can make on the visible screens. Empty during a transition. Not Apple's.
  public var userMoves: [UserMove] {
    guard mayBeTouched, let front else { return [] }
    layOut()
    var moves: [UserMove] = []
    front.collectMoves(into: &moves)
    moves += front.touches.map(\.move)
    if let alert = front as? UIAlertController { moves += alert.answers }
    if front.canBeSwipedDown, !front.isModalInPresentation { moves.append(.swipeDown) }
    return moves
  }

  /// Makes a user's move, and asks the delegates as a real gesture does. Not Apple's.
  ///
  /// - Returns: `false` if the move is impossible now or a delegate refuses it.
  @discardableResult public func perform(_ move: UserMove) -> Bool { perform(move, after: 0) }

  /// Makes one of several equal moves.
  ///
  /// - Parameter others: The number of equal moves to skip in ``userMoves``.
  package func perform(_ move: UserMove, after others: Int) -> Bool {
    guard mayBeTouched, let front else { return false }
    layOut()
    let move = front.titled(move, byButton: true)
    return asUser(move) { make(move, after: others, on: front) }
  }

  private func asUser<Result>(_ move: UserMove, _ body: () -> Result) -> Result {
    let before = queue.causeNow
    queue.causeNow = move.cause
    defer { queue.causeNow = before }
    return queue.scheduler.lead(body)
  }

  private func make(_ move: UserMove, after others: Int, on front: UIViewController) -> Bool {
    switch move {
    case .back(let title): front.navigation(goingBackTo: title, after: others, byButton: true)?.goBack() ?? false
    case .selectTab(let index, let title): front.tabs(having: index, title, after: others)?.tap(index, title) ?? false
    case .turnPage(let direction): front.pages(turning: direction, after: others)?.turn(direction) ?? false
    case .swipeDown: front.canBeSwipedDown && front.swipeDown(animated: true)
    case .answer(let title): (front as? UIAlertController)?.answer(title, after: others) ?? false
    case .type(let text, let name): front.enter(text, into: name)
    case .slide(let name, let value): front.slide(name, to: value)
    case .tap, .select, .rowAction, .accessory, .pullToRefresh: front.touch(move, after: others)
    }
  }

  /// Begins a user's gesture: a swipe back, a page turn or a swipe down. Not Apple's.
  ///
  /// - Parameters:
  ///   - move: The move that the gesture begins.
  ///   - isInContents: Whether a swipe back begins anywhere in the content instead of at the edge.
  /// - Returns: The gesture. `nil` if the move is impossible now or a delegate refuses it.
  public func beginInteractive(_ move: UserMove, inContents isInContents: Bool = false) -> InteractiveMove? {
    guard mayBeTouched, let front else { return nil }
    let move = front.titled(move, byButton: false)
    return asUser(move) {
      queue.beginInteractive { startsInteractive(move, on: front, isInContents) }.map { transition in
        transition.gesture?.send(.began)
        return InteractiveMove(move, transition)
      }
    }
  }

  private func startsInteractive(_ move: UserMove, on front: UIViewController, _ isInContents: Bool) -> Bool {
    switch move {
    case .back(let title):
      front.navigation(goingBackTo: title, byButton: false)?.beginPopGesture(fromContents: isInContents) ?? false
    case .turnPage(let direction): front.pages(turning: direction)?.turn(direction) ?? false
    case .swipeDown: front.canBeSwipedDown && front.swipeDown(animated: true)
    default: false
    }
  }

  var mayBeTouched: Bool { queue.isSettled && !UIApplication.shared.ignoresTouches }

  /// The root, or the frontmost modal.
  private var front: UIViewController? {
    guard let seenRoot else { return nil }
    return seenRoot.modalLine.last
  }
}

extension UIViewController {
  /// Calls the body with each visible controller, the innermost first, until it returns a value.
  private func firstOnScreen<Found>(_ body: (UIViewController) -> Found?) -> Found? {
    var found: Found?
    forEachSeenChild { child in
      if found == nil { found = child.modalLine.last?.firstOnScreen(body) }
    }
    return found ?? body(self)
  }

  /// Returns the body's next value after `others` values.
  private func firstOnScreen<Found>(after others: Int, _ body: (UIViewController) -> Found?) -> Found? {
    var others = others
    return firstOnScreen { controller -> Found? in
      guard let found = body(controller) else { return nil }
      others -= 1
      return others < 0 ? found : nil
    }
  }

  fileprivate func collectMoves(into moves: inout [UserMove]) {
    _ = firstOnScreen { controller -> Void? in
      if let navigation = controller as? UINavigationController, navigation.hasBackButton {
        moves.append(.back(navigation.backTitle))
      }
      if let tabs = controller as? UITabBarController { moves += tabs.tabMoves }
      if let pages = controller as? UIPageViewController { moves += pages.turnMoves }
      return nil
    }
  }

  /// Returns the move with the title of its back button or tab, if the title is empty.
  fileprivate func titled(_ move: UserMove, byButton: Bool) -> UserMove {
    switch move {
    case .back(""): navigation(goingBackTo: "", byButton: byButton).map { .back($0.backTitle) } ?? move
    case .selectTab(let index, ""):
      firstOnScreen { ($0 as? UITabBarController)?.tabMoves.first { $0.indexOfTab == index } } ?? move
    default: move
    }
  }

  fileprivate func navigation(
    goingBackTo title: String, after others: Int = 0, byButton: Bool
  ) -> UINavigationController? {
    firstOnScreen(after: others) { controller in
      guard let navigation = controller as? UINavigationController,
        byButton ? navigation.hasBackButton : navigation.childList.count > 1,
        title.isEmpty || navigation.backTitle == title
      else { return nil }
      return navigation
    }
  }

  fileprivate func tabs(having index: Int, _ title: String, after others: Int) -> UITabBarController? {
    firstOnScreen(after: others) { controller in
      guard let tabs = controller as? UITabBarController, tabs.tabMoves.contains(.selectTab(index, title)) else {
        return nil
      }
      return tabs
    }
  }

  fileprivate func pages(
    turning direction: UIPageViewController.NavigationDirection, after others: Int = 0
  ) -> UIPageViewController? {
    firstOnScreen(after: others) { controller in
      guard let pages = controller as? UIPageViewController, pages.pages(direction) != nil else { return nil }
      return pages
    }
  }

  fileprivate var canBeSwipedDown: Bool {
    // An alert is dismissed by an answer instead.
    guard presentingLink != nil, !(self is UIAlertController) else { return false }
    switch presentationControllerStore?.styleNow ?? modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: return !coversPresenter
    default: return false
    }
  }

  fileprivate func swipeDown(animated: Bool) -> Bool {
    let manager = presentationControllerStore
    let delegate = manager?.delegateLink
    let mayGo =
      !isModalInPresentation && manager.map { delegate?.presentationControllerShouldDismiss($0) ?? true } ?? true
    guard mayGo else {
      if let manager { delegate?.presentationControllerDidAttemptToDismiss(manager) }
      return false
    }
    dismissModal(animated: animated, completion: nil)
    return true
  }
}

extension UserMove {
  nonisolated fileprivate var indexOfTab: Int? { if case .selectTab(let index, _) = self { index } else { nil } }
}
