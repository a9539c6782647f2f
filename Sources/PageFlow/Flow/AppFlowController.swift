public import NavigationCore
public import RouteComposition
public import ViewHierarchy

/// A controller that shows the pages of an app along registered paths, and along no others.
///
/// ```swift
/// let flow = AppFlowController.shared
/// flow.prepare(for: window)
/// try flow.register(path: start => menu =>> [page1, page2 => modal => page3])
/// try flow.show(page: page3)
/// ```
///
/// Each call that shows a page makes one request to the window's router. Requests wait for each other, can be planned, and
/// restore the tree if they fail. The controller reads the current pages from the tree each time, so users can go back, swipe
/// and change tabs freely.
///
/// You can override the `open` methods, for instance to count the pages shown. Overloads of a method do not call each other:
/// override each overload that your app calls.
///
/// `NavigationRequest.page(_:in:)` makes a request from a page. Any router of the window can plan the request and carry it out.
@MainActor open class AppFlowController {
  /// The shared controller, for an app that needs only one.
  public static let shared = AppFlowController()

  /// Creates a controller, for instance for a second window.
  public init() {}

  /// The navigation controller that contains the first page.
  ///
  /// The value is `nil` before the controller is prepared. For a presented flow, the value is also `nil` while none of the
  /// flow's pages is on screen.
  public var rootNavigationController: UINavigationController? {
    switch ground {
    case .root(let stack): stack
    case .presented: livePages?.stack
    case nil: nil
    }
  }

  /// The router that carries out the controller's requests; `nil` before the controller is prepared.
  ///
  /// If the controller was prepared with a router, the value is that router. If the controller was prepared for a window, each
  /// access returns a new router with the guards, tasks and tables of the window's default router. The value is then `nil` after
  /// the window was released.
  public var router: Router? { chosenRouter ?? window.map { Router(window: $0) } }

  private var chosenRouter: Router?
  private weak var window: UIWindow?

  private(set) var tree = PageTree()
  private(set) var ground: PageGround?
  /// The page of each view controller that this flow has made or registered.
  var records = PageRecords()
  /// The pages that app code is making or joining to the tree, in the order in which this code was called.
  var making: [PageInMaking] = []

  /// Prepares the controller to show its pages in a navigation controller, and makes this navigation controller the root of the
  /// window at once. No page is shown yet.
  ///
  /// - Parameters:
  ///   - window: The window. The controller keeps a weak reference to it.
  ///   - rootNavigationController: The navigation controller. The default is a new navigation controller.
  open func prepare(
    for window: UIWindow, rootNavigationController: UINavigationController = UINavigationController()
  ) {
    window.treeRoot = rootNavigationController
    ground = .root(rootNavigationController)
    (self.window, chosenRouter) = (window, nil)
  }

  /// Prepares the controller to present its pages over the current screen, for instance for a checkout.
  ///
  /// The first page is presented in a new navigation controller, and the pages after it are pushed there. Going back from the
  /// first page, and ``reset(animated:completionBlock:)``, dismiss the navigation controller.
  ///
  /// - Parameters:
  ///   - router: The router of the window. Its guards also apply to pages.
  ///   - navigationControllerBlock: A closure that makes a new navigation controller for each presentation.
  open func prepare<Stack: UINavigationController>(
    presentingBy router: Router, navigationControllerBlock: @escaping @MainActor @Sendable () -> Stack
  ) {
    ground = .presented(PageStack(Stack.self, navigationControllerBlock))
    chosenRouter = router
  }

  // MARK: Showing

  /// Shows a page from the current screen: goes back to the last page that both paths share, then forward along the registered
  /// path.
  ///
  /// - Parameters:
  ///   - page: A registered page.
  ///   - variant: The page before `page`, if `page` supports variants.
  ///   - parameters: Values for `page` and for the pages on its path. A page outside the path, such as a tab, accepts a value
  ///     only if it is a typed page and is made together with a page on the path. If `page` or a new page has no entry, it is shown
  ///     without a value. Other pages that stay on screen keep their values.
  ///   - animated: A Boolean value that indicates whether the changes are animated.
  ///   - skipDismissTransitions: A Boolean value that indicates whether the pages on screen stay below the new pages. Going back
  ///     then returns to the pages below. If `page` is on screen already, the flow goes back to it in any case.
  ///   - skipPages: Pages on the path to leave out. They stay skipped until the page after them is left. Registered pages outside
  ///     the path are ignored.
  /// - Throws: ``AppFlowControllerError`` if the controller is not prepared, if a page is not registered, if a variant is missing
  ///   or does not fit its page, if a parameter is for a page outside the path, or if the page cannot be shown in the present
  ///   tree. Nothing has changed in this case. If other requests run, the tree is checked when this request's turn comes. The
  ///   method does not throw later errors: use the overload with a completion to receive them.
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

  /// Shows a page, and calls the completion once, with the outcome. Every error is part of the outcome.
  ///
  /// `policy` decides about other requests that wait or are in progress. For the other parameters, see
  /// ``show(page:variant:parameters:animated:skipDismissTransitions:skipPages:)``.
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

  /// Goes back to the page below the current page. From a tab, goes back to the page below its tab bar. From the first page of a
  /// presented flow, dismisses the flow.
  ///
  /// Nothing happens if there is no page to go back to or no window. The overload with a completion reports the reason.
  open func goBack(animated: Bool = true) {
    if let request = try? request(.back) { perform(request.animated(animated)) }
  }

  /// Goes back to the page below the current page, and calls the completion once, with the outcome. If there is no such page or
  /// no window, the outcome has the reason.
  open func goBack(animated: Bool = true, completion: @escaping @MainActor (Outcome<UIViewController>) -> Void) {
    do {
      perform(try request(.back).animated(animated), completion: completion)
    } catch {
      completion(.failed(NavigationFailure(caught: error)))
    }
  }

  /// Goes back to a page that is on screen. The page may be in any navigation controller of the tree.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - variant: The page before `page`, if `page` supports variants.
  ///   - animated: A Boolean value that indicates whether the changes are animated.
  /// - Throws: ``AppFlowControllerError`` if the controller is not prepared, if the page is skipped, not on screen or not
  ///   registered, or if `variant` is missing or does not fit the page. If other requests run, the method does not check that
  ///   the page is on screen: use the overload with a completion to receive this error.
  open func pop(to page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, animated: Bool = true) throws {
    perform(try popRequest(page, variant).animated(animated))
  }

  /// Goes back to a page that is on screen, and calls the completion once, with the outcome. Every error is part of the outcome.
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

  /// Leaves every page: empties the root navigation controller and dismisses everything presented on it. Keeps the registered
  /// pages.
  ///
  /// For a presented flow, this method dismisses the flow's navigation controller instead.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - completionBlock: A closure that is called once when the request has ended. It is also called if the request fails, or
  ///     if there is no page to leave or no window.
  open func reset(animated: Bool = false, completionBlock: (() -> Void)? = nil) {
    guard let request = try? request(.reset) else {
      completionBlock?()
      return
    }
    perform(request.animated(animated)) { _ in completionBlock?() }
  }

  // MARK: Reading

  /// Returns the registered path to a page, as the identifiers of its pages: `home/start/login`.
  ///
  /// The identifier of a variant begins with the identifier of its parent: `home/start/start_login`.
  ///
  /// - Throws: ``AppFlowControllerError`` if the page is not registered, or if `variant` is missing or does not fit the page.
  open func pathComponents(for page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil) throws -> String {
    tree.pathString(to: try tree.node(of: page, variant: variant))
  }

  /// Returns the page that the user sees; `nil` if there is none.
  ///
  /// If another screen, such as an alert, covers the page, this method returns the page below that screen. While a page is
  /// being made, or its view loads before the page is in the tree, this method returns that page.
  open func currentPage() -> AppFlowControllerPage? { currentRecord.map { tree.nodes[$0.node].page } }
}

// MARK: - Registering

extension AppFlowController {
  /// Registers one page, as the first page of the flow.
  ///
  /// - Throws: ``AppFlowControllerError`` if the page cannot be registered.
  public func register(path page: AppFlowControllerPage) throws { try tree.register([page.registration]) }

  /// Registers a page, a path, a branching path, or an array of these: all or nothing.
  ///
  /// - Throws: ``AppFlowControllerError`` if a page cannot be registered. Nothing is registered in this case.
  public func register(path: some AppFlowControllerElement) throws { try tree.register([path.registration]) }

  /// Registers one path: all of its pages or none. Each page follows the page before it in the array.
  ///
  /// - Throws: ``AppFlowControllerError`` if a page cannot be registered. Nothing is registered in this case.
  public func register(path: [AppFlowControllerPage]) throws {
    try tree.register([AppFlowControllerRegistration(chain: path)])
  }

  /// Registers several paths: all or none. Each path begins with the first page of the flow.
  ///
  /// - Throws: ``AppFlowControllerError`` if a page cannot be registered. Nothing is registered in this case.
  public func register(path: [[AppFlowControllerPage]]) throws {
    try tree.register(path.map { AppFlowControllerRegistration(chain: $0) })
  }

  /// Registers several paths: all or none. Each path begins with the first page of the flow.
  ///
  /// - Throws: ``AppFlowControllerError`` if a page cannot be registered. Nothing is registered in this case.
  public func register(path: [AppFlowControllerPath]) throws { try tree.register(path.map(\.registration)) }

  /// The registered pages, each before the pages that follow it, with their registered transitions and variants.
  public var registeredPages: [AppFlowControllerPage] { tree.nodes.map(\.page) }

  /// The registered pages as a tree of text, one page per line. An arrow marks the current page.
  public var drawing: String { tree.drawn(marking: currentRecord?.node) }
}
