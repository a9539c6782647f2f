import PageFlow
import TestStage
import Testing
import Wayfinder

@Suite struct ParameterTests {
  @Test("PF-25 Each page of the path reads its own parameter, also in viewDidLoad")
  func parameters() throws {
    let (log, box) = (Diary(), Box<AppFlowController>())
    let read: @MainActor @Sendable (Screen) -> Void = { screen in
      log.lines.append("\(screen.title ?? "-")=\(box.value?.currentPageParameter() ?? "nil")")
    }
    let (first, second) = (page("first", onLoad: read), page("second", onLoad: read))
    let test = try TestFlow(start => first => modal => second)
    box.value = test.flow
    try test.flow.show(
      page: second,
      parameters: [
        AppFlowControllerParameter(page: first, value: "1"), AppFlowControllerParameter(page: second, value: "2"),
      ])
    #expect(try test.flow.parameter(for: first) == "1")
    #expect(try test.flow.parameter(for: second) == "2")
    #expect(log.lines == ["first=1", "second=2"])
    test.flow.goBack()
    #expect(test.flow.currentPageParameter() == "1")
    #expect(try test.flow.parameter(for: second) == nil)
  }

  @Test("PF-25 A screen that loads its view while it is made reads its parameter")
  func whileMade() throws {
    let (log, box) = (Diary(), Box<AppFlowController>())
    let eager = AppFlowControllerPage(
      name: "eager",
      viewControllerBlock: {
        let screen = Screen()
        screen.onLoad = { _ in log.lines.append(box.value?.currentPageParameter() ?? "nil") }
        screen.loadViewIfNeeded()
        return screen
      }, viewControllerType: Screen.self)
    let test = try TestFlow(start => eager)
    box.value = test.flow
    try test.flow.show(page: eager, parameters: [AppFlowControllerParameter(page: eager, value: "7")])
    #expect(log.lines == ["7"])
  }

  /// A transition that pushes a page, and loads the page's view in one of its calls, before the page is in the tree.
  private final class LoadingTransition: AppFlowControllerTransition {
    enum Call { case preload, preloadBeforeParent, configure, forward }
    private let call: Call

    init(in call: Call) { self.call = call }

    func shouldPreloadViewController() -> Bool { call == .preload || call == .preloadBeforeParent }

    func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {
      if call == .preload { parentViewController.loadViewIfNeeded() }
      viewController.loadViewIfNeeded()
      parentViewController.loadViewIfNeeded()
    }

    func configureViewController(from viewController: UIViewController) -> UIViewController {
      if call == .configure { viewController.loadViewIfNeeded() }
      return viewController
    }

    func forwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UINavigationController, UIViewController) -> Void {
      { stack, screen in
        if self.call == .forward { screen.loadViewIfNeeded() }
        stack.pushViewController(screen, animated: animated)
        completionBlock()
      }
    }

    func backwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UIViewController) -> Void {
      { screen in
        screen.navigationController?.popViewController(animated: animated)
        completionBlock()
      }
    }
  }

  @Test("PF-25 A page reads its own parameter when its transition loads the view before the page is in the tree")
  func loadedByItsTransition() throws {
    for call in [LoadingTransition.Call.preload, .preloadBeforeParent, .configure, .forward] {
      let (log, box) = (Diary(), Box<AppFlowController>())
      let read: @MainActor @Sendable (Screen) -> Void = { screen in
        let own = try? box.value?.parameter(for: page("second"))
        log.lines.append(
          "\(screen.title ?? "-") is \(box.value?.currentPage()?.name ?? "none"), "
            + "reads \(box.value?.currentPageParameter() ?? "nil"), second has \(own ?? "nil")")
      }
      let (first, second) = (page("first", onLoad: read), page("second", onLoad: read))
      let test = try TestFlow(start => first => LoadingTransition(in: call) => second)
      box.value = test.flow
      try test.flow.show(
        page: second,
        parameters: [
          AppFlowControllerParameter(page: first, value: "1"), AppFlowControllerParameter(page: second, value: "2"),
        ])
      #expect(log.lines.contains { $0.hasPrefix("first is first, reads 1") }, "\(call): \(log.lines)")
      #expect(log.lines.contains("second is second, reads 2, second has 2"), "\(call): \(log.lines)")
      #expect(log.lines.count == 2)
      #expect(test.current == "second")
      #expect(test.flow.currentPageParameter() == "2")
      test.flow.goBack()
      #expect(test.current == "first")
      #expect(test.flow.currentPageParameter() == "1")
    }
  }

  @Test("PF-26 A page that is shown without a parameter has none, also after a show with one")
  func noStaleParameter() throws {
    let test = try TestFlow(start => page1 => page2)
    let one = [AppFlowControllerParameter(page: page1, value: "1")]
    try test.flow.show(page: page1, parameters: one)
    try test.flow.show(page: page2)
    #expect(test.flow.currentPageParameter() == nil)
    test.flow.goBack()
    #expect(test.flow.currentPageParameter() == "1")
    try test.flow.show(page: page1)
    #expect(test.flow.currentPageParameter() == nil)
    try test.flow.show(page: page1, parameters: one)
    test.flow.goBack()
    try test.flow.show(page: page1)
    #expect(test.flow.currentPageParameter() == nil)
  }

  @Test("PF-39 A page keeps its parameter until it is shown again or leaves, also when going back to the page")
  func stays() throws {
    let test = try TestFlow(start => page1 => page2)
    let one = [AppFlowControllerParameter(page: page1, value: "1")]
    let leave: [() throws -> Void] = [
      { test.flow.goBack() }, { try test.flow.pop(to: page1) }, { test.root.popViewController(animated: false) },
    ]
    for leave in leave {
      try test.flow.show(page: page1, parameters: one)
      try test.flow.show(page: page2)
      #expect(try test.flow.parameter(for: page1) == "1")
      try leave()
      #expect(test.flow.currentPageParameter() == "1")
    }
    test.flow.goBack()
    try test.flow.show(page: page2)
    #expect(try test.flow.parameter(for: page1) == nil)
  }

  @Test("PF-39 Showing a page without a parameter clears its parameter, also when coming from a page above")
  func isCleared() throws {
    let test = try TestFlow(start => page1 => page2)
    let one = [AppFlowControllerParameter(page: page1, value: "1")]
    try test.flow.show(page: page2, parameters: one)
    try test.flow.show(page: page1)
    #expect(test.flow.currentPageParameter() == nil)
    try test.flow.show(page: page1, parameters: one)
    try test.flow.show(page: page1)
    #expect(test.flow.currentPageParameter() == nil)
    try test.flow.show(page: page1, parameters: one)
    try test.flow.show(page: page2, parameters: [AppFlowControllerParameter(page: page1, value: "2")])
    test.flow.goBack()
    #expect(test.flow.currentPageParameter() == "2")
  }

  @Test("PF-27 A parameter for a page outside the path, a skipped page or an unnamed variant is an error")
  func errors() throws {
    let test = try TestFlow(start =>> [page1 => play, page2 => page3])
    func show(_ parameter: AppFlowControllerParameter, skipping: [AppFlowControllerPage] = []) throws {
      try test.flow.show(page: page3, parameters: [parameter], skipPages: skipping)
    }
    #expect(throws: AppFlowControllerError.parameterOutsidePath(identifier: "page1", path: "start/page2/page3")) {
      try show(AppFlowControllerParameter(page: page1, value: "1"))
    }
    #expect(throws: AppFlowControllerError.parameterOutsidePath(identifier: "page2", path: "start/page2/page3")) {
      try show(AppFlowControllerParameter(page: page2, value: "1"), skipping: [page2])
    }
    #expect(throws: AppFlowControllerError.missingVariant(identifier: "play")) {
      try test.flow.show(
        page: play, variant: page1, parameters: [AppFlowControllerParameter(page: play, value: "1")])
    }
    #expect(throws: AppFlowControllerError.unregisteredPathIdentifier(identifier: "page4")) {
      try show(AppFlowControllerParameter(page: page4, value: "1"))
    }
    #expect(test.stacks == [[]])
    try test.flow.show(
      page: play, variant: page1, parameters: [AppFlowControllerParameter(page: play, variant: page1, value: "1")])
    #expect(try test.flow.parameter(for: play, variant: page1) == "1")
  }

  @Test("PF-28 A typed page receives its parameter when it is made, and returns it with its type")
  func typed() throws {
    let log = Diary()
    let product = AppFlowControllerTypedPage(name: "product", viewControllerType: Screen.self) { (id: Int) in
      log.lines.append("made \(id)")
      return Screen()
    }
    let list = page("list").taking([String].self)
    let test = try TestFlow(start => list => product)
    try test.flow.show(
      page: product, with: 42, parameters: [AppFlowControllerParameter(page: list, value: ["a", "b"])])
    #expect(log.lines == ["made 42"])
    #expect(try test.flow.parameter(for: product) == 42)
    #expect(try test.flow.parameter(for: list) == ["a", "b"])
    #expect(test.flow.currentPageParameter() == nil)
    try test.flow.show(page: start)
    #expect(test.outcome(product.page)?.refusal == .missingParameter(identifier: "product"))
    #expect(test.stacks == [["start"]])
  }

  @Test(
    "PF-28 A path with a page that lacks its parameter is refused with the remedy, before a guard is asked"
  )
  func missing() throws {
    let product = AppFlowControllerTypedPage(name: "product", viewControllerType: Screen.self) { (_: Int) in Screen() }
    let perhaps = AppFlowControllerTypedPage(name: "perhaps", viewControllerType: Screen.self) { (_: Int?) in Screen() }
    let test = try TestFlow(start =>> [product => play, perhaps])
    try test.flow.show(page: start)
    let missing = AppFlowControllerError.missingParameter(identifier: "product")
    #expect(throws: missing) { try test.flow.show(page: product.page) }
    #expect(throws: missing) { try test.flow.show(page: play, variant: product.page) }
    #expect(test.stacks == [["start"]])
    #expect(throws: NavigationFailure.self) { try test.router.plan(.page(play, in: test.flow, variant: product.page)) }
    #expect(missing.info.contains("with:"))
    #expect(missing.info.contains("AppFlowControllerParameter(page:value:)"))
    let log = Diary()
    let asked = NavigationRequest.page(product.page, in: test.flow).adding(
      InlineInterceptor<Any?> { _, completion in
        log.lines.append("asked")
        completion(.success)
      })
    Router(window: test.window).navigate(asked) { log.lines.append($0.failure == nil ? "arrived" : "failed") }
    #expect(log.lines == ["failed"])
    try test.flow.show(
      page: play, variant: product.page, parameters: [AppFlowControllerParameter(page: product, value: 7)])
    #expect(test.flow.currentPathComponents() == "start/product/product_play")
    test.flow.goBack()
    try test.flow.show(page: play, variant: product.page)
    #expect(test.flow.currentPathComponents() == "start/product/product_play")
    try test.flow.show(page: perhaps.page)
    #expect(test.flow.currentPathComponents() == "start/perhaps")
  }

  @Test("PF-27 PF-28 A typed tab takes its parameter with any shown tab, and is refused at once without one")
  func inATab() throws {
    let album = AppFlowControllerTypedPage(name: "album", viewControllerType: Screen.self) { (_: Int) in Screen() }
    func given(_ value: Int) -> [AppFlowControllerParameter] {
      [AppFlowControllerParameter(page: album, value: value)]
    }
    let test = try TestFlow(start => tabsPage("tabs") =>> [tab => album, tab => page2])
    try test.flow.show(page: start)
    let missing = AppFlowControllerError.missingParameter(identifier: "album")
    #expect(throws: missing) { try test.flow.show(page: page2) }
    #expect(throws: NavigationFailure.self) { try test.router.plan(.page(page2, in: test.flow)) }
    let log = Diary()
    let asked = NavigationRequest.page(page2, in: test.flow).adding(
      InlineInterceptor<Any?> { _, completion in
        log.lines.append("asked")
        completion(.success)
      })
    Router(window: test.window).navigate(asked) { log.lines.append($0.failure == nil ? "arrived" : "failed") }
    #expect(log.lines == ["failed"])
    #expect(test.stacks == [["start"]])
    try test.flow.show(page: page2, parameters: given(7))
    #expect(test.current == "page2")
    #expect(try test.flow.parameter(for: album) == 7)
    try test.flow.show(page: page2, parameters: given(8))
    #expect(test.current == "page2")
    #expect(try test.flow.parameter(for: album) == 8)
    try test.flow.show(page: album, with: 9)
    #expect(try test.flow.parameter(for: album) == 9)
    #expect(throws: AppFlowControllerError.parameterOutsidePath(identifier: "album", path: "start")) {
      try test.flow.show(page: start, parameters: given(1))
    }
  }

  @Test("PF-25 PF-28 A preloaded page of a custom transition is made from its parameter")
  func inAContainer() throws {
    let frame = AppFlowControllerPage(name: "frame", viewControllerBlock: { Frame() }, viewControllerType: Frame.self)
    let album = AppFlowControllerTypedPage(name: "album", viewControllerType: Screen.self) { (_: Int) in Screen() }
    let own = FrameTransition(isPreloading: true)
    let test = try TestFlow(start => frame => own => album)
    var noted: [UIViewController] = []
    Router(window: test.window).adding(InlinePostTask<UIViewController, Any?> { screen, _, _ in noted.append(screen) })
      .makeDefault()
    try test.flow.show(page: frame, parameters: [AppFlowControllerParameter(page: album, value: 6)])
    try test.flow.show(page: frame, parameters: [AppFlowControllerParameter(page: album, value: 7)])
    let child = try #require(own.preloaded.first)
    #expect(noted.contains { $0 is Frame }, "nobody has shown it")
    #expect(!noted.contains(child), "nobody has shown it")
    (test.root.viewControllers.last as? Frame)?.show(child)
    try test.flow.updateCurrentPage(with: child, for: "album")
    #expect(test.current == "album")
    #expect(try test.flow.parameter(for: album) == 7)
  }

  @Test("PF-27 A parameter for an untyped tab is refused when another tab is shown")
  func withoutATypeInATab() throws {
    let test = try TestFlow(start => tabsPage("tabs") =>> [tab => page1, tab => page2])
    #expect(throws: AppFlowControllerError.parameterOutsidePath(identifier: "page1", path: "start/tabs/page2")) {
      try test.flow.show(page: page2, parameters: [AppFlowControllerParameter(page: page1, value: "7")])
    }
  }

  @Test("PF-28 Every form of showing takes the typed value: plan, navigate, outcome and completion")
  func typedForms() async throws {
    let product = AppFlowControllerTypedPage(name: "product", viewControllerType: Screen.self) { (id: Int) in
      let screen = Screen()
      screen.title = "product \(id)"
      return screen
    }
    let test = try TestFlow(start => product)
    #expect(try test.router.plan(.page(product, with: 1, in: test.flow)).changes.count == 4)
    #expect(try await test.router.navigate(.page(product, with: 1, in: test.flow)).title == "product 1")
    let again = await test.router.outcome(of: .page(product, with: 2, in: test.flow))
    #expect(again.isAlreadyThere)
    #expect(try test.flow.parameter(for: product) == 2)
    try test.flow.pop(to: start)
    let request = NavigationRequest.page(product, with: 3, in: test.flow)
    #expect(try await test.flow.router?.navigate(request).title == "product 3")
    var outcome: Outcome<UIViewController>?
    test.flow.show(page: product, with: 4) { outcome = $0 }
    #expect(outcome?.isAlreadyThere == true)
  }

  @Test("PF-29 A page with variants can be shown below several parents, also below another variant")
  func variants() throws {
    let details = page("details", variants: true)
    let test = try TestFlow(start =>> [page1 => play => details, page2 => play => details, page3 => menu])
    try test.flow.show(page: play, variant: page1)
    #expect(test.flow.currentPathComponents() == "start/page1/page1_play")
    try test.flow.show(page: play, variant: page2)
    #expect(test.stacks == [["start", "page2", "play"]])
    #expect(throws: AppFlowControllerError.missingVariant(identifier: "play")) { try test.flow.show(page: play) }
    #expect(throws: AppFlowControllerError.variantNotSupported(identifier: "menu")) {
      try test.flow.show(page: menu, variant: page3)
    }
    #expect(throws: AppFlowControllerError.unregisteredPathIdentifier(identifier: "page3_play")) {
      try test.flow.show(page: play, variant: page3)
    }
    #expect(throws: AppFlowControllerError.missingVariant(identifier: "play")) {
      try test.flow.show(page: details, variant: play)
    }
    try test.flow.show(page: details, variant: play.under(page1))
    #expect(test.stacks == [["start", "page1", "play", "details"]])
    #expect(test.flow.currentPage()?.variantName == "page1_play")
    #expect(!page("plain").supportVariants)
  }
}
