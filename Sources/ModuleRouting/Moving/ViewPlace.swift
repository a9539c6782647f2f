import RouteComposition
import ViewHierarchy

/// Where a path leads, in the tree as it is now.
enum ViewPlace {
  /// Onto a stack.
  case stack(UINavigationController)
  /// Over a presenter.
  case over(UIViewController)
  /// Wherever UIKit or the app put it, starting from a view controller.
  case appCode(from: UIViewController)
  /// Into the children of a view controller.
  case child(of: UIViewController)
  /// Into a view.
  case view(UIView)

  /// - Throws: ``ModuleRoutingError`` where the path leads nowhere.
  init(_ path: ViewRoutePath, in live: LiveTree) throws {
    if case .subview = path.kind {
      guard let view = path.sourceView else { throw ModuleRoutingError.sourceIsGone(path: path.name) }
      self = .view(view)
      return
    }
    guard let source = path.source else { throw ModuleRoutingError.sourceIsGone(path: path.name) }
    switch path.kind {
    case .push:
      guard let stack = source as? UINavigationController ?? live.stack(around: source) else {
        throw ModuleRoutingError.noStack(source: source.typeName)
      }
      self = .stack(stack)
    case .present: self = .over(try Self.presenter(source))
    #if !os(tvOS)
      case .popover: self = .over(try Self.presenter(source))
    #endif
    case .child:
      if source.arrangesItsChildren { throw ModuleRoutingError.arrangesItsChildren(source.typeName) }
      self = .child(of: source)
    default: self = .appCode(from: source)
    }
  }

  private static func presenter(_ source: UIViewController) throws -> UIViewController {
    if source.isLeaving { throw ModuleRoutingError.isLeaving(source.typeName) }
    var next: UIViewController? = source
    while let current = next {
      if let cover = current.cover(passing: \.isAlert) {
        throw ModuleRoutingError.presentsAlready(cover.presenter.typeName, presented: cover.presented.typeName)
      }
      next = current.parentInTree
    }
    return source
  }

  /// The view controller on which the way begins.
  var start: UIViewController? {
    switch self {
    case .stack(let stack): stack
    case .over(let source), .appCode(let source), .child(let source): source
    case .view: nil
    }
  }

  /// The planned part of the way: what is made visible first, and what joins there.
  func plan(_ newcomer: NewScreen, in live: LiveTree, revealing: Bool) throws -> TreePlan {
    switch self {
    case .stack(let stack): return try TreePlan(live, Reveal(stack), Embed(newcomer, in: stack))
    case .over(let source): return try TreePlan(live, Reveal(source), Present(newcomer, on: .live(source)))
    case .appCode(let source) where revealing: return try TreePlan(live, Reveal(source))
    case .appCode, .child, .view: return TreePlan(live)
    }
  }

  /// Whether a view controller may be shown there.
  ///
  /// - Throws: ``ModuleRoutingError`` where it is held already, or is a container that UIKit does not allow there.
  func check(_ shown: UIViewController, _ path: ViewRoutePath) throws {
    if let holder = shown.holder { throw ModuleRoutingError.alreadyHeld(shown.typeName, by: holder) }
    switch self {
    case .stack(let stack): try Self.checkNesting(shown, in: stack)
    case .appCode(let source):
      guard case .show = path.kind, !(source.splitViewController?.isCollapsed ?? false),
        let stack = source as? UINavigationController ?? source.navigationController
      else { return }
      try Self.checkNesting(shown, in: stack)
    case .child(let parent):
      if shown is UIAlertController { throw ModuleRoutingError.cannotNest(shown.typeName, in: parent.typeName) }
    case .over, .view: break
    }
  }

  private static func checkNesting(_ shown: UIViewController, in stack: UINavigationController) throws {
    if shown.isPushable { return }
    throw ModuleRoutingError.cannotNest(shown.typeName, in: stack.typeName)
  }
}
