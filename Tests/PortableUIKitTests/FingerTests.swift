import PortableUIKit
import Testing

private final class Pad: JournalView {
  var handsOn = false
  private func note(_ what: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let (here, before) = (touch.location(in: self), touch.previousLocation(in: nil))
      journal("\(name) \(what) \(Int(here.x)),\(Int(here.y)) from \(Int(before.x)),\(Int(before.y))")
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if handsOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

/// A view with a hole that passes touches through.
private final class Ring: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && !CGRect(x: 40, y: 40, width: 20, height: 20).contains(point)
  }
}

private final class Watching: UIViewController {
  var told: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told.append("began on \(touches.first?.view.map { "\(type(of: $0))" } ?? "nothing")")
    super.touchesBegan(touches, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { told.append("\(motion)") }
}

private final class Listening: UIWindow {
  var phases: [UITouch.Phase] = []
  override func sendEvent(_ event: UIEvent) {
    phases += (event.touches(for: self) ?? []).map(\.phase)
    super.sendEvent(event)
  }
}

@Suite struct FingerTests {
  let stage = Stage()
  private let root = Watching()

  private func pad(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Pad {
    Pad(name, stage.journal, CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("UK-21 hitTest finds the frontmost view that contains the point")
  func hit() {
    let (outer, low, high) = (pad("outer", 10, 10, 200, 200), pad("low", 20, 20, 50, 50), pad("high", 40, 40, 50, 50))
    outer.addSubview(low)
    outer.addSubview(high)
    #expect(outer.hitTest(CGPoint(x: 45, y: 45), with: nil) === high)
    #expect(outer.hitTest(CGPoint(x: 25, y: 25), with: nil) === low)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 205, y: 5), with: nil) == nil)
    outer.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(outer.hitTest(CGPoint(x: 45, y: 45), with: nil) === low)
  }

  @Test("UK-21 hitTest skips a view that is hidden, nearly transparent or without user interaction, and its subviews")
  func passedOver() {
    let (outer, inner, leaf) = (pad("outer", 0, 0, 100, 100), pad("inner", 0, 0, 100, 100), pad("leaf", 0, 0, 100, 100))
    outer.addSubview(inner)
    inner.addSubview(leaf)
    let point = CGPoint(x: 50, y: 50)
    #expect(outer.hitTest(point, with: nil) === leaf)
    inner.isHidden = true
    #expect(outer.hitTest(point, with: nil) === outer)
    inner.isHidden = false
    inner.alpha = 0.009
    #expect(outer.hitTest(point, with: nil) === outer)
    inner.alpha = 0.01
    #expect(outer.hitTest(point, with: nil) === leaf)
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(point, with: nil) === outer)
    outer.isHidden = true
    #expect(outer.hitTest(point, with: nil) == nil)
  }

  @Test("UK-3 A view can override point(inside:with:), and hitTest finds no subview outside of its superview")
  func pointInside() {
    let (outer, ring) = (pad("outer", 0, 0, 100, 100), Ring(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    outer.addSubview(ring)
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === ring)
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === outer)
    let beyond = pad("beyond", 90, 90, 50, 50)
    ring.addSubview(beyond)
    #expect(outer.hitTest(CGPoint(x: 95, y: 95), with: nil) === beyond)
    #expect(outer.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil)
  }

  @Test("UK-21 A touch stays with the view on which it began until the finger lifts")
  func finger() throws {
    stage.show(root)
    let pad = pad("pad", 10, 100, 100, 100)
    root.view.addSubview(pad)
    let finger = try #require(stage.window.putFinger(at: CGPoint(x: 20, y: 120), tapCount: 2))
    #expect(finger.view === pad)
    #expect(finger.window === stage.window)
    #expect(finger.tapCount == 2)
    #expect(finger.phase == .began)
    finger.move(to: CGPoint(x: 300, y: 130))
    finger.lift()
    finger.move(to: .zero)
    #expect(
      stage.journal.take() == [
        "pad began 10,20 from 20,120", "pad moved 290,30 from 20,120", "pad ended 290,30 from 300,130",
      ])
    #expect(finger.phase == .ended)
    #expect(root.told.isEmpty)
    stage.window.putFinger(at: CGPoint(x: 20, y: 120))?.takeAway()
    #expect(stage.journal.take().last == "pad cancelled 10,20 from 20,120")
  }

  @Test("UK-21 A responder that does not handle a touch or a motion passes the event to the next responder")
  func handedOn() {
    stage.show(root)
    let (pad, label) = (pad("pad", 0, 0, 100, 100), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    root.view.addSubview(pad)
    pad.addSubview(label)
    pad.handsOn = true
    stage.window.putFinger(at: CGPoint(x: 5, y: 5))
    #expect(stage.journal.take() == ["pad began 5,5 from 5,5"])
    #expect(root.told == ["began on UIView"])
    label.motionEnded(.motionShake, with: nil)
    #expect(root.told.last == "motionShake")
  }

  @Test("UK-21 A window receives every touch in sendEvent, but none during a transition or outside of its bounds")
  func events() {
    let window = Listening(frame: UIScreen.main.bounds)
    window.transitionScheduler = stage.scheduler
    window.rootViewController = root
    window.isHidden = false
    #expect(window.putFinger(at: CGPoint(x: 5, y: 5)) == nil)
    #expect(window.phases.isEmpty)
    stage.settle()
    let finger = window.putFinger(at: CGPoint(x: 5, y: 5))
    finger?.move(to: .zero)
    finger?.lift()
    #expect(window.phases == [.began, .moved, .ended])
    #expect(window.putFinger(at: CGPoint(x: -5, y: 5)) == nil)
  }

  @Test("UK-21 A control sends its touch events as a finger goes down, out, in again and up")
  func control() throws {
    stage.show(root)
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("inside", .touchDragInside), ("outside", .touchDragOutside), ("exit", .touchDragExit),
      ("enter", .touchDragEnter), ("up", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
      ("done", .primaryActionTriggered),
    ]
    let journal = stage.journal
    for (name, event) in events { button.addAction(UIAction { _ in journal(name) }, for: event) }
    root.view.addSubview(button)
    let finger = try #require(stage.window.putFinger(at: CGPoint(x: 10, y: 10)))
    #expect(button.isTracking)
    #expect(button.isTouchInside)
    #expect(button.isHighlighted)
    finger.move(to: CGPoint(x: 10, y: 90))
    #expect(button.isTracking)
    #expect(!button.isTouchInside)
    #expect(!button.isHighlighted)
    finger.move(to: CGPoint(x: 10, y: 20))
    finger.lift()
    #expect(journal.take() == ["down", "outside", "exit", "inside", "enter", "up", "done"])
    #expect(!button.isTracking)
    #expect(!button.isHighlighted)
    #expect(root.told.isEmpty)
    let second = stage.window.putFinger(at: CGPoint(x: 10, y: 10))
    second?.move(to: CGPoint(x: 10, y: 90))
    second?.lift()
    #expect(journal.take() == ["down", "outside", "exit", "up outside"])
    stage.window.putFinger(at: CGPoint(x: 10, y: 10))?.takeAway()
    #expect(journal.take() == ["down", "cancel"])
    button.isEnabled = false
    stage.window.putFinger(at: CGPoint(x: 10, y: 10))?.lift()
    #expect(journal.take().isEmpty)
  }

  @Test("UK-14 A tap on a button without a frame sends its action")
  func tap() {
    let button = UIButton(primaryAction: UIAction(title: "Buy") { [journal = stage.journal] _ in journal("bought") })
    stage.show(root)
    root.view.addSubview(button)
    #expect(stage.window.perform(.tap("Buy")))
    #expect(stage.journal.take() == ["bought"])
  }
}
