import ViewHierarchy

/// A page whose view controller is being made, or is being joined by app code.
struct PageInMaking {
  let record: PageRecord
  /// The view controller that is being joined; `nil` while it is being made.
  var joining: UIViewController?
  /// The preloading page that this page joins. It is not in the tree yet itself.
  var below: UIViewController?
  /// A Boolean value that indicates whether this page has read the current page before the view below it was loaded.
  var hasReadFirst = false
}

extension AppFlowController {
  /// Calls app code that may load a page's view before the page is in the tree.
  ///
  /// While the code runs, reading the current page returns this page. It returns the page below if the code loads the view of
  /// that page afterwards.
  func joining<Result>(
    _ screen: UIViewController, _ node: Int, _ parameter: PageParameter?, into below: UIViewController? = nil,
    _ body: () throws -> Result
  ) rethrows -> Result {
    // A view loads only once, so a loaded page does not read again.
    guard !screen.isViewLoaded else { return try body() }
    let record = PageRecord(node: node, parameter: parameter)
    making.append(PageInMaking(record: record, joining: screen, below: below))
    defer { making.removeLast() }
    return try body()
  }

  /// The innermost page whose view controller is being made.
  var beingMade: PageRecord? { making.last(where: { $0.joining == nil })?.record }

  /// Returns the page that reads the current page while it is being made or joined; `nil` if the tree has the answer.
  ///
  /// A page that is being joined reads when its view loads. If that page is visible, or lies below a visible page, the tree
  /// has the answer.
  ///
  /// UIKit does not say which view was loaded last. If a page has read before the view below it was loaded, the next read is
  /// that of the page below.
  func readingPage() -> PageRecord? {
    for position in making.indices.reversed() {
      let page = making[position]
      guard let screen = page.joining else { return page.record }
      guard screen.isViewLoaded, !isInLine(screen) else { continue }
      guard let below = page.below, let record = records[key: below] else { return page.record }
      if below.isViewLoaded { return page.hasReadFirst ? record : page.record }
      making[position].hasReadFirst = true
      return page.record
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a view controller is the visible page or a page below it.
  private func isInLine(_ screen: UIViewController) -> Bool {
    (livePages?.line ?? []).contains { $0.controller === screen }
  }
}
