import PortableUIKit
import Testing

nonisolated private final class AnimationJournal: NSObject, CAAnimationDelegate {
  var lines: [String] = []
  private func name(_ animation: CAAnimation) -> String { (animation as? CAPropertyAnimation)?.keyPath ?? "transition" }
  func animationDidStart(_ anim: CAAnimation) { lines.append("started \(name(anim))") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stopped \(name(anim)) \(flag)") }
}

@Suite struct LayerTests {
  let stage = Stage()

  @Test("UK-6 A layer animation ends on a later turn, notifies its delegate, and completes its transaction")
  func animations() {
    let (view, inner, journal) = (UIView(), CALayer(), AnimationJournal())
    view.layer.addSublayer(inner)
    stage.show(view)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    fade.delegate = journal
    var isOver = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isOver = true }
    inner.add(fade, forKey: "fade")
    CATransaction.commit()
    fade.delegate = nil
    fade.keyPath = "other"
    #expect(journal.lines.isEmpty)
    #expect(!isOver)
    #expect(inner.animationKeys() == ["fade"])
    stage.settle()
    #expect(journal.lines == ["started opacity", "stopped opacity true"])
    #expect(isOver)
    #expect(inner.animationKeys() == nil)
  }

  @Test("UK-6 A layer animation that is removed or replaced reports to its delegate that it has not finished")
  func cutShort() {
    let (view, journal) = (UIView(), AnimationJournal())
    stage.show(view)
    for keyPath in ["opacity", "position"] {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.delegate = journal
      view.layer.add(animation, forKey: "f")
    }
    stage.settle()
    #expect(
      journal.lines == [
        "started opacity", "stopped opacity false", "started position", "stopped position true",
      ])
    let fade = CABasicAnimation(keyPath: "bounds")
    fade.delegate = journal
    view.layer.add(fade, forKey: "g")
    view.layer.removeAllAnimations()
    #expect(view.layer.animation(forKey: "g") == nil)
    stage.settle()
    #expect(journal.lines.last == "stopped bounds false")
  }
}
