import PortableUIKit
import Testing

private final class Part: JournalScreen {
  private func note(_ callback: String) {
    journal("\(name).\(callback)\(isMovingToParent ? " to" : "")\(isMovingFromParent ? " from" : "")")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// A container that forwards appearance callbacks to its children itself.
final class Teller: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

// Tests custom containers that follow Apple's page "Creating a custom container view controller".
@Suite struct OwnContainerTests {
  let stage = Stage()

  private func part(_ name: String) -> Part { Part(name, stage.journal) }

  /// Replaces a child with a new one.
  private func exchange(_ old: UIViewController, for new: UIViewController, in box: UIViewController) {
    old.willMove(toParent: nil)
    box.addChild(new)
    box.transition(from: old, to: new, duration: 1, options: [], animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: box)
    }
  }

  @Test("UK-8 A child moves as it joins or leaves a custom container, but not when only its view is added or removed")
  func addingAndRemoving() {
    let (box, a) = (UIViewController(), part("a"))
    stage.show(box)
    box.embed(a)
    #expect(!a.isMovingToParent)
    #expect(stage.told() == ["a.willAppear to", "a.didAppear to"])
    a.view.removeFromSuperview()
    #expect(stage.told() == ["a.willDisappear", "a.didDisappear"])
    box.view.addSubview(a.view)
    #expect(stage.told() == ["a.willAppear", "a.didAppear"])
    a.leaveParent()
    #expect(stage.told() == ["a.willDisappear from", "a.didDisappear from"])
    #expect(!a.isMovingToParent)
    #expect(!a.isMovingFromParent)
    box.embed(a)
    #expect(stage.told() == ["a.willAppear to", "a.didAppear to"])
    a.removeFromParent()
    a.view.removeFromSuperview()
    #expect(stage.told() == ["a.willDisappear from", "a.didDisappear from"])
  }

  @Test("UK-8 A child that joined before its container appeared, or that stays in the container, does not move")
  func staying() {
    let (box, a, b) = (UIViewController(), part("a"), part("b"))
    box.embed(a)
    stage.window.rootViewController = box
    stage.window.makeKeyAndVisible()
    #expect(stage.told() == ["a.willAppear", "a.didAppear"])
    box.addChild(b)
    b.didMove(toParent: box)
    box.transition(from: a, to: b, duration: 0, options: [], animations: nil)
    #expect(stage.told() == ["a.willDisappear", "b.willAppear to", "a.didDisappear", "b.didAppear to"])
    box.transition(from: b, to: a, duration: 0, options: [], animations: nil)
    #expect(stage.told() == ["b.willDisappear", "a.willAppear", "b.didDisappear", "a.didAppear"])
    a.willMove(toParent: nil)
    a.didMove(toParent: box)
    box.transition(from: a, to: b, duration: 0, options: [], animations: nil)
    #expect(stage.told() == ["a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear"])
  }

  @Test("UK-8 A child that is visible when it joins does not move when its view is added again later")
  func joiningInSight() {
    let (box, a) = (UIViewController(), part("a"))
    stage.show(box)
    box.embed(a)
    stage.settle()
    a.removeFromParent()
    box.addChild(a)
    a.didMove(toParent: box)
    _ = stage.told()
    a.view.removeFromSuperview()
    #expect(stage.told() == ["a.willDisappear", "a.didDisappear"])
    box.view.addSubview(a.view)
    #expect(stage.told() == ["a.willAppear", "a.didAppear"])
  }

  @Test("UK-8 In a swap of two children, one child moves out of the container and the other moves in")
  func swapping() {
    let (box, a, b) = (UIViewController(), part("a"), part("b"))
    box.embed(a)
    stage.show(box)
    exchange(a, for: b, in: box)
    stage.expect("a.willDisappear from", "b.willAppear to", "a.didDisappear from", "b.didAppear to")
    #expect(a.parent == nil)
    #expect(!a.isMovingFromParent)
    #expect(!b.isMovingToParent)
  }

  @Test("UK-8 A child also moves if its container sends the appearance callbacks")
  func telling() {
    let (box, a) = (Teller(), part("a"))
    stage.show(box)
    box.addChild(a)
    a.beginAppearanceTransition(true, animated: false)
    box.view.addSubview(a.view)
    a.endAppearanceTransition()
    a.didMove(toParent: box)
    #expect(stage.told() == ["a.willAppear to", "a.didAppear to"])
    a.willMove(toParent: nil)
    a.beginAppearanceTransition(false, animated: false)
    a.view.removeFromSuperview()
    a.endAppearanceTransition()
    a.removeFromParent()
    #expect(stage.told() == ["a.willDisappear from", "a.didDisappear from"])
    #expect(!a.isMovingToParent)
    #expect(!a.isMovingFromParent)
  }

  @Test("UK-11 A transition in a container that forwards appearance itself is a misuse and changes nothing")
  func swappingWhileTelling() {
    let (box, a, b) = (Teller(), part("a"), part("b"))
    box.embed(a)
    box.addChild(b)
    stage.show(box)
    let misuses = UIKitMisuse.collect {
      box.transition(from: a, to: b, duration: 1, animations: nil) { _ in Issue.record("a refused call has completed") }
      stage.settle()
    }
    #expect(misuses.map(\.kind) == [.transitionWhileForwarding])
    #expect(misuses.first?.controllers == ["Teller"])
    #expect(stage.told().isEmpty)
    #expect(b.viewIfLoaded == nil)
    #expect(a.view.superview === box.view)
  }

  @Test("UK-8 A child that its container's transition adds keeps its own frame", arguments: [true, false])
  func frames(isSeen: Bool) {
    let (box, a, b) = (UIViewController(), part("a"), part("b"))
    box.embed(a)
    if isSeen { stage.show(box) }
    box.addChild(b)
    b.view.frame = CGRect(x: 400, y: 20, width: 100, height: 50)
    var frameBefore: CGRect?
    box.transition(
      from: a, to: b, duration: 1, options: [],
      animations: {
        frameBefore = b.view.frame
        b.view.frame.origin.x = 0
      }, completion: nil)
    stage.settle()
    #expect(frameBefore == CGRect(x: 400, y: 20, width: 100, height: 50))
    #expect(b.view.frame == CGRect(x: 0, y: 20, width: 100, height: 50))
    #expect(b.view.superview === box.view)
  }
}
