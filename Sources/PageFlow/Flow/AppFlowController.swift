public import NavigationCore
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
///
/// What shows, goes back and reads can be overridden, for instance to count what is shown. Each form is called by itself:
/// override those that the app calls.
///
/// A page is also a request, `NavigationRequest.page(_:in:)`, which a router of the window plans and carries out.
@MainActor open class AppFlowController {
  /// The controller of an app that needs only one.
  public static let shared = AppFlowController()

  /// Makes a controller of its own, for instance for a second window.
  public init() {}

  /// The navigation controller in which the first page stands. `nil` before the controller is prepared; for a presented
  /// flow also while none of its pages is shown.
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
  var records = PageRecords()
  /// The pages that are being made or joined, the innermost last.
  var making: [PageInMaking] = []

  /// Puts a navigation controller into the window as its root.
  ///
  /// - Parameters:
  ///   - window: The window, which is held weakly.
  ///   - rootNavigationController: A new one if it is not given.
  open func prepare(
    for window: UIWindow, rootNavigationController: UINavigationController = UINavigationController()
  ) {
    window.treeRoot = rootNavigationController
    ground = .standing(rootNavigationController)
    (self.window, chosenRouter) = (window, nil)
  }

  /// Presents the flow over whatever is in front: for a flow beside other screens, such as a checkout.
  ///
  /// The first page that is shown is presented in a new navigation controller, the others follow in it. Going back from
  /// the first page, and ``reset(animated:completionBlock:)``, dismiss it.
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

  // MARK: Showing

  /// Shows a page from wherever the user is: back to the last page that both ways share, then forward along the
  /// registered way.
  ///
  /// - Parameters:
  ///   - page: A registered page.
  ///   - variant: The page before it, for a page that supports variants.
  ///   - parameters: Values for the page and for pages on the way, and for typed pages that are made together with one of
  ///     these, as tabs are. A page that is shown without one has none.
  ///   - animated: Whether the changes are animated.
  ///   - skipDismissTransitions: Whether the pages that would be left stay; going back then meets them. A page that is
  ///     there already is gone back to in any case.
  ///   - skipPages: Pages on the way that are left out, until the page after them has been left.
  /// - Throws: ``AppFlowControllerError`` where it can be told at once that the page cannot be shown; nothing moves then.
  ///   The form with a completion gets the outcome.
  open func show(
    page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, parameters: [AppFlowControllerParameter]? = nil,
    animated: Bool = true, skipDismissTransitions: Bool = false, skipPages: [AppFlowControllerPage]? = nil
  ) throws {
    let request = try request(
      toShow: page, variant: variant, parameters: parameters, skipDismissTransitions: skipDismissTransitions,
      skipPages: skipPages)
    var refusal: AppFlowControllerError?
    perform(request.animated(animated)) { refusal = $0.failure?.reason as? AppFlowControllerError }
    if let refusal { throw refusal }
  }

  /// Shows a page, and calls the completion once, with the outcome.
  open func show(
    page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, parameters: [AppFlowControllerParameter]? = nil,
    animated: Bool = true, skipDismissTransitions: Bool = false, skipPages: [AppFlowControllerPage]? = nil,
    policy: OverlapPolicy = .waitTurn, completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) {
    do {
      let request = try request(
        toShow: page, variant: variant, parameters: parameters, skipDismissTransitions: skipDismissTransitions,
        skipPages: skipPages)
      perform(request.animated(animated).policy(policy), completion: completion)
    } catch {
      completion(.failed(NavigationFailure(caught: error)))
    }
  }

  // MARK: Going back

  /// Goes back to the page below the current one. A tab is left together with its bar.
  ///
  /// If there is nothing to go back to, and without a window, nothing moves; the form with a completion says why.
  open func goBack(animated: Bool = true) {
    if let request = try? request(.back) { perform(request.animated(animated)) }
  }

  /// Goes back to the page below the current one, and calls the completion once, with the outcome.
  open func goBack(animated: Bool = true, completion: @escaping @MainActor (Outcome<UIViewController>) -> Void) {
    do {
      perform(try request(.back).animated(animated), completion: completion)
    } catch {
      completion(.failed(NavigationFailure(caught: error)))
    }
  }

  /// Goes back to a page that is on screen, in whatever navigation controller it stands.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - variant: The page before it, for a page that supports variants.
  ///   - animated: Whether the changes are animated.
  /// - Throws: ``AppFlowControllerError`` where the page is skipped, not on screen or not registered.
  open func pop(to page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, animated: Bool = true) throws {
    perform(try popRequest(page, variant).animated(animated))
  }

  /// Goes back to a page that is on screen, and calls the completion once, with the outcome.
  open func pop(
    to page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, animated: Bool = true,
    completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) {
    do {
      perform(try popRequest(page, variant).animated(animated), completion: completion)
    } catch {
      completion(.failed(NavigationFailure(caught: error)))
    }
  }

  /// Leaves every page: the root navigation controller is empty, nothing is presented on it, the registrations stay. Pages
  /// that are presented over other screens are dismissed.
  ///
  /// - Parameters:
  ///   - animated: Whether the change is animated.
  ///   - completionBlock: Called once, also where there was nothing to leave, or there is no window.
  open func reset(animated: Bool = false, completionBlock: (() -> Void)? = nil) {
    guard let request = try? request(.reset) else {
      completionBlock?()
      return
    }
    perform(request.animated(animated)) { _ in completionBlock?() }
  }

  // MARK: Reading

  /// The registered way to a page: the identifiers of its pages, as in `home/start/login`, a variant's with its parent's
  /// before it, as in `home/start/start_login`.
  ///
  /// - Throws: ``AppFlowControllerError`` where the page is not registered, or a variant is missing.
  open func pathComponents(for page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil) throws -> String {
    tree.path(to: try tree.node(of: page, variant: variant))
  }

  /// The page that the user sees. Where something else is in front, such as an alert, it is the page below that. `nil`
  /// where there is none.
  open func currentPage() -> AppFlowControllerPage? { currentRecord.map { tree.nodes[$0.node].page } }
}

// MARK: - Registering

extension AppFlowController {
  /// Registers a page as the first one, or refuses it.
  ///
  /// - Throws: ``AppFlowControllerError``; nothing is registered then.
  public func register(path page: AppFlowControllerPage) throws { try tree.register([page.registration]) }

  /// Registers a page, a path or a path that branches, or an array of them: all of it or nothing.
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
