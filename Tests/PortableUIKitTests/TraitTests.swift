import PortableUIKit
import Testing

/// A screen that notes what it is told of its surroundings.
final class TraitScreen: UIViewController {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private var width: UIUserInterfaceSizeClass { traitCollection.horizontalSizeClass }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    journal("\(name).willTransition \(width) to \(newCollection.horizontalSizeClass)")
    coordinator.animate(alongsideTransition: { [journal, name] _ in journal("\(name).alongside") })
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    journal("\(name).size \(Int(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    journal("\(name).didChange to \(width)")
  }
}

@Suite struct TraitTests {
  let stage = Stage()

  private func screen(_ name: String) -> TraitScreen { TraitScreen(name, stage.journal) }

  @Test("UK-8 A change of surroundings is told before, carried out, and told after, to what is seen")
  func order() {
    let (a, b) = (screen("a"), screen("b"))
    let navigation = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, b]
    stage.show(tabs)
    stage.window.simulate(horizontalSizeClass: .regular, size: CGSize(width: 1024, height: 768))
    #expect(a.traitCollection.horizontalSizeClass == .compact)
    stage.scheduler.advance()
    #expect(!stage.window.isSettled && stage.window.frame.width == 1024)
    #expect(
      stage.told() == [
        "a.willTransition compact to regular", "a.size 1024", "a.alongside", "a.didChange to regular",
      ])
    // Who was not seen finds out when it is.
    tabs.selectedIndex = 1
    #expect(stage.told() == [])
    stage.window.simulate(horizontalSizeClass: .compact)
    _ = stage.told()
    tabs.selectedIndex = 0
    #expect(stage.told() == ["a.didChange to compact"])
  }

  @Test("UK-8 A modal is told as well, and overrides of its presenter do not reach it")
  func modals() {
    let (a, m) = (screen("a"), screen("m"))
    stage.show(a)
    a.present(m, animated: false)
    stage.settle()
    a.traitOverrides.horizontalSizeClass = .regular
    #expect(a.traitCollection.horizontalSizeClass == .regular && m.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.told() == ["a.didChange to regular"])
    m.presentationController?.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
    #expect(m.traitCollection.verticalSizeClass == .compact)
    #expect(stage.told() == ["m.didChange to compact"])
    stage.window.simulate(horizontalSizeClass: .regular)
    #expect(stage.told().contains("m.didChange to regular"))
  }

  @Test("UK-8 A container may change the traits of one child, and what it changes comes before what the child does")
  func overrides() {
    let (parent, child) = (screen("p"), screen("c"))
    stage.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.settle()
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(stage.told() == ["c.didChange to regular"])
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    child.traitOverrides.horizontalSizeClass = .compact
    #expect(child.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("UK-8 Windows and scenes override traits, and registrations are called for theirs only")
  func registrations() {
    let (a, journal) = (screen("a"), stage.journal)
    stage.show(a)
    let registration = a.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: TraitScreen, previous) in
      journal("\(screen.name) was \(previous.userInterfaceStyle)")
    }
    stage.window.traitOverrides.userInterfaceStyle = .dark
    #expect(stage.told() == ["a.didChange to compact", "a was light"])
    stage.window.traitOverrides.horizontalSizeClass = .regular
    #expect(stage.told() == ["a.didChange to regular"])
    let scene = UIWindowScene()
    stage.window.windowScene = scene
    a.unregisterForTraitChanges(registration)
    scene.traitOverrides.verticalSizeClass = .compact
    stage.window.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(stage.told() == ["a.didChange to regular"])
    #expect(scene.traitCollection.verticalSizeClass == .compact && a.traitCollection.verticalSizeClass == .compact)
  }

  @Test("UK-8 Traits are values: equal if they specify the same, merged so that the last one counts")
  func values() {
    let width = UITraitCollection(horizontalSizeClass: .regular)
    let merged = UITraitCollection(traitsFrom: [
      width, UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(merged.horizontalSizeClass == .compact && merged.userInterfaceIdiom == .pad)
    #expect(merged.verticalSizeClass == .unspecified)
    #expect(width == UITraitCollection { $0.horizontalSizeClass = .regular } && width != merged)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)) && !merged.containsTraits(in: width))
  }

  @Test("UK-21 Traits know the screen and the way lines run, and whether colours look different elsewhere")
  func looks() {
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.displayScale == UIScreen.main.scale && light.layoutDirection == .leftToRight)
    #expect(light.hasDifferentColorAppearance(comparedTo: dark) && dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: UITraitCollection { $0.userInterfaceStyle = .dark }))
    #expect(!UITraitCollection(userInterfaceIdiom: .pad).hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("UK-21 The current traits are a phone's until set, and others' while something is done as with them")
  func current() {
    let (before, dark) = (UITraitCollection.current, UITraitCollection(userInterfaceStyle: .dark))
    defer { UITraitCollection.current = before }
    #expect(before == UIScreen.main.traitCollection)
    var inside: UITraitCollection?
    dark.performAsCurrent { inside = UITraitCollection.current }
    #expect(inside === dark && UITraitCollection.current === before)
    UITraitCollection.current = dark
    #expect(UITraitCollection.current === dark)
  }

  @Test("UK-6 In a window nobody sees the surroundings change at once, and nobody is told")
  func unseen() {
    let a = screen("a")
    stage.window.rootViewController = a
    stage.window.simulate(horizontalSizeClass: .regular, idiom: .pad)
    #expect(a.traitCollection.horizontalSizeClass == .regular && a.traitCollection.userInterfaceIdiom == .pad)
    stage.window.isHidden = false
    #expect(stage.told() == [])
  }
}
