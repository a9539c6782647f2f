import PortableUIKit
import Testing

final class TraitScreen: JournalScreen {
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

/// A controller that registers for trait changes with itself as the environment, as apps do.
private class Registering: UIViewController {
  var told: [String] = []
  override func viewDidLoad() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
      self.told.append("was \(previous.userInterfaceStyle)")
    }
  }
}

private final class RegisteringView: JournalView {
  init(_ name: String, _ journal: Journal) {
    super.init(name, journal)
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous) in
      self.journal("\(self.name) \(previous.horizontalSizeClass) \(self.traitCollection.horizontalSizeClass)")
    }
    registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (view: Self, previous) in
      view.journal("\(view.name) \(previous.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
    }
  }
  required init?(coder: NSCoder) { nil }
}

private struct ThemeTrait: UITraitDefinition { static let defaultValue = "plain" }

@Suite struct TraitTests {
  let stage = Stage()
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func screen(_ name: String) -> TraitScreen { TraitScreen(name, stage.journal) }

  @Test(
    "UK-8 A visible controller is notified before and after a trait change, and a hidden controller when it appears")
  func order() {
    let (a, b) = (screen("a"), screen("b"))
    let navigation = UINavigationController(rootViewController: a)
    let tabs = stage.shown(UITabBarController([navigation, b]))
    stage.window.simulate(horizontalSizeClass: .regular, size: CGSize(width: 1024, height: 768))
    #expect(a.traitCollection.horizontalSizeClass == .compact)
    stage.scheduler.advance()
    #expect(!stage.window.isSettled)
    #expect(stage.window.frame.width == 1024)
    stage.expect("a.willTransition compact to regular", "a.size 1024", "a.alongside", "a.didChange to regular")
    // A hidden screen is notified when it appears.
    tabs.selectedIndex = 1
    #expect(stage.told() == [])
    stage.window.simulate(horizontalSizeClass: .compact)
    _ = stage.told()
    tabs.selectedIndex = 0
    #expect(stage.told() == ["a.didChange to compact"])
  }

  @Test("UK-8 A modal receives the window's trait changes, but not its presenter's overrides")
  func modals() {
    let (a, m) = (screen("a"), screen("m"))
    stage.show(a, presenting: m)
    a.traitOverrides.horizontalSizeClass = .regular
    #expect(a.traitCollection.horizontalSizeClass == .regular)
    #expect(m.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.told() == ["a.didChange to regular"])
    m.presentationController?.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
    #expect(m.traitCollection.verticalSizeClass == .compact)
    #expect(stage.told() == ["m.didChange to compact"])
    stage.window.simulate(horizontalSizeClass: .regular)
    #expect(stage.told().contains("m.didChange to regular"))
  }

  @Test("UK-8 A container can override the traits of a child, and the child's own overrides have precedence")
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

  @Test("UK-8 Windows and scenes can override traits, and a registration is called only for its own traits")
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
    #expect(scene.traitCollection.verticalSizeClass == .compact)
    #expect(a.traitCollection.verticalSizeClass == .compact)
  }

  @Test("UK-21 A trait registration of a class for Self also works in its subclasses")
  func registrationOfSelf() {
    final class Derived: Registering {}
    let derived = Derived()
    stage.show(derived)
    derived.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: TraitScreen, _) in
      Issue.record("it is no such screen")
    }
    stage.window.traitOverrides.userInterfaceStyle = .dark
    stage.settle()
    #expect(derived.told == ["was light"])
  }

  @Test("UK-21 A view's registration is called for its traits, with the previous traits of the view")
  func registrationsOfViews() {
    let journal = stage.journal
    let (outer, inner) = (RegisteringView("outer", journal), RegisteringView("inner", journal))
    let root = stage.show(outer)
    outer.addSubview(inner)
    stage.window.simulate(horizontalSizeClass: .regular)
    #expect(stage.told() == ["outer compact regular", "inner compact regular"])
    inner.traitOverrides.userInterfaceStyle = .dark
    inner.traitOverrides.horizontalSizeClass = .compact
    #expect(stage.told() == ["inner regular compact", "inner light dark"])
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(stage.told() == ["outer light dark"], "the inner one has been dark before")
    let registration = outer.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      journal("registered")
    }
    outer.unregisterForTraitChanges(registration)
    root.traitOverrides.userInterfaceStyle = .light
    #expect(stage.told() == ["outer dark light"])
  }

  @Test("UK-21 A view is notified once for each trait that changes in a turn, and not for an unchanged trait")
  func severalOverrides() {
    let (outer, inner) = (RegisteringView("outer", stage.journal), RegisteringView("inner", stage.journal))
    let root = stage.show(outer)
    outer.addSubview(inner)
    // The inner view's own change comes first, then the change that it inherits from the outer view.
    inner.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(stage.told() == ["inner light dark", "outer compact regular", "inner compact regular"])
    outer.traitOverrides.horizontalSizeClass = .compact
    inner.traitOverrides.userInterfaceStyle = .light
    #expect(stage.told() == ["outer regular compact", "inner regular compact", "inner dark light"])
    stage.window.simulate(horizontalSizeClass: .regular)
    outer.traitOverrides.userInterfaceStyle = .dark
    root.traitOverrides.horizontalSizeClass = .regular
    #expect(stage.told() == ["outer light dark"])
  }

  @Test("UK-5 updateTraitsIfNeeded tells of an override in the call, and no second time later")
  func updatedAtOnce() {
    let (parent, child, view) = (UIViewController(), screen("child"), RegisteringView("view", stage.journal))
    parent.embed(child)
    parent.view.addSubview(view)
    stage.show(parent)
    parent.traitOverrides.userInterfaceStyle = .dark
    #expect(stage.journal.lines.isEmpty)
    parent.updateTraitsIfNeeded()
    #expect(Set(stage.journal.take()) == ["child.didChange to compact", "view light dark"])
    #expect(stage.told() == [])
    view.traitOverrides.userInterfaceStyle = .light
    view.updateTraitsIfNeeded()
    #expect(stage.journal.take() == ["view dark light"])
  }

  @Test("UK-21 Registrations of a window, and of a view outside of controllers, are called for their traits")
  func registrationsOfWindows() {
    let (journal, window) = (stage.journal, stage.window)
    window.simulate(horizontalSizeClass: .regular)
    stage.show(UIViewController())
    window.addSubview(RegisteringView("overlay", journal))
    window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (window: UIWindow, previous) in
      let width = previous.horizontalSizeClass
      journal("window \(width) \(previous.userInterfaceStyle) \(window.traitCollection.userInterfaceStyle)")
    }
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(stage.told() == ["window regular light dark", "overlay light dark"])
    let scene = UIWindowScene()
    window.windowScene = scene
    scene.traitOverrides.verticalSizeClass = .compact
    #expect(stage.told() == [])
  }

  @Test("UK-21 A presentation controller's registration is called for its traits")
  func registrationsOfPresentations() throws {
    let (root, modal, journal) = (UIViewController(), UIViewController(), stage.journal)
    stage.show(root, presenting: modal)
    let manager = try #require(modal.presentationController)
    let registration = manager.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (manager: UIPresentationController, previous) in
      journal("\(previous.horizontalSizeClass) \(manager.traitCollection.horizontalSizeClass)")
    }
    stage.window.traitOverrides.userInterfaceStyle = .dark
    #expect(stage.told() == [])
    stage.window.simulate(horizontalSizeClass: .regular)
    #expect(stage.told() == ["compact regular"])
    manager.unregisterForTraitChanges(registration)
    stage.window.simulate(horizontalSizeClass: .compact)
    #expect(stage.told() == [])
  }

  @Test("UK-21 A scene's registration is called once for several overrides, and for the traits of the scene's window")
  func registrationsOfScenes() {
    let (scene, journal) = (UIWindowScene(), stage.journal)
    stage.window.windowScene = scene
    stage.show(UIViewController())
    let registration = scene.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (scene: UIWindowScene, previous) in
      let (before, now) = (previous, scene.traitCollection)
      journal("\(before.horizontalSizeClass) \(before.verticalSizeClass)")
      journal("\(now.horizontalSizeClass) \(now.verticalSizeClass)")
    }
    stage.window.simulate(horizontalSizeClass: .regular)
    #expect(stage.told() == ["compact regular", "regular regular"])
    scene.traitOverrides.verticalSizeClass = .compact
    scene.traitOverrides.horizontalSizeClass = .compact
    #expect(stage.journal.lines.isEmpty)
    #expect(stage.told() == ["regular regular", "compact compact"])
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(stage.told() == [])
    scene.unregisterForTraitChanges(registration)
    scene.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(stage.told() == [])
  }

  @Test("UK-21 System traits have a phone's values by default, and can be overridden")
  func systemTraits() {
    let (screen, journal) = (UIViewController(), stage.journal)
    stage.show(screen)
    let usual = screen.traitCollection
    #expect(usual.preferredContentSizeCategory == .large)
    #expect(usual.layoutDirection == .leftToRight)
    #expect(usual.userInterfaceLevel == .base)
    #expect(usual.accessibilityContrast == .normal)
    #expect(usual.displayScale == 3)
    screen.registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]) {
      (screen: UIViewController, previous) in
      let (before, now) = (previous.preferredContentSizeCategory, screen.traitCollection.preferredContentSizeCategory)
      journal("\(before == .large) \(now == .small) \(screen.traitCollection.layoutDirection == .rightToLeft)")
    }
    screen.traitOverrides.preferredContentSizeCategory = .small
    screen.traitOverrides.displayScale = 2
    #expect(stage.told() == ["true true false"])
    screen.traitOverrides.layoutDirection = .rightToLeft
    #expect(stage.told() == ["false true true"])
    #expect(screen.traitCollection.displayScale == 2)
    screen.traitOverrides.preferredContentSizeCategory = .unspecified
    #expect(!screen.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    #expect(UITraitCollection(preferredContentSizeCategory: .small)[UITraitPreferredContentSizeCategory.self] == .small)
    let high = UITraitCollection(accessibilityContrast: .high)
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(high.hasDifferentColorAppearance(comparedTo: raised))
    #expect(high != raised)
    #expect(high.accessibilityContrast == .high)
    #expect(raised.userInterfaceLevel == .elevated)
  }

  @Test("UK-8 Trait collections are equal if they specify the same traits, and merging prefers the last value")
  func values() {
    let width = UITraitCollection(horizontalSizeClass: .regular)
    let merged = UITraitCollection(traitsFrom: [
      width, UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(merged.horizontalSizeClass == .compact)
    #expect(merged.userInterfaceIdiom == .pad)
    #expect(merged.verticalSizeClass == .unspecified)
    #expect(width == UITraitCollection { $0.horizontalSizeClass = .regular })
    #expect(width != merged)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
    #expect(!merged.containsTraits(in: width))
  }

  @Test("UK-21 The current traits are the screen's by default, and others if set or inside performAsCurrent")
  func current() {
    let (before, dark) = (UITraitCollection.current, UITraitCollection(userInterfaceStyle: .dark))
    defer { UITraitCollection.current = before }
    #expect(before == UIScreen.main.traitCollection)
    var inside: UITraitCollection?
    dark.performAsCurrent { inside = UITraitCollection.current }
    #expect(inside === dark)
    #expect(UITraitCollection.current === before)
    UITraitCollection.current = dark
    #expect(UITraitCollection.current === dark)
  }

  @Test("UK-6 In a hidden window traits change at once, without callbacks")
  func unseen() {
    let a = screen("a")
    stage.window.rootViewController = a
    stage.window.simulate(horizontalSizeClass: .regular, idiom: .pad)
    #expect(a.traitCollection.horizontalSizeClass == .regular)
    #expect(a.traitCollection.userInterfaceIdiom == .pad)
    stage.window.isHidden = false
    #expect(stage.told() == [])
  }

  @Test("UK-5 A dynamic colour resolves to the colour that its closure returns for the traits")
  func dynamicColors() {
    let own = UIColor { $0[ThemeTrait.self] == "loud" ? .red : .gray }
    let color = UIColor { $0.userInterfaceStyle == .dark ? own : .blue }
    #expect(color.resolvedColor(with: light) == UIColor.blue)
    #expect(color.resolvedColor(with: dark) == UIColor.gray)
    let loud = dark.modifyingTraits { $0[ThemeTrait.self] = "loud" }
    #expect(color.resolvedColor(with: loud) == UIColor.red)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: loud) == UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.red.resolvedColor(with: dark) == UIColor.red)
    #expect(color == color)
    #expect(color != UIColor { _ in .blue })
    #expect(color != UIColor.blue)
  }

  @Test("UK-5 The components of a dynamic colour follow the current traits")
  func currentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.cgColor == UIColor.black.cgColor)
    dark.performAsCurrent {
      var white: CGFloat = 0
      #expect(color.getWhite(&white, alpha: nil))
      #expect(white == 1)
      #expect(color.cgColor == UIColor.white.cgColor)
      light.performAsCurrent { #expect(color.cgColor == UIColor.black.cgColor) }
      #expect(UITraitCollection.current === dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(color.cgColor == UIColor.black.cgColor)
  }
}
