import ViewHierarchy

/// A page whose view controller is being made, or is put somewhere by code of the app's own.
struct PageInMaking {
  let record: PageRecord
  /// The view controller that is put somewhere; `nil` while it is being made.
  var joining: UIViewController?
}

extension AppFlowController {
  /// Calls code of the app's own that may load a page's view before the page stands anywhere. What it reads then is its
  /// own.
  func joining<Result>(
    _ screen: UIViewController, _ node: Int, _ parameter: PageParameter?, _ body: () throws -> Result
  ) rethrows -> Result {
    // A view is loaded once.
    guard !screen.isViewLoaded else { return try body() }
    making.append(PageInMaking(record: PageRecord(node: node, parameter: parameter), joining: screen))
    defer { making.removeLast() }
    return try body()
  }

  /// The innermost page whose view controller is being made.
  var beingMade: PageRecord? { making.last(where: { $0.joining == nil })?.record }

  /// The page that asks what is current as it is made or joined: itself. One that is joined asks once its view is
  /// loaded. Where it is seen by then, or lies under what is, the tree tells.
  var asking: PageRecord? {
    let asking = making.last(where: { page in
      guard let screen = page.joining else { return true }
      return screen.isViewLoaded && !isInLine(screen)
    })
    return asking?.record
  }

  /// Whether a view controller is that of the page that the user sees, or of one under it.
  private func isInLine(_ screen: UIViewController) -> Bool {
    (livePages?.line ?? []).contains { $0.controller === screen }
  }
}
