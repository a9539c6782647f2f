import ViewHierarchy

/// A page whose view controller is being made, or is put somewhere by code of the app's own.
struct PageInMaking {
  let record: PageRecord
  /// The view controller that is put somewhere; `nil` while it is being made.
  var joining: UIViewController?
  /// The page that it is put into before that is anywhere itself.
  var below: UIViewController?
  /// Whether it has asked what is current before the view of what is below it was loaded.
  var hasAskedFirst = false
}

extension AppFlowController {
  /// Calls code of the app's own that may load a page's view before the page stands anywhere. What it reads then is its
  /// own, and that of the page that it is put into where the code loads the view of that one afterwards.
  func joining<Result>(
    _ screen: UIViewController, _ node: Int, _ parameter: PageParameter?, into below: UIViewController? = nil,
    _ body: () throws -> Result
  ) rethrows -> Result {
    // A view is loaded once.
    guard !screen.isViewLoaded else { return try body() }
    let record = PageRecord(node: node, parameter: parameter)
    making.append(PageInMaking(record: record, joining: screen, below: below))
    defer { making.removeLast() }
    return try body()
  }

  /// The innermost page whose view controller is being made.
  var beingMade: PageRecord? { making.last(where: { $0.joining == nil })?.record }

  /// The page that asks what is current as it is made or joined: itself. One that is joined asks once its view is
  /// loaded. Where it is seen by then, or lies under what is, the tree tells.
  ///
  /// UIKit does not tell which view was loaded last. Where a page has asked before the one below it could, that one asks next.
  func askingPage() -> PageRecord? {
    for position in making.indices.reversed() {
      let page = making[position]
      guard let screen = page.joining else { return page.record }
      guard screen.isViewLoaded, !isInLine(screen) else { continue }
      guard let below = page.below, let record = records[key: below] else { return page.record }
      if below.isViewLoaded { return page.hasAskedFirst ? record : page.record }
      making[position].hasAskedFirst = true
      return page.record
    }
    return nil
  }

  /// Whether a view controller is that of the page that the user sees, or of one under it.
  private func isInLine(_ screen: UIViewController) -> Bool {
    (livePages?.line ?? []).contains { $0.controller === screen }
  }
}
