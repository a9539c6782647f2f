extension UIWindow {
  /// What the user can do now, found by looking at what is on screen; nothing while a transition is under way.
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

  /// Makes one of the user's moves, asking the delegates that would be asked.
  ///
  /// - Returns: `false` if it cannot be made now or was refused.
  @discardableResult public func perform(_ move: UserMove) -> Bool { perform(move, after: 0) }

  /// Makes one of several moves that are called the same.
  ///
  /// - Parameter others: How many of these stand before it in ``userMoves``.
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

  /// Begins one of the user's moves with the finger still on the screen: going back, turning a page, swiping down.
  ///
  /// - Parameters:
  ///   - move: What the finger begins.
  ///   - isInContents: Whether the finger goes back from anywhere in the contents, and not from the edge.
  /// - Returns: `nil` if it cannot be made now or was refused.
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

  /// The root, or the modal in front of everything.
  private var front: UIViewController? {
    guard let seenRoot else { return nil }
    return seenRoot.modalLine.last
  }
}

extension UIViewController {
  /// Calls with every controller on screen in this one, the innermost first, until the body is content.
  private func firstOnScreen<Found>(_ body: (UIViewController) -> Found?) -> Found? {
    var found: Found?
    forEachSeenChild { child in
      if found == nil { found = child.modalLine.last?.firstOnScreen(body) }
    }
    return found ?? body(self)
  }

  /// The same, leaving out so many of which the body is content.
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

  /// The move with the title that a back button or a tab has, where it was left open.
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
    // An alert goes by an answer.
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
