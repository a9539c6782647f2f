/// A screen of a plan. Its view controller exists already, or is still to be made.
@MainActor package protocol PlannedScreen: AnyObject {
  /// The view controller; `nil` until it is made.
  var viewController: UIViewController? { get }

  /// Whether the plan adds the screen. A screen that is not new keeps its place unless a change of the plan moves it.
  var isNew: Bool { get }

  /// The name of the screen in plans.
  var name: String { get }

  /// The step or page that the screen belongs to, as failures name it; `nil` if there is none.
  var place: String? { get }
}

extension PlannedScreen {
  package var isNew: Bool { true }

  /// Returns whether this is the given view controller and the plan has not added it.
  package func isLive(_ viewController: UIViewController) -> Bool { !isNew && self.viewController === viewController }
}

/// A view controller that exists already.
package final class LiveScreen: PlannedScreen {
  package let viewController: UIViewController?
  package let isNew = false

  nonisolated deinit {}

  /// - Parameter viewController: The view controller; `nil` if the window has no root view controller yet.
  package init(_ viewController: UIViewController?) { self.viewController = viewController }

  package var name: String { viewController?.typeName ?? "the empty window" }

  package var place: String? { nil }
}

/// A new screen that is neither made by a step of a chain nor restored from a position.
package final class NewScreen: PlannedScreen {
  package var viewController: UIViewController?
  private let makePlace: (() -> String)?
  private let makeName: (() -> String)?

  nonisolated deinit {}

  /// - Parameters:
  ///   - place: The page that the screen belongs to, as failures name it; `nil` if it belongs to no page.
  ///   - name: The name of the screen in plans. The default is the class of the view controller, or "a new screen" until
  ///     the view controller is made.
  package init(
    _ viewController: UIViewController? = nil, at place: (() -> String)? = nil, named name: (() -> String)? = nil
  ) {
    self.viewController = viewController
    makePlace = place
    makeName = name
  }

  package var name: String { makeName?() ?? viewController?.typeName ?? "a new screen" }

  package var place: String? { makePlace?() }
}
