import PortableUIKit
import Testing

/// A container that forwards to its child all that UIKit's containers forward, as container libraries do.
private final class Forwarding: UIViewController {
  private var child: UIViewController? { children.first }
  override var childForStatusBarStyle: UIViewController? { child }
  override var childForStatusBarHidden: UIViewController? { child }
  override var childForHomeIndicatorAutoHidden: UIViewController? { child }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
  override var childViewControllerForPointerLock: UIViewController? { child }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    child?.preferredStatusBarUpdateAnimation ?? .none
  }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var prefersPointerLocked: Bool { true }
  override var disablesAutomaticKeyboardDismissal: Bool { true }
  override var performsActionsWhilePresentingModally: Bool { false }
  override var additionalSafeAreaInsets: UIEdgeInsets {
    didSet { told.append("room") }
  }
  var told: [String] = []
  override func setNeedsStatusBarAppearanceUpdate() { told.append("status") }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() { told.append("home") }
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { told.append("edges") }
  override func setNeedsUpdateOfPrefersPointerLocked() { told.append("pointer") }
  override func setNeedsUpdateOfSupportedInterfaceOrientations() { told.append("orientations") }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    child?.contentScrollView(for: edge)
  }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    told.append("size \(Int(container.preferredContentSize.width))")
  }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("close") }
}

/// A presentation controller that records its callbacks.
private final class Manager: UIPresentationController {
  var told: [String] = []
  var style = UIModalPresentationStyle.none
  var passesOn = true
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? style : .none
  }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    told.append("size \(Int(container.preferredContentSize.height))")
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    told.append("to \(Int(size.width))")
    if passesOn { super.viewWillTransition(to: size, with: coordinator) }
  }
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    told.append("traits")
    if passesOn { super.willTransition(to: newCollection, with: coordinator) }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    told.append("changed to \(traitCollection.horizontalSizeClass)")
  }
}

private final class Director: NSObject, UIViewControllerTransitioningDelegate {
  var manager: Manager?
  var style = UIModalPresentationStyle.none
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    manager = Manager(presentedViewController: presented, presenting: presenting)
    manager?.style = style
    return manager
  }
}

@Suite struct ContainerForwardingTests {
  let stage = Stage()
  private let director = Director()

  @Test("UK-3 A container can override all members that it forwards to a child")
  func forwarding() {
    let (container, child) = (Forwarding(), UIViewController())
    container.addChild(child)
    let named = [
      container.childForStatusBarStyle, container.childForStatusBarHidden, container.childForHomeIndicatorAutoHidden,
      container.childForScreenEdgesDeferringSystemGestures, container.childViewControllerForPointerLock,
    ]
    #expect(named.allSatisfy { $0 === child })
    let plain: UIViewController = container
    #expect(plain.preferredStatusBarUpdateAnimation == .fade)
    #expect(plain.preferredScreenEdgesDeferringSystemGestures == .bottom)
    #expect(plain.prefersPointerLocked)
    #expect(plain.disablesAutomaticKeyboardDismissal)
    #expect(!plain.performsActionsWhilePresentingModally)
    plain.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    plain.setNeedsStatusBarAppearanceUpdate()
    plain.setNeedsUpdateOfHomeIndicatorAutoHidden()
    plain.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    plain.setNeedsUpdateOfPrefersPointerLocked()
    plain.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(container.told == ["room", "status", "home", "edges", "pointer", "orientations"])
    #expect(plain.additionalSafeAreaInsets.top == 1)
  }

  @Test("UK-3 A controller finds its content scroll view by the edge, and does not retain the view")
  func scrollViews() {
    let (container, child) = (Forwarding(), UIViewController())
    container.addChild(child)
    do {
      let (list, other) = (UIScrollView(), UIScrollView())
      child.setContentScrollView(list, for: [.top, .bottom])
      child.setContentScrollView(other, for: .leading)
      #expect(container.contentScrollView(for: .top) === list)
      #expect(container.contentScrollView(for: .bottom) === list)
      #expect(container.contentScrollView(for: .leading) === other)
      #expect(container.contentScrollView(for: .trailing) == nil)
      child.setContentScrollView(nil, for: .bottom)
      #expect(child.contentScrollView(for: .bottom) == nil)
      #expect(child.contentScrollView(for: .top) === list)
    }
    #expect(child.contentScrollView(for: .top) == nil)
  }

  @Test("UK-3 An action finds the nearest container that can perform it")
  func actionTarget() {
    let (container, child) = (Forwarding(), UIViewController())
    container.addChild(child)
    #expect(child.targetViewController(forAction: Selector("close"), sender: nil) === container)
    #expect(child.targetViewController(forAction: Selector("open"), sender: nil) == nil)
    #expect(container.view.target(forAction: Selector("close"), withSender: nil) as? UIViewController === container)
  }

  @Test("UK-6 A child's new preferred size notifies its parent on a later turn, and an equal size does not")
  func preferredSize() {
    let (container, child) = (Forwarding(), UIViewController())
    container.addChild(child)
    stage.show(container)
    child.preferredContentSize = CGSize(width: 200, height: 100)
    #expect(container.told.isEmpty)
    stage.settle()
    #expect(container.told == ["size 200"])
    child.preferredContentSize = CGSize(width: 200, height: 100)
    stage.settle()
    #expect(container.told == ["size 200"])
    child.preferredContentSize = CGSize(width: 300, height: 100)
    child.removeFromParent()
    stage.settle()
    #expect(container.told == ["size 200"])
  }

  private func present(_ style: UIModalPresentationStyle = .none) throws -> (TraitScreen, Manager) {
    let (root, modal) = (stage.screen("root"), TraitScreen("modal", stage.journal))
    stage.show(root)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = director
    director.style = style
    stage.present(modal, on: root)
    return (modal, try #require(director.manager))
  }

  @Test("UK-21 A modal's new preferred size notifies its presentation controller on a later turn")
  func presentedSize() throws {
    let (modal, manager) = try present()
    modal.preferredContentSize = CGSize(width: 1, height: 320)
    #expect(manager.told.isEmpty)
    #expect(manager.preferredContentSize.height == 320)
    stage.settle()
    #expect(manager.told == ["size 320"])
  }

  @Test("UK-21 A presentation controller receives new traits and sizes first, and can hold them back from the modal")
  func surroundings() throws {
    let (modal, manager) = try present()
    _ = stage.told()
    stage.window.simulate(horizontalSizeClass: .regular, size: CGSize(width: 1000, height: 800))
    stage.expect(
      "modal.willTransition compact to regular", "modal.size 500", "modal.alongside", "modal.didChange to regular")
    #expect(manager.told == ["traits", "to 1000", "changed to regular"])
    manager.passesOn = false
    stage.window.simulate(horizontalSizeClass: .compact, size: CGSize(width: 400, height: 800))
    #expect(stage.told() == ["modal.didChange to compact"])
    #expect(modal.isViewLoaded)
  }

  @Test("UK-21 A presentation's trait overrides apply to the modal at once, and notify the modal on a later turn")
  func overrides() throws {
    let (modal, manager) = try present()
    manager.traitOverrides.horizontalSizeClass = .regular
    #expect(modal.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.told() == ["modal.didChange to regular"])
    #expect(manager.told == ["changed to regular"])
  }

  @Test("UK-3 A presentation controller can choose the style that it adapts to")
  func adaptiveStyle() throws {
    let (modal, manager) = try present(.fullScreen)
    #expect(stage.journal.lines.contains("root.didDisappear"))
    #expect(modal.presentingViewController?.viewIfLoaded?.window == nil)
    #expect(manager.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .regular)) == .none)
  }
}
