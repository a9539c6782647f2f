import PortableUIKit
import Testing

private final class BarScreen: UIViewController {
  var style = UIStatusBarStyle.default
  var hides = false
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
}

private final class OpeningScene: UIWindowScene {
  override func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(true) }
}

private final class OwnLayer: CALayer {}

private final class OwnLayered: UIView {
  override class var layerClass: AnyClass { OwnLayer.self }
}

private final class Tinted: UIView {
  let name: String
  let journal: Journal
  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func tintColorDidChange() { journal("\(name).tint") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    journal("\(name).\(traitCollection.userInterfaceStyle)")
  }
}

private final class BarDelegate: NSObject, UINavigationBarDelegate, UITabBarDelegate, UIApplicationDelegate {
  var lets = true
  var told: [String] = []
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { lets }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    told.append("pushed \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { lets }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    told.append("popped \(item.title ?? "")")
  }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { told.append("chose \(item.title ?? "")") }
}

/// A room for a sheet.
private final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  init(_ verticalSizeClass: UIUserInterfaceSizeClass, height: CGFloat) {
    containerTraitCollection = UITraitCollection(verticalSizeClass: verticalSizeClass)
    maximumDetentValue = height
  }
}

/// What libraries look for besides view controllers.
@Suite struct BreadthTests {
  let stage = Stage()

  @Test("UK-21 The status bar is as the controller on screen says, or the child that it names")
  func statusBar() throws {
    let scene = UIWindowScene()
    stage.window.windowScene = scene
    let manager = try #require(scene.statusBarManager)
    #expect(manager === scene.statusBarManager && manager.statusBarStyle == .default && !manager.isStatusBarHidden)
    let (first, second, modal) = (BarScreen(), BarScreen(), BarScreen())
    (first.style, second.style, modal.style) = (.lightContent, .darkContent, .lightContent)
    second.hides = true
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, second]
    stage.show(tabs)
    #expect(manager.statusBarStyle == .default)
    stack.navigationBar.barStyle = .black
    #expect(manager.statusBarStyle == .lightContent)
    stack.navigationBar.barStyle = .default
    stack.isNavigationBarHidden = true
    #expect(manager.statusBarStyle == .lightContent && !manager.isStatusBarHidden)
    tabs.selectedIndex = 1
    #expect(manager.statusBarStyle == .darkContent && manager.isStatusBarHidden)
    tabs.present(modal, animated: false)
    stage.settle()
    #expect(manager.statusBarStyle == .darkContent && manager.isStatusBarHidden)
    modal.modalPresentationCapturesStatusBarAppearance = true
    #expect(manager.statusBarStyle == .lightContent && !manager.isStatusBarHidden)
    tabs.dismiss(animated: false)
    stage.settle()
    modal.modalPresentationCapturesStatusBarAppearance = false
    modal.modalPresentationStyle = .fullScreen
    tabs.present(modal, animated: false)
    stage.settle()
    #expect(manager.statusBarStyle == .lightContent)
  }

  @Test("UK-21 A scene's interface is turned as its window is")
  func orientation() {
    let scene = UIWindowScene()
    stage.window.windowScene = scene
    #expect(scene.interfaceOrientation == .portrait)
    stage.window.simulate(size: CGSize(width: 852, height: 393))
    stage.settle()
    #expect(scene.interfaceOrientation == .landscapeRight)
  }

  @Test("UK-21 A scene opens links as the application does")
  func openingByScene() async {
    let scene = UIWindowScene()
    let url = URL(fileURLWithPath: "/none")
    var opened: [URL] = []
    // Other tests open links too, so that the opener is there for as long as the call takes.
    let answer = await withCheckedContinuation { continuation in
      let before = UIApplication.shared.urlOpener
      UIApplication.shared.urlOpener = {
        opened.append($0)
        return true
      }
      scene.open(url, options: UIScene.OpenExternalURLOptions()) { continuation.resume(returning: $0) }
      UIApplication.shared.urlOpener = before
    }
    #expect(answer && opened == [url])
    #expect(UIApplication.shared.openSessions.contains(scene.session) && scene.subtitle.isEmpty)
  }

  @Test("UK-21 That a scene opens a link can be awaited, and is what the form with a completion answers")
  func openingAwaited() async {
    let url = URL(fileURLWithPath: "/none")
    #expect(await OpeningScene().open(url, options: nil))
  }

  @Test("UK-21 Each task for the background has a name of its own")
  func backgroundTasks() {
    let one = UIApplication.shared.beginBackgroundTask { Issue.record("there is time without end") }
    let other = UIApplication.shared.beginBackgroundTask(withName: "upload")
    #expect(one != other && one != .invalid && other != .invalid)
    UIApplication.shared.endBackgroundTask(one)
    #expect(UIApplication.shared.backgroundTimeRemaining > 1_000_000)
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    #expect(BarDelegate().application(.shared, supportedInterfaceOrientationsFor: nil) == .allButUpsideDown)
  }

  @Test("UK-21 A navigation bar of the app's own has a stack of items; its delegate is asked at once and told later")
  func ownNavigationBar() {
    let (bar, delegate) = (UINavigationBar(), BarDelegate())
    stage.show(UIViewController())
    stage.window.addSubview(bar)
    bar.delegate = delegate
    let (one, two) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
    bar.setItems([one], animated: false)
    #expect(bar.popItem(animated: false) == nil && bar.topItem === one && bar.backItem == nil)
    bar.pushItem(two, animated: true)
    #expect(bar.items == [one, two] && bar.topItem === two && bar.backItem === one && delegate.told.isEmpty)
    stage.settle()
    delegate.lets = false
    #expect(bar.popItem(animated: false) == nil && bar.topItem === two)
    delegate.lets = true
    #expect(bar.popItem(animated: false) === two && bar.items == [one])
    stage.settle()
    #expect(delegate.told == ["pushed Two", "popped Two"])
  }

  @Test("UK-11 The items of a stack's own bar cannot be set")
  func managedBar() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let item = UINavigationItem(title: "Other")
    let misuses = UIKitMisuse.collect {
      stack.navigationBar.items = [item]
      stack.navigationBar.pushItem(item, animated: false)
      stack.navigationBar.popItem(animated: false)
    }
    #expect(misuses.map(\.kind) == [.changingManagedBar, .changingManagedBar, .changingManagedBar])
    #expect(stack.navigationBar.items?.count == 1 && stack.navigationBar.topItem !== item)
  }

  @Test("UK-21 Tapping an item of a tab bar of the app's own chooses it and tells the delegate")
  func ownTabBar() {
    let (bar, delegate, root) = (UITabBar(), BarDelegate(), UIViewController())
    let items = ["Left", "Right"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    bar.delegate = delegate
    root.view.addSubview(bar)
    stage.show(root)
    #expect(stage.window.perform(.tap("Right")))
    #expect(bar.selectedItem === items[1] && delegate.told == ["chose Right"])
    items[0].isEnabled = false
    #expect(!stage.window.perform(.tap("Left")) && bar.selectedItem === items[1])
  }

  @Test("UK-21 Little height hides the bar of a stack that says so, and more height brings it back")
  func littleHeight() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.hidesBarsWhenVerticallyCompact = true
    stage.show(stack)
    stage.window.simulate(verticalSizeClass: .compact)
    stage.settle()
    #expect(stack.isNavigationBarHidden)
    stage.window.simulate(verticalSizeClass: .regular)
    stage.settle()
    #expect(!stack.isNavigationBarHidden)
    stack.isNavigationBarHidden = true
    stage.window.simulate(verticalSizeClass: .compact)
    stage.window.simulate(verticalSizeClass: .regular)
    stage.settle()
    #expect(stack.isNavigationBarHidden)
  }

  @Test("UK-21 What bars and items are to look like is kept for each state")
  func looks() {
    let (item, bar) = (UITabBarItem(title: "Home", image: nil, tag: 1), UINavigationBar())
    item.setTitleTextAttributes([.init("size"): 12], for: .selected)
    item.setBadgeTextAttributes([.init("size"): 9], for: .normal)
    #expect(item.titleTextAttributes(for: .selected)?[.init("size")] as? Int == 12)
    #expect(item.titleTextAttributes(for: .normal) == nil && item.badgeTextAttributes(for: .normal)?.count == 1)
    let picture = UIImage()
    bar.setBackgroundImage(picture, for: .compact)
    bar.shadowImage = picture
    #expect(bar.backgroundImage(for: .compact) === picture && bar.backgroundImage(for: .default) == nil)
    #expect(bar.shadowImage === picture && bar.backIndicatorImage == nil)
  }

  @Test("UK-21 A column is as wide as wanted, within its limits")
  func columns() {
    let split = UISplitViewController(style: .tripleColumn)
    #expect(split.primaryColumnWidth == UISplitViewController.automaticDimension)
    split.preferredPrimaryColumnWidth = 500
    split.maximumPrimaryColumnWidth = 320
    split.preferredSupplementaryColumnWidth = 100
    split.minimumSupplementaryColumnWidth = 200
    #expect(split.primaryColumnWidth == 320 && split.supplementaryColumnWidth == 200)
  }

  @Test("UK-6 A view and those that take its colour over are told on a later turn that it has changed")
  func tint() {
    let names = ["outer", "own", "plain", "inOwn"]
    let views = names.map { Tinted($0, stage.journal) }
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    views[1].addSubview(views[3])
    stage.show(UIViewController())
    stage.window.addSubview(views[0])
    views[1].tintColor = .systemRed
    stage.settle()
    #expect(stage.journal.take() == ["own.tint", "inOwn.tint"])
    views[0].tintColor = .systemGreen
    #expect(stage.journal.lines.isEmpty && views[2].tintColor == .systemGreen && views[3].tintColor == .systemRed)
    #expect(stage.told() == ["outer.tint", "plain.tint"])
    views[0].tintColor = .systemGreen
    #expect(stage.told().isEmpty)
    views[0].tintAdjustmentMode = .dimmed
    #expect(views[3].tintAdjustmentMode == .dimmed && stage.told().count == 4)
    let grey = views[3].tintColor.cgColor.components ?? []
    #expect(grey.count == 4 && grey[0] == grey[1] && grey[1] == grey[2])
  }

  @Test("UK-21 A view's trait overrides hold in it, and are told on a later turn")
  func traits() {
    let (outer, inner, root) = (Tinted("outer", stage.journal), Tinted("inner", stage.journal), UIViewController())
    stage.show(root)
    root.view.addSubview(outer)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && root.traitCollection.userInterfaceStyle == .light)
    #expect(stage.journal.lines.isEmpty)
    #expect(stage.told() == ["outer.dark", "inner.dark"])
    inner.traitOverrides.userInterfaceStyle = .light
    #expect(stage.told() == ["inner.light"] && outer.traitCollection.userInterfaceStyle == .dark)
    let window: UIView = stage.window
    window.overrideUserInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("UK-3 A view's layer is of the class it names")
  func layers() {
    #expect(OwnLayered().layer is OwnLayer && !(UIView().layer is OwnLayer))
    let view = OwnLayered()
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds && view.layer === view.layer)
  }

  @Test("UK-21 The heights of a sheet are worked out in a room, those of the app's own by its closure each time")
  func detents() {
    typealias Detent = UISheetPresentationController.Detent
    let (roomy, flat) = (SheetRoom(.regular, height: 800), SheetRoom(.compact, height: 300))
    let (medium, large) = (Detent.medium(), Detent.large())
    #expect(medium.resolvedValue(in: roomy) == 400 && medium.resolvedValue(in: flat) == nil)
    #expect(large.resolvedValue(in: roomy) == 800 && large.resolvedValue(in: flat) == 300)
    var rows: CGFloat = 2
    let own = Detent.custom(identifier: Detent.Identifier("rows")) { room in
      rows == 0 ? nil : min(rows * 44, room.maximumDetentValue)
    }
    let sheet = UIViewController().sheetPresentationController
    sheet?.detents = [own, large]
    sheet?.selectedDetentIdentifier = own.identifier
    #expect(own.identifier.rawValue == "rows" && own.resolvedValue(in: roomy) == 88)
    rows = 9
    sheet?.animateChanges { sheet?.invalidateDetents() }
    #expect(own.resolvedValue(in: roomy) == 396 && own.resolvedValue(in: flat) == 300)
    rows = 0
    #expect(own.resolvedValue(in: roomy) == nil)
    let others = [Detent.custom { _ in 44 }, Detent.custom { _ in 44 }]
    #expect(others[0].identifier != others[1].identifier)
  }

  @Test("UK-21 A sheet is large until told otherwise, and needs no height of its own for that")
  func usualDetents() throws {
    let (one, other) = (UIViewController(), UIViewController())
    let height = try #require(one.sheetPresentationController?.detents.first)
    #expect(height.identifier == .large && one.sheetPresentationController?.detents.count == 1)
    #expect(other.sheetPresentationController?.detents.first === height)
    one.sheetPresentationController?.detents = [.medium()]
    #expect(other.sheetPresentationController?.detents.first === height)
  }

  @Test("UK-21 A popover keeps what it is told of the room around it")
  func popoverRoom() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)
    #expect(!popover.canOverlapSourceViewRect)
    #expect(popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    popover.canOverlapSourceViewRect = true
    popover.popoverLayoutMargins.left = 40
    #expect(popover.canOverlapSourceViewRect && popover.popoverLayoutMargins.left == 40)
  }

  @Test("UK-21 The changes of all parts of an animation are made, and its completion comes when it is over")
  func keyframes() async {
    let view = UIView()
    let isOver = await withCheckedContinuation { continuation in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 10 }
      } completion: {
        continuation.resume(returning: $0)
      }
      #expect(view.alpha == 0.5 && view.frame.minX == 10)
    }
    #expect(isOver)
  }

  @Test("UK-21 What scroll views look like is kept, and what nobody posts here has its name")
  func keptNames() {
    let scroll = UIScrollView()
    #expect(scroll.indicatorStyle == .default && scroll.automaticallyAdjustsScrollIndicatorInsets)
    (scroll.indicatorStyle, scroll.automaticallyAdjustsScrollIndicatorInsets) = (.white, false)
    #expect(scroll.indicatorStyle == .white && !scroll.automaticallyAdjustsScrollIndicatorInsets)
    let names = [
      UIApplication.didReceiveMemoryWarningNotification, UIAccessibility.reduceMotionStatusDidChangeNotification,
    ]
    #expect(
      names.map(\.rawValue) == [
        "UIApplicationDidReceiveMemoryWarningNotification", "UIAccessibilityReduceMotionStatusDidChangeNotification",
      ])
  }

  @Test("UK-21 The size that fits is what contents ask for, and the room where they ask for none or it is required")
  func fitting() {
    let view = UIView()
    let room = CGSize(width: 100, height: 40)
    #expect(view.systemLayoutSizeFitting(room) == room)
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: UIView.noIntrinsicMetric) }
    }
    #expect(Sized().systemLayoutSizeFitting(room) == CGSize(width: 30, height: 40))
    let size = Sized().systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size == room)
  }
}
