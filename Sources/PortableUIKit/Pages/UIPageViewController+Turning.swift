extension UIPageViewController {
  private var pageCount: Int { spineLocation == .mid ? 2 : 1 }

  func setPages(_ pages: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?) {
    guard Set(pages.map(ObjectIdentifier.init)).count == pages.count else {
      return UIKitMisuse.report(.duplicateInList, pages.first, self)
    }
    guard pages.allSatisfy({ $0.parentLink === self || canContain($0) }) else { return }
    let removed = childList.filter { page in !pages.contains { $0 === page } }
    let added = pages.filter { page in !childList.contains { $0 === page } }
    for page in added { page.leaveParent() }
    childList = pages
    for page in removed { page.detach() }
    for page in added { page.parentLink = self }
    let transition = childrenChanged(to: pages, added: added, removed: removed, animated: animated) { transition in
      if let completion { transition.completion = { completion(true) } }
    }
    // A change that is not visible is complete at once. The completion runs later, because a mutator does not call app
    // code.
    guard transition == nil, let completion else { return }
    (stateWindow?.transitionScheduler ?? .unattached).enqueue { completion(true) }
  }

  /// Asks the delegate for the spine location, as Apple's page `pageViewController(_:spineLocationFor:)` says.
  func turnSpine(to size: CGSize) {
    guard givenStyle == .pageCurl, let delegateLink, let window = viewStore?.hostWindow else { return }
    let orientation = UIInterfaceOrientation(of: size)
    guard orientation != UIInterfaceOrientation(of: window.frame.size) else { return }
    spineLocation = delegateLink.pageViewController(self, spineLocationFor: orientation)
    if spineLocation == .mid { isDoubleSided = true }
  }

  // MARK: The user's page turns

  /// The pages from the data source in a direction. `nil` if there is no page to turn to.
  func pages(_ direction: NavigationDirection) -> [UIViewController]? {
    guard let dataSource = dataSourceLink, let edge = direction == .forward ? lastChild : childList.first else {
      return nil
    }
    var pages: [UIViewController] = []
    var page = edge
    while pages.count < pageCount {
      let next =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
      guard let next, !pages.contains(next), !childList.contains(next) else { break }
      pages.append(next)
      page = next
    }
    guard pages.count == pageCount else { return nil }
    return direction == .forward ? pages : pages.reversed()
  }

  /// The user's possible page turns. Reading them asks the data source, as Apple's page view controller does before a
  /// gesture.
  var turnMoves: [UserMove] {
    let directions: [NavigationDirection] = [.reverse, .forward]
    return directions.filter { pages($0) != nil }.map { .turnPage($0) }
  }

  /// Turns a page as the user does. The pages change at once, and are restored if the user cancels.
  func turn(_ direction: NavigationDirection) -> Bool {
    guard let pages = pages(direction), pages.allSatisfy({ canContain($0) }) else { return false }
    let before = childList
    for page in pages { page.leaveParent() }
    guard childList == before else { return false }
    childList = pages
    // The user may cancel, so the modals of the old pages are dropped only when the turn completes.
    for page in before { page.parentLink = nil }
    for page in pages { page.parentLink = self }
    let transition = childrenChanged(to: pages, added: pages, removed: before, animated: true) { transition in
      transition.willBegin = { [weak self] in
        guard let self else { return }
        delegateLink?.pageViewController(self, willTransitionTo: pages)
      }
      transition.restoreState = { [weak self] in self?.putBack(before, insteadOf: pages) ?? false }
      transition.didEnd = { [weak self] completed in
        if completed { for page in before where page.parentLink == nil { page.cutModalLinks() } }
        guard let self else { return }
        delegateLink?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: before, transitionCompleted: completed)
      }
    }
    return transition != nil
  }

  private func putBack(_ before: [UIViewController], insteadOf pages: [UIViewController]) -> Bool {
    guard before.allSatisfy(\.mayComeBack), childList == pages else { return false }
    for page in pages { page.detach() }
    childList = before
    for page in before { page.parentLink = self }
    return true
  }
}
