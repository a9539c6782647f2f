import ViewHierarchy

/// A page while app code makes its view controller, sets it up, or joins it to its container.
struct PageInMaking {
  let record: PageRecord
  /// The view controller that is being set up or joined, or `nil` while it is being made.
  var joining: UIViewController?
  /// The view controller of the page that preloads this page, or `nil` if this page is not preloaded. Neither page is in the
  /// tree yet.
  var below: UIViewController?
  /// A Boolean value that indicates whether this page has read the current page before the view of ``below`` was loaded. If so,
  /// the next reader is the page below; see ``AppFlowController/readingPage()``.
  var hasReadFirst = false
}

extension AppFlowController {
  /// Calls app code that may load a page's view before the page is in the tree. While the code runs, the page can count as the
  /// current page; see ``readingPage()``.
  ///
  /// - Parameters:
  ///   - screen: The view controller of the page.
  ///   - below: The view controller of the page that preloads this page, or `nil` if this page is not preloaded.
  func joining<Result>(
    _ screen: UIViewController, _ node: Int, _ parameter: PageParameter?, into below: UIViewController? = nil,
    _ body: () throws -> Result
  ) rethrows -> Result {
    // A page reads the current page when its view loads. If the view is loaded, the page does not read again.
    guard !screen.isViewLoaded else { return try body() }
    let record = PageRecord(node: node, parameter: parameter)
    making.append(PageInMaking(record: record, joining: screen, below: below))
    defer { making.removeLast() }
    return try body()
  }

  /// The innermost page whose view controller is being made, or `nil` if no view controller is being made.
  var beingMade: PageRecord? { making.last(where: { $0.joining == nil })?.record }

  /// Returns the page in ``making`` that counts as the current page, because its app code may be reading the current page now.
  /// Returns `nil` if there is none. The tree then determines the current page.
  ///
  /// A page that is being made always counts. A page that is being joined reads when its view loads, so it counts only after its
  /// view is loaded. It does not count if it is the visible page or a page below it.
  ///
  /// While a page is being preloaded, the page below it may also load its view and read. UIKit does not report which view was
  /// loaded last. The method therefore uses its earlier calls:
  /// - Before the view of the page below is loaded, the preloaded page counts. The method records the call.
  /// - After that view is loaded, the page below counts if a call was recorded. Otherwise the preloaded page counts.
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
