import PortableUIKit
import Testing

private final class MeasuringScreen: UIViewController {
  var widths: [String] = []
  private func note(_ callback: String) { widths.append("\(callback) \(Int(view.bounds.width))") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    note("will")
    coordinator.animate(alongsideTransition: { _ in self.note("alongside") }) { _ in self.note("completion") }
  }
}

private final class CountingView: UIView {
  var count = 0
  override var frame: CGRect {
    get { super.frame }
    set {
      count += 1
      super.frame = newValue
    }
  }
}

// Covers Apple's pages `UIWindow`, `rootViewController`, and `UIView`, `autoresizingMask`.
@Suite struct ResizingTests {
  let stage = Stage()
  private let wide = CGSize(width: 800, height: 400)
  private let ownWay = TransitionDelegate()

  @Test("UK-8 The views of the root and its children fill a window of any size before they appear")
  func firstDisplay() {
    let top = MeasuringScreen()
    let (navigation, tabs) = (UINavigationController(rootViewController: top), UITabBarController())
    tabs.viewControllers = [navigation]
    stage.window.frame.size = wide
    stage.show(tabs)
    for view in [tabs.view, navigation.view, top.view] { #expect(view?.frame == stage.window.bounds) }
    #expect(top.widths == ["isAppearing 800", "didLayout 800"])
  }

  @Test("UK-8 When a window is resized, the views of root and children have the new size before alongside animations")
  func windowSize() {
    let top = MeasuringScreen()
    let (navigation, tabs) = (UINavigationController(rootViewController: top), UITabBarController())
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    top.widths = []
    stage.simulate(size: wide)
    for view in [tabs.view, navigation.view, top.view] { #expect(view?.frame == stage.window.bounds) }
    #expect(top.widths == ["will 393", "alongside 800", "didLayout 800", "completion 800"])
    #expect(stage.window.hitTest(CGPoint(x: 700, y: 200), with: nil) === top.view)
    stage.window.frame.size.width = 500
    #expect(top.view.frame == stage.window.bounds)
  }

  @Test("UK-8 Pages and the columns of a split follow the size of their container")
  func severalChildren() {
    let (page, pages) = (UIViewController(), UIPageViewController(nibName: nil, bundle: nil))
    pages.setViewControllers([page], direction: .forward, animated: false)
    stage.show(pages)
    stage.simulate(size: wide)
    #expect(page.view.frame.size == wide)
    let (column, split) = (UIViewController(), UISplitViewController())
    split.viewControllers = [UIViewController(), column].map { UINavigationController(rootViewController: $0) }
    stage.show(split, width: .regular)
    stage.simulate(size: CGSize(width: 600, height: 300))
    #expect(column.view.window === stage.window)
    #expect(column.view.frame == stage.window.bounds)
  }

  @Test(
    "UK-9 A modal that fills its container follows the container's size, presented by UIKit or by the app",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .custom], [true, false])
  func modals(style: UIModalPresentationStyle, isPresentedByApp: Bool) {
    let (root, modal) = (UIViewController(), UIViewController())
    modal.modalPresentationStyle = style
    if isPresentedByApp { modal.transitioningDelegate = ownWay }
    stage.show(root, presenting: modal)
    stage.simulate(size: wide)
    #expect(modal.view.frame.size == wide)
    #expect(modal.view.superview?.bounds.size == wide)
    stage.dismiss(root)
    #expect(root.view.frame == stage.window.bounds, "the one that was covered as well")
  }

  @Test("UK-9 A modal with a smaller frame in a custom presentation keeps the frame when the window is resized")
  func smallModal() {
    let (root, modal) = (UIViewController(), UIViewController())
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = ownWay
    stage.show(root, presenting: modal)
    let card = CGRect(x: 0, y: 500, width: 393, height: 352)
    modal.view.frame = card
    stage.simulate(size: wide)
    #expect(modal.view.frame == card)
    #expect(modal.view.superview?.frame == stage.window.bounds)
  }

  @Test("UK-8 A screen that was hidden while the window was resized has the new size when it reappears")
  func comingBack() {
    let (root, top, other) = (UIViewController(), UIViewController(), UIViewController())
    let (navigation, tabs) = (UINavigationController(rootViewController: root), UITabBarController())
    tabs.viewControllers = [navigation, other]
    stage.show(tabs)
    stage.push(top, onto: navigation)
    stage.select(1, of: tabs)
    stage.simulate(size: wide)
    stage.select(0, of: tabs)
    #expect(top.view.frame == stage.window.bounds)
    stage.pop(navigation)
    #expect(root.view.frame == stage.window.bounds)
  }

  @Test("UK-18 A push, a tab change or a presentation does not set a frame that is right already")
  func nothingToDo() {
    func screen() -> (UIViewController, CountingView) {
      let (screen, view) = (UIViewController(), CountingView(frame: stage.window.bounds))
      screen.view = view
      return (screen, view)
    }
    let screens = (0..<4).map { _ in screen() }
    let (navigation, tabs) = (UINavigationController(rootViewController: screens[0].0), UITabBarController())
    tabs.viewControllers = [navigation, screens[2].0]
    stage.show(tabs)
    stage.push(screens[1].0, onto: navigation)
    stage.select(1, of: tabs)
    screens[3].0.modalPresentationStyle = .fullScreen
    tabs.present(screens[3].0, animated: false)
    stage.settle()
    tabs.dismiss(animated: false)
    stage.select(0, of: tabs)
    stage.pop(navigation)
    #expect(screens.map(\.1.count) == [0, 0, 0, 0])
  }

  @Test("UK-21 An autoresizing mask gives the difference in size to the flexible parts in proportion")
  func masks() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func view(_ mask: UIView.AutoresizingMask) -> UIView {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.autoresizingMask = mask
      room.addSubview(view)
      return view
    }
    let (fixed, filling) = (view([]), view([.flexibleWidth, .flexibleHeight]))
    let atEnd = view([.flexibleLeftMargin, .flexibleTopMargin])
    let middle = view([.flexibleLeftMargin, .flexibleRightMargin])
    let scaled = view([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let constrained = view(.flexibleWidth)
    constrained.translatesAutoresizingMaskIntoConstraints = false
    room.bounds.size = CGSize(width: 200, height: 60)
    #expect(fixed.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(constrained.frame == fixed.frame)
    #expect(filling.frame == CGRect(x: 10, y: 20, width: 130, height: 0))
    #expect(atEnd.frame == CGRect(x: 110, y: -20, width: 30, height: 40))
    #expect(abs(middle.frame.minX - (10 + 100 / 7)) < 0.001)
    #expect(middle.frame.width == 30)
    #expect(scaled.frame == CGRect(x: 20, y: 20, width: 60, height: 40))
    room.autoresizesSubviews = false
    room.frame.size.width = 300
    #expect(scaled.frame.width == 60)
  }

  @Test("UK-21 A view without extent grows evenly, and a child's view in a custom container follows its own mask")
  func masksOfChildren() {
    let (outer, inner) = (UIView(), UIView())
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size = wide
    #expect(inner.frame == CGRect(origin: .zero, size: wide))
    let (container, drawer, page) = (UIViewController(), UIViewController(), UIViewController())
    for child in [drawer, page] {
      container.addChild(child)
      child.view.frame = container.view.bounds
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.show(container)
    stage.simulate(size: wide)
    #expect(page.view.frame == container.view.bounds)
    #expect(container.view.bounds.size == wide)
    #expect(drawer.view.frame.width == 393, "its mask is empty")
  }
}
