extension UIPageViewController {
  /// How many pages are shown at a time.
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
    // Nobody sees it, so that it is carried out already; a mutator calls nobody.
    guard transition == nil, let completion else { return }
    (stateWindow?.transitionScheduler ?? .unattached).enqueue { completion(true) }
  }

  /// The delegate's answer becomes the spine's place, as Apple's page `pageViewController(_:spineLocationFor:)` says.
  func turnSpine(to size: CGSize) {
    guard givenStyle == .pageCurl, let delegateLink, let window = viewStore?.hostWindow else { return }
    let orientation = UIInterfaceOrientation(of: size)
    guard orientation != UIInterfaceOrientation(of: window.frame.size) else { return }
    spineLocation = delegateLink.pageViewController(self, spineLocationFor: orientation)
    if spineLocation == .mid { isDoubleSided = true }
  }

  // MARK: The user's turns

  /// The pages the data source gives in a direction; `nil` if one cannot turn there.
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

  /// The turns the user can make; the data source is asked, as Apple's is ahead of a gesture.
  var turnMoves: [UserMove] {
    let directions: [NavigationDirection] = [.reverse, .forward]
    return directions.filter { pages($0) != nil }.map { .turnPage($0) }
  }

  /// The user turns a page; the pages change at once and are restored if the user lets go half-way.
  func turn(_ direction: NavigationDirection) -> Bool {
    guard let pages = pages(direction), pages.allSatisfy({ canContain($0) }) else { return false }
    let before = childList
    for page in pages { page.leaveParent() }
    guard childList == before else { return false }
    childList = pages
    // The modals of a page that is turned would go with it, but it may come back: nothing is cut until it is sure.
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
