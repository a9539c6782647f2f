import NavigationCore
public import RouteComposition
public import ViewHierarchy

/// Shows the pages of an app along their registered ways, and along no others.
///
/// ```swift
/// let flow = AppFlowController.shared
/// flow.prepare(for: window)
/// try flow.register(path: start => menu =>> [page1, page2 => modal => page3])
/// try flow.show(page: page3)
/// ```
///
/// A page is shown by one request to the router of the window, so that all that holds for navigations holds for pages:
/// they wait for each other, are planned, and leave the tree as it was if they fail. What is on screen is read from the
/// tree each time; the user may go back, swipe and change tabs as they like.
open class AppFlowController {
  /// The controller of an app that needs only one.
  public static let shared = AppFlowController()

  /// Makes a controller of its own, for instance for a second window.
  public init() {}

  /// The navigation controller in which the first page stands; `nil` before the controller is prepared, and for pages
  /// that are presented while none of them is.
  public var rootNavigationController: UINavigationController? {
    switch ground {
    case .standing(let stack): stack
    case .presented: livePages?.stack
    case nil: nil
    }
  }

  /// The router that carries out what is asked of this controller: the one it was prepared with, else the standing router
  /// of its window; `nil` before the controller is prepared.
  public var router: Router? { chosenRouter ?? window.map { Router(window: $0) } }

  private var chosenRouter: Router?
  private weak var window: UIWindow?

  private(set) var tree = PageTree()
  private(set) var ground: PageGround?
  /// What the view controllers in the tree stand for.
  var records = WeakTable<UIViewController, PageRecord>()
  /// The pages that are being made, the innermost last.
  var making: [PageRecord] = []

  /// Puts a navigation controller into the window as its root.
  ///
  /// - Parameters:
  ///   - window: The window, which is held weakly.
  ///   - rootNavigationController: A new one if it is not given.
  open func prepare(
    for window: UIWindow, rootNavigationController: UINavigationController = UINavigationController()
  ) {
    window.rootViewController = rootNavigationController
    ground = .standing(rootNavigationController)
    (self.window, chosenRouter) = (window, nil)
  }

  /// Has the pages presented over whatever is in front: a flow of pages, for instance a checkout, beside screens that
  /// are none.
  ///
  /// The first page that is shown is presented in a new navigation controller, the others follow in it. Going back from
  /// the first page, and ``reset(completionBlock:)``, dismiss it.
  ///
  /// - Parameters:
  ///   - router: The router of the window, whose guards are asked for pages too.
  ///   - navigationControllerBlock: Makes the navigation controller, anew for each presentation.
  open func prepare<Stack: UINavigationController>(
    presentingBy router: Router, navigationControllerBlock: @escaping @MainActor @Sendable () -> Stack
  ) {
    ground = .presented(PageStack(Stack.self, navigationControllerBlock))
    chosenRouter = router
  }
}

// MARK: - Registering

extension AppFlowController {
  /// Registers a page as the first one, or refuses it.
  ///
  /// - Throws: ``AppFlowControllerError``; nothing is registered then.
  public func register(path page: AppFlowControllerPage) throws { try tree.register([page.registration]) }

  /// Registers a page, a path or a path that branches: all of it or nothing.
  ///
  /// - Throws: ``AppFlowControllerError``; nothing is registered then.
  public func register(path: some AppFlowControllerElement) throws { try tree.register([path.registration]) }

  /// Registers pages that follow each other: all of them or none.
  ///
  /// - Throws: ``AppFlowControllerError``; nothing is registered then.
  public func register(path: [AppFlowControllerPage]) throws {
    try tree.register([AppFlowControllerRegistration(chain: path)])
  }

  /// Registers several paths, each from the first page on: all of them or none.
  ///
  /// - Throws: ``AppFlowControllerError``; nothing is registered then.
  public func register(path: [[AppFlowControllerPage]]) throws {
    try tree.register(path.map { AppFlowControllerRegistration(chain: $0) })
  }

  /// Registers several paths, each from the first page on: all of them or none.
  ///
  /// - Throws: ``AppFlowControllerError``; nothing is registered then.
  public func register(path: [AppFlowControllerPath]) throws { try tree.register(path.map(\.registration)) }

  /// The registered pages, each before those that follow it, with the transitions and the variant they stand for.
  public var registeredPages: [AppFlowControllerPage] { tree.nodes.map(\.page) }

  /// The registered pages as a tree of text, one a line, with the current page marked by an arrow.
  public var drawing: String { tree.drawn(marking: currentRecord?.node) }
}

// MARK: - Requests

extension AppFlowController {
  func failure(_ error: AppFlowControllerError, at node: Int? = nil) -> NavigationFailure {
    NavigationFailure(caught: error, step: node.map { "page \(tree.nodes[$0].identifier)" })
  }

  func preparedRouter() throws -> Router {
    guard let router, router.window != nil else {
      throw AppFlowControllerError.missingConfiguration
    }
    return router
  }

  /// Makes a request, refusing at once what can be told to be wrong as the tree is now.
  func request(_ wanted: PageGoal.Wanted) throws -> NavigationRequest<UIViewController> {
    let router = try preparedRouter()
    if router.isIdle {
      do {
        try check(wanted, in: router.liveTree)
      } catch let failure as NavigationFailure {
        throw failure.reason
      }
    }
    return NavigationRequest(
      value: { destination in
        guard let destination = destination as? UIViewController else {
          throw AppFlowControllerError.missingConfiguration
        }
        return destination
      }, on: { PageGoal(self, wanted, in: $0) })
  }

  private func check(_ wanted: PageGoal.Wanted, in live: LiveTree) throws {
    // Where no page was ever left out, the tree need not be read for it.
    if case .show(let showing) = wanted, !showing.skipped.contains(showing.node), isIn(live),
      !records.contains(where: { !$0.skipped.isEmpty })
    {
      return
    }
    try PageResolver(self, live).check(wanted)
  }

  /// Whether the tree is the one that the pages stand in.
  private func isIn(_ live: LiveTree) -> Bool {
    switch ground {
    case .standing(let stack): live.contains(stack)
    case .presented: live.root != nil
    case nil: false
    }
  }

  func perform(
    _ request: NavigationRequest<UIViewController>,
    completion: (@MainActor (Outcome<UIViewController>) -> Void)? = nil
  ) {
    guard let router else {
      completion?(.failed(failure(.missingConfiguration)))
      return
    }
    router.perform(request) { outcome in
      self.records.sweep()
      completion?(outcome)
    }
  }

  func outcome(of request: () throws -> NavigationRequest<UIViewController>) async -> Outcome<UIViewController> {
    do {
      let outcome = await (try preparedRouter()).outcome(of: try request())
      records.sweep()
      return outcome
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }
}
