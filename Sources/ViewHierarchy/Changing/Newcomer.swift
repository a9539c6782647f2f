/// A screen to come: what is planned with before it is built, and what stands for it afterwards.
@MainActor package protocol Newcomer: AnyObject {
  /// The screen, as soon as it is built.
  var viewController: UIViewController? { get }

  /// The screen, as plans name it.
  var name: String { get }

  /// The step or page that it belongs to, as failures name it.
  var place: String? { get }
}

/// A newcomer that is nothing else.
package final class NewScreen: Newcomer {
  package var viewController: UIViewController?
  private let makePlace: (() -> String)?
  private let makeName: (() -> String)?

  nonisolated deinit {}

  /// - Parameters:
  ///   - place: The step or page that it belongs to, as failures name it.
  ///   - name: What it is called before it is built; its class where it is there already.
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

/// A view controller that is there already, or one that is to come.
package enum PlannedScreen {
  case live(UIViewController)
  /// One that has been built and is not in the tree yet, or stands in one that has.
  case built(UIViewController)
  case newcomer(any Newcomer)
  /// No view controller: the window has no root yet.
  case emptyWindow

  /// View controllers that are there already.
  static func live(_ viewControllers: [UIViewController]) -> [PlannedScreen] {
    var screens: [PlannedScreen] = []
    screens.reserveCapacity(viewControllers.count)
    for viewController in viewControllers { screens.append(.live(viewController)) }
    return screens
  }

  /// The view controller; `nil` for one that is not built yet.
  package var viewController: UIViewController? {
    switch self {
    case .live(let viewController), .built(let viewController): viewController
    case .newcomer(let newcomer): newcomer.viewController
    case .emptyWindow: nil
    }
  }

  package var name: String {
    switch self {
    case .live(let viewController), .built(let viewController): viewController.typeName
    case .newcomer(let newcomer): newcomer.name
    case .emptyWindow: "the empty window"
    }
  }

  /// Whether it stands for this view controller of the tree.
  package func isLive(_ viewController: UIViewController) -> Bool {
    if case .live(viewController) = self { true } else { false }
  }

  package var newcomer: (any Newcomer)? { if case .newcomer(let newcomer) = self { newcomer } else { nil } }
}
