import PortableUIKit
import Testing

/// A custom gesture recognizer that sets its state from touches.
private final class Drag: UIGestureRecognizer {
  var resets: [State] = []
  /// Two numbers for each `touchesBegan`: the touches that began, and all touches of the event.
  var begun: [Int] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .began
    begun += [touches.count, event.allTouches?.count ?? 0]
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  override func reset() { resets.append(state) }
}

/// A view that forwards its touches to its gesture recognizers.
private final class Board: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hand(event) { $0.touchesBegan(touches, with: $1) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hand(event) { $0.touchesMoved(touches, with: $1) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hand(event) { $0.touchesEnded(touches, with: $1) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hand(event) { $0.touchesCancelled(touches, with: $1) }
  }
  private func hand(_ event: UIEvent?, _ body: (UIGestureRecognizer, UIEvent) -> Void) {
    guard let event else { return }
    for gesture in gestureRecognizers ?? [] { body(gesture, event) }
  }
}

private final class Gate: UIView {
  var isOpen = false
  var asked: [UIGestureRecognizer] = []
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append(gestureRecognizer)
    return isOpen
  }
}

/// A stack that goes back by a custom gesture.
private final class DraggedStack: UINavigationController {
  let drag = Drag()
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { drag }
}

@Suite struct GestureTests {
  let stage = Stage()

  /// Shows a view with the gesture, and records each state that the gesture's target receives.
  private func shown<Gesture: UIGestureRecognizer>(_ gesture: Gesture, on view: UIView = UIView()) -> Gesture {
    view.addGestureRecognizer(gesture)
    gesture.addTarget(stage.journal) { journal, gesture in journal("\(gesture.state)") }
    stage.show(view)
    return gesture
  }

  @Test("UK-21 A gesture notifies its targets of each state on a later turn, and becomes possible after the last state")
  func states() {
    let pan = shown(UIPanGestureRecognizer())
    pan.state = .began
    pan.setTranslation(CGPoint(x: 120, y: 0), in: pan.view)
    pan.state = .changed
    pan.state = .ended
    #expect(pan.state == .ended)
    #expect(stage.journal.lines.isEmpty)
    #expect(stage.told() == ["began", "changed", "ended"])
    #expect(pan.state == .possible)
    pan.state = .began
    #expect(stage.told() == ["began"])
    #expect(pan.state == .began)
    pan.state = .cancelled
    pan.state = .began
    #expect(stage.told() == ["cancelled", "began"], "the next one has begun")
    #expect(pan.state == .began, "the next one has begun")
    let tap = shown(UITapGestureRecognizer())
    tap.state = .recognized
    #expect(stage.told() == ["ended"])
    #expect(tap.state == .possible)
  }

  @Test("UK-21 A failed gesture notifies no target, and every failed, ended or cancelled gesture is reset")
  func failed() {
    let drag = shown(Drag())
    let states: [UIGestureRecognizer.State] = [.failed, .began, .changed, .ended, .cancelled, .possible]
    for state in states { drag.state = state }
    #expect(stage.told() == ["began", "changed", "ended", "cancelled"])
    #expect(drag.resets == [.failed, .ended, .cancelled])
    #expect(drag.state == .possible)
  }

  @Test("UK-21 A target can cancel a gesture in the middle, and receives the cancellation too")
  func givenUp() {
    let pan = shown(UIPanGestureRecognizer())
    pan.addTarget(stage.journal) { _, gesture in if gesture.state == .changed { gesture.state = .cancelled } }
    pan.state = .changed
    #expect(stage.told() == ["changed", "cancelled"])
    #expect(pan.state == .possible)
  }

  @Test("UK-21 Disabling a gesture in progress cancels the gesture and notifies its targets")
  func disabled() {
    let pan = shown(UIPanGestureRecognizer())
    pan.isEnabled = false
    pan.isEnabled = true
    #expect(stage.told() == [])
    pan.state = .began
    pan.isEnabled = false
    pan.isEnabled = false
    #expect(stage.told() == ["began", "cancelled"])
    #expect(pan.state == .possible)
    pan.state = .ended
    pan.isEnabled = false
    #expect(stage.told() == ["ended"])
  }

  @Test("UK-3 UK-21 A gesture of the app's own to which a view hands its fingers has its targets told")
  func driven() throws {
    let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let drag = shown(Drag(), on: board)
    let finger = try #require(stage.window.putFinger(at: CGPoint(x: 5, y: 5)))
    finger.move(to: CGPoint(x: 9, y: 5))
    #expect(stage.told() == ["began", "changed"])
    #expect(drag.state == .changed)
    finger.lift()
    #expect(stage.told() == ["ended"])
    #expect(drag.resets == [.ended])
    stage.window.putFinger(at: CGPoint(x: 5, y: 5))?.takeAway()
    #expect(stage.told() == ["began", "cancelled"])
    #expect(drag.begun == [1, 1, 1, 1])
  }

  @Test("UK-14 A view decides before the gesture's delegate whether a gesture that was added to the view begins")
  func shouldBegin() throws {
    let (stack, gate, delegate) = (UINavigationController(), Gate(), GestureAnswer())
    stack.viewControllers = [stage.screen("a"), stage.screen("b")]
    stage.show(stack)
    let gesture = try #require(stack.interactivePopGestureRecognizer)
    gate.addGestureRecognizer(gesture)
    #expect(stage.window.beginInteractive(.back("a")) == nil)
    #expect(gate.asked == [gesture])
    gate.isOpen = true
    gesture.delegate = delegate
    delegate.mayBegin = false
    #expect(stage.window.beginInteractive(.back("a")) == nil)
    #expect(gate.asked.count == 2)
    delegate.mayBegin = true
    gesture.isEnabled = false
    #expect(stage.window.beginInteractive(.back("a")) == nil)
    #expect(gate.asked.count == 2)
    gesture.isEnabled = true
    try stage.finish(.back("a"))
    #expect(stack.viewControllers.count == 1)
  }

  @Test("UK-14 A gesture is reset after its end or cancellation, before it becomes possible again")
  func reset() throws {
    let stack = DraggedStack()
    stack.viewControllers = [stage.screen("a"), stage.screen("b")]
    stage.show(stack)
    try stage.cancel(.back("a"))
    try stage.finish(.back("a"))
    #expect(stack.drag.resets == [.cancelled, .ended])
    #expect(stack.drag.state == .possible)
  }
}
