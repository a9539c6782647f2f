extension UITabBarController {
  /// The taps that the bar allows. Empty while the bar is hidden.
  var tabMoves: [UserMove] {
    guard !tabBar.hidden, !isBarHiddenByPush else { return [] }
    var moves = taps(on: choicesInBar)
    guard hasMore else { return moves }
    let more = madeMore()
    moves.append(.selectTab(Self.room - 1, more.list.title ?? ""))
    let isListSeen = shownChild === more && more.shownChild === more.list
    return isListSeen ? moves + taps(on: choices.dropFirst(Self.room - 1)) : moves
  }

  private func taps(on choices: ArraySlice<TabChoice>) -> [UserMove] {
    zip(choices.indices, choices).filter { $1.item.isEnabled }.map { .selectTab($0, $1.title) }
  }

  private var isBarHiddenByPush: Bool {
    guard let navigation = selectedChild as? UINavigationController else { return false }
    return navigation.childList.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Taps a tab as the user does. A tap on the selected tab pops its stack to the root, as on Apple's systems.
  func tap(_ index: Int, _ title: String) -> Bool {
    if let isDone = tapMore(index, title) { return isDone }
    let choice = choices[index]
    tabBar(bar, didSelect: choice.item)
    switch choice {
    case .tab(let tab): return tap(tab)
    case .controller(let controller):
      guard delegateLink?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
      choose(controller)
      delegateLink?.tabBarController(self, didSelect: controller)
      return true
    }
  }

  private func tap(_ root: UITab) -> Bool {
    let previous = chosenTab
    guard delegateLink?.tabBarController(self, shouldSelectTab: root.leaf) ?? true else { return false }
    guard let controller = root.shown() else { return false }
    takeIn(controller)
    choose(controller)
    delegateLink?.tabBarController(self, didSelectTab: root.leaf, previousTab: previous)
    return true
  }

  private func choose(_ controller: UIViewController) {
    if controller === selectedChild {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
  }

  /// Taps the More item or a row of its list as the user does. Returns `nil` if the index is that of another item.
  private func tapMore(_ index: Int, _ title: String) -> Bool? {
    guard hasMore, index >= Self.room - 1 else { return nil }
    let more = madeMore()
    guard index == Self.room - 1, title == more.list.title else { return tapRow(index) }
    tabBar(bar, didSelect: more.madeTabBarItem())
    guard delegateLink?.tabBarController(self, shouldSelect: more) ?? true else { return false }
    if shown(for: selectedChild) === more {
      more.popToRootViewController(animated: true)
    } else if let nested = more.nested {
      selectedViewController = nested
    } else {
      select(more, poppingMore: false)
    }
    delegateLink?.tabBarController(self, didSelect: more)
    return true
  }

  /// Taps a row of the list. The delegate is notified only of taps in the bar, as Apple's page
  /// `tabBarController(_:didSelect:)` says.
  private func tapRow(_ index: Int) -> Bool {
    guard let controller = choices[index].controller() else { return false }
    takeIn(controller)
    nest(controller, animated: true)
    selectedChild = controller
    return true
  }
}
