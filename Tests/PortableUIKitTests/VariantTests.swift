import PortableUIKit
import Testing

@Suite struct VariantTests {
  private func stage(_ variant: UIKitVariant) -> Stage { UIKitVariant.$chosen.withValue(variant) { Stage() } }

  @Test(
    "UK-20 A coordinator completes after viewDidAppear, or before viewDidAppear in a variant",
    arguments: [
      UIKitVariant.usual, .coordinatorCompletesFirst,
    ])
  func coordinatorsEnd(variant: UIKitVariant) {
    let stage = stage(variant)
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let stack = stage.shown(UINavigationController(rootViewController: a))
    stack.pushViewController(b, animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      stage.journal("over")
      // The completion may begin further changes.
      stack.setNavigationBarHidden(true, animated: false)
      stack.pushViewController(stage.screen("c"), animated: false)
    }
    let told = stage.told().filter { $0 == "over" || $0 == "b.didAppear" }
    #expect(told == (variant == .usual ? ["b.didAppear", "over"] : ["over", "b.didAppear"]))
    #expect(stack.viewControllers.count == 3)
  }

  @Test("UK-20 isBeingDismissed is true from the call on, or only inside the callbacks in a variant")
  func dismissalTold() {
    for variant in [UIKitVariant.usual, .dismissalToldInCallbacksOnly] {
      let stage = stage(variant)
      let (a, m) = (stage.screen("a"), stage.screen("m"))
      stage.show(a)
      stage.present(m, on: a, animated: true)
      m.showsFlags = true
      a.dismiss(animated: true)
      #expect(m.isBeingDismissed == (variant == .usual), "right after the call, \(variant)")
      stage.scheduler.advance()
      #expect(m.isBeingDismissed == (variant == .usual), "in flight, \(variant)")
      stage.settle()
      #expect(stage.journal.take().suffix(2) == ["m.willDisappear dismissed", "m.didDisappear dismissed"])
      #expect(!m.isBeingDismissed)
      #expect(a.presentedViewController == nil)
    }
  }

  @Test("UK-20 Two modals that are dismissed together are both being dismissed, or only the topmost in a variant")
  func lowerOfTwo() {
    for variant in [UIKitVariant.usual, .dismissalToldOfTopmostOnly] {
      let stage = stage(variant)
      let (a, lower, upper) = (stage.screen("a"), stage.screen("lower"), stage.screen("upper"))
      stage.show(a)
      a.present(lower, animated: false)
      stage.present(upper, on: lower)
      a.dismiss(animated: true)
      #expect(upper.isBeingDismissed)
      #expect(lower.isBeingDismissed == (variant == .usual), "\(variant)")
      stage.settle()
      #expect(a.presentedViewController == nil)
      #expect(lower.presentingViewController == nil)
      // Without the modal above it, the dismissed modal is reported as usual.
      stage.present(lower, on: a)
      a.dismiss(animated: true)
      #expect(lower.isBeingDismissed)
    }
  }

  @Test(
    "UK-20 Stacks always have a coordinator, and pages, splits and new roots have one, or none in a variant"
  )
  func fewCoordinators() {
    for variant in [UIKitVariant.usual, .fewCoordinators] {
      let stage = stage(variant)
      stage.window.simulate(horizontalSizeClass: .regular)
      let isThere = variant == .usual
      let split = UISplitViewController(
        .doubleColumn, [.primary: stage.screen("list"), .secondary: stage.screen("details")])
      stage.show(split)
      split.hide(.primary)
      #expect((split.transitionCoordinator != nil) == isThere, "split, \(variant)")
      stage.settle()

      let pages = UIPageViewController()
      pages.setViewControllers([stage.screen("1")], direction: .forward, animated: false)
      stage.show(pages)
      pages.setViewControllers([stage.screen("2")], direction: .forward, animated: true)
      #expect((pages.transitionCoordinator != nil) == isThere, "pages, \(variant)")
      stage.settle()

      let stack = UINavigationController(rootViewController: stage.screen("a"))
      stage.window.rootViewController = stack
      #expect((stack.transitionCoordinator != nil) == isThere, "root, \(variant)")
      stage.settle()
      stack.pushViewController(stage.screen("b"), animated: true)
      #expect(stack.transitionCoordinator != nil)
      #expect(stack.topViewController?.transitionCoordinator != nil)
    }
  }

  @Test("UK-20 A window that posts didBecomeVisible contains its root's view, or does not yet in a variant")
  func becomesVisible() {
    for variant in [UIKitVariant.usual, .visibleBeforeRootsView] {
      let stage = stage(variant)
      let root = stage.screen("root")
      stage.window.rootViewController = root
      var wasThere: Bool?
      let observation = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeVisibleNotification, object: stage.window, queue: nil
      ) { _ in MainActor.assumeIsolated { wasThere = root.viewIfLoaded?.window != nil } }
      stage.window.makeKeyAndVisible()
      stage.settle()
      NotificationCenter.default.removeObserver(observation)
      #expect(wasThere == (variant == .usual), "\(variant)")
      #expect(root.view.window === stage.window)
    }
  }

  @Test("UK-20 A split's columns change at once, or in a variant with the next layout, automatic or requested")
  func columns() {
    for (variant, asksForLayout) in [
      (UIKitVariant.usual, false), (.columnsAfterLayout, false), (.columnsAfterLayout, true),
    ] {
      let stage = stage(variant)
      stage.window.simulate(horizontalSizeClass: .regular)
      let (list, details) = (stage.screen("list"), stage.screen("details"))
      let split = UISplitViewController(.doubleColumn, [.primary: list, .secondary: details])
      stage.show(split)
      let isAtOnce = variant == .usual
      split.hide(.primary)
      #expect((split.displayMode == .secondaryOnly) == isAtOnce, "\(variant)")
      if asksForLayout { split.view.layoutIfNeeded() } else { stage.settle() }
      #expect(split.displayMode == .secondaryOnly, "\(variant)")
      stage.settle()
      #expect(list.view.window == nil)
      split.preferredDisplayMode = .oneBesideSecondary
      #expect((split.displayMode == .oneBesideSecondary) == isAtOnce, "\(variant)")
      stage.settle()
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(list.view.window === stage.window)
    }
  }

  @Test(
    "UK-20 A controller finds the coordinator of its own or an ancestor's transition, not a child's, in any variant",
    arguments: UIKitVariant.allCases)
  func upwardsOnly(variant: UIKitVariant) {
    let stage = stage(variant)
    let (home, other) = (UINavigationController(rootViewController: stage.screen("a")), stage.screen("other"))
    let tabs = stage.shown(UITabBarController([home, other]))
    home.pushViewController(stage.screen("b"), animated: true)
    #expect(home.transitionCoordinator != nil)
    #expect(home.topViewController?.transitionCoordinator != nil)
    #expect(tabs.transitionCoordinator == nil)
    #expect(other.transitionCoordinator == nil)
    stage.settle()
    let sheet = UINavigationController(rootViewController: stage.screen("c"))
    tabs.present(sheet, animated: true)
    let coordinators = [tabs, sheet, sheet.topViewController, home].map { $0?.transitionCoordinator }
    #expect(coordinators.allSatisfy { $0 != nil && $0 === coordinators[0] })
    stage.settle()
    sheet.pushViewController(stage.screen("d"), animated: true)
    #expect(sheet.transitionCoordinator != nil)
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test("UK-20 A popover without an anchor in a regular width is a misuse, and so is a subview of an effect view")
  func misuse() {
    let stage = stage(.usual)
    stage.window.simulate(horizontalSizeClass: .regular)
    let a = stage.screen("a")
    stage.show(a)
    func present(_ anchor: UIView?) -> [UIKitMisuse.Kind] {
      let popover = stage.screen("popover")
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = anchor
      let misuses = UIKitMisuse.collect {
        stage.present(popover, on: a)
      }
      stage.dismiss(a)
      return misuses.map(\.kind)
    }
    #expect(present(nil) == [.popoverWithoutAnchor])
    #expect(present(a.view).isEmpty)
    stage.simulate(horizontalSizeClass: .compact)
    #expect(present(nil).isEmpty, "in little room it is a sheet")

    for width in [UIUserInterfaceSizeClass.regular, .compact] {
      stage.simulate(horizontalSizeClass: width)
      let sheets = [
        UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet),
        UIActivityViewController(activityItems: [], applicationActivities: nil),
      ]
      for sheet in sheets + [UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)] {
        let misuses = UIKitMisuse.collect {
          stage.present(sheet, on: a)
        }
        let isRefused = width == .regular && sheets.contains(sheet)
        #expect(misuses.map(\.kind) == (isRefused ? [.popoverWithoutAnchor] : []))
        stage.dismiss(a)
      }
      let sheet = sheets[0]
      sheet.popoverPresentationController?.sourceView = a.view
      #expect(UIKitMisuse.collect { a.present(sheet, animated: false) }.isEmpty)
      #expect(UIKitMisuse.collect { stage.settle() }.isEmpty)
      stage.dismiss(a)
    }

    let effects = UIVisualEffectView(effect: nil)
    #expect(UIKitMisuse.collect { effects.addSubview(UIView()) }.map(\.kind) == [.viewInEffectView])
    #expect(UIKitMisuse.collect { effects.contentView.addSubview(UIView()) }.isEmpty)
  }
}
