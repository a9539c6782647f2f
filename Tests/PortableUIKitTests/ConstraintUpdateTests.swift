import PortableUIKit
import Testing

private class FittingView: JournalView {
  var onUpdate: () -> Void = {}
  var onLayout: () -> Void = {}
  override func updateConstraints() {
    journal(name)
    onUpdate()
    super.updateConstraints()
  }
  override func layoutSubviews() {
    journal("\(name) layout")
    onLayout()
  }
}

/// A view that requires constraint-based layout.
private final class RequiringView: FittingView {
  override class var requiresConstraintBasedLayout: Bool { true }
}

private final class FittingRoot: JournalScreen {
  override func loadView() { view = FittingView("root", journal) }
  override func viewIsAppearing(_ animated: Bool) { journal("appearing") }
  override func updateViewConstraints() {
    journal("controller")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { journal("willLayout") }
  override func viewDidAppear(_ animated: Bool) { journal("appeared") }
}

@Suite struct ConstraintUpdateTests {
  let stage = Stage()

  private func view(_ name: String) -> FittingView { FittingView(name, stage.journal) }

  /// Shows a screen that contains the view, lays it out, and returns it.
  private func shown(_ view: UIView) -> FittingRoot {
    let root = FittingRoot("root", stage.journal)
    root.view.addSubview(view)
    stage.show(root)
    _ = laidOut()
    return root
  }

  private func laidOut() -> [String] {
    stage.window.layoutIfNeeded()
    return stage.journal.take()
  }

  @Test("UK-8 Constraints update between viewIsAppearing and the layout, inner views first")
  func firstUpdate() {
    let (root, outer, inner) = (
      FittingRoot("root", stage.journal), RequiringView("outer", stage.journal), view("inner")
    )
    outer.addSubview(inner)
    root.view.addSubview(outer)
    stage.window.rootViewController = root
    stage.window.isHidden = false
    #expect(inner.needsUpdateConstraints())
    stage.expect(
      "appearing", "inner", "outer", "controller", "root", "willLayout", "root layout", "outer layout", "inner layout",
      "appeared")
    #expect(!inner.needsUpdateConstraints())
    #expect(!outer.needsUpdateConstraints())
    #expect(!root.view.needsUpdateConstraints())
    _ = laidOut()
    inner.setNeedsLayout()
    #expect(laidOut() == ["inner layout"])
  }

  @Test("UK-6 Views update their constraints only once the window has a constraint, and then once each")
  func firstConstraint() {
    let (inner, other) = (view("inner"), Stage())
    let root = FittingRoot("root", stage.journal)
    root.view.addSubview(inner)
    stage.window.rootViewController = root
    stage.window.isHidden = false
    #expect(stage.told() == ["appearing", "willLayout", "root layout", "inner layout", "appeared"])
    #expect(!laidOut().contains("inner"))
    #expect(inner.needsUpdateConstraints())
    other.show(UIViewController())
    other.window.setNeedsUpdateConstraints()
    other.window.layoutIfNeeded()
    #expect(laidOut().isEmpty, "another window's constraints are its own")
    inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(laidOut() == ["inner", "controller", "root"])
    #expect(laidOut().isEmpty)
    let late = view("late")
    inner.addSubview(late)
    #expect(laidOut() == ["late", "inner layout", "late layout"])
  }

  @Test("UK-6 setNeedsUpdateConstraints causes an update before the next layout, even if no view needs layout")
  func asked() {
    let inner = view("inner")
    let root = shown(inner)
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(stage.told().isEmpty)
    #expect(inner.needsUpdateConstraints())
    #expect(laidOut() == ["inner", "controller", "root"], "the window uses constraints from now on")
    inner.setNeedsUpdateConstraints()
    #expect(laidOut() == ["inner"])
    root.view.setNeedsUpdateConstraints()
    #expect(laidOut() == ["controller", "root"])
    inner.setNeedsUpdateConstraints()
    inner.removeFromSuperview()
    _ = laidOut()
    root.view.addSubview(inner)
    #expect(laidOut() == ["inner", "willLayout", "root layout"])
  }

  @Test("UK-8 A view that is added during a layout updates its constraints before its own layout")
  func putInByLayout() {
    let (outer, late) = (view("outer"), view("late"))
    _ = shown(outer)
    outer.setNeedsUpdateConstraints()
    _ = laidOut()
    outer.onLayout = { [unowned outer] in outer.addSubview(late) }
    outer.setNeedsLayout()
    #expect(laidOut() == ["outer layout", "late", "late layout"])
  }

  @Test("UK-6 A view outside of all windows updates its constraints on demand, and before a layout if requested")
  func outsideOfWindows() {
    let (outer, inner) = (view("outer"), view("inner"))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(stage.journal.take() == ["outer layout", "inner layout"])
    outer.updateConstraintsIfNeeded()
    outer.updateConstraintsIfNeeded()
    #expect(stage.journal.take() == ["inner", "outer"])
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(stage.journal.take() == ["inner"])
  }

  @Test("UK-16 A storyboard with constraints makes its window update constraints")
  func drawn() throws {
    let scene = """
      <viewController id="fit" customClass="FittingScreen" customModule="PortableUIKitTests"
      sceneMemberID="viewController"><view key="view" id="root"><constraints>
      <constraint firstItem="root" firstAttribute="width" constant="5" id="width"/></constraints></view>
      </viewController>
      """
    for (text, isCalled) in [(scene, true), (scene.replacing("constraints>", with: "others>"), false)] {
      let stage = Stage()
      let screen = try #require(
        try Drawn.load(text: Drawn.scenes(text, initial: "fit")).initialScene() as? FittingScreen)
      stage.show(screen)
      #expect(screen.told.contains("constraints") == isCalled)
    }
  }
}
