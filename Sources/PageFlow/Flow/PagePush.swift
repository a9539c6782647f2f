import RouteComposition
import ViewHierarchy

/// A planned push: it reveals a screen of the tree, and pushes pages onto the stack around the screen.
final class PagePush {
  private let base: UIViewController
  private let replacesAll: Bool
  private var pages: [NewScreen]

  nonisolated deinit {}

  /// - Parameter replacesAll: A Boolean value that indicates whether every screen of the stack leaves. If it is `true`, `base`
  ///   must be the stack itself.
  init(_ pages: [NewScreen], onto base: UIViewController, replacingAll replacesAll: Bool = false) {
    (self.pages, self.base, self.replacesAll) = (pages, base, replacesAll)
  }

  var isEmpty: Bool { pages.isEmpty }

  /// Adds a page to push. Call this method before ``plan(in:)``.
  func append(_ page: NewScreen) { pages.append(page) }

  /// Returns a plan of the changes.
  ///
  /// - Throws: `CompositionError` if there are pages to push and no stack is around the screen.
  func plan(in live: LiveTree) throws -> TreePlan {
    var plan = TreePlan(live)
    plan.reveal(base)
    if pages.isEmpty, replacesAll {
      for child in live.children(of: base) { plan.take(child, outOf: base) }
    }
    guard !pages.isEmpty else { return plan }
    guard let stack = replacesAll ? base as? UINavigationController : live.stack(around: base) else {
      throw CompositionError.noHost(needed: "UINavigationController", around: base.typeName)
    }
    for (position, page) in pages.enumerated() {
      plan.embed(page, in: stack, by: replacesAll && position == 0 ? .replaceAll : .append)
    }
    return plan
  }
}
