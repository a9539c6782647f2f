import PortableUIKit
import Testing

/// Writes down what it is told of animations.
nonisolated private final class AnimationJournal: NSObject, CAAnimationDelegate {
  var lines: [String] = []
  private func name(_ animation: CAAnimation) -> String { (animation as? CAPropertyAnimation)?.keyPath ?? "transition" }
  func animationDidStart(_ anim: CAAnimation) { lines.append("started \(name(anim))") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stopped \(name(anim)) \(flag)") }
}

/// What views are drawn with.
@Suite struct LayerTests {
  let stage = Stage()

  @Test("UK-21 A view's layer lies where the view lies, and moves it")
  func viewLayers() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    let layer = view.layer
    #expect(layer.frame == view.frame && layer.bounds == view.bounds && layer.position == view.center)
    view.frame = CGRect(x: 30, y: 0, width: 60, height: 60)
    #expect(layer.frame == view.frame && layer.position == CGPoint(x: 60, y: 30))
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    layer.position = CGPoint(x: 50, y: 50)
    #expect(view.center == CGPoint(x: 50, y: 50) && view.bounds.size == CGSize(width: 30, height: 40))
    layer.bounds.size.width = 10
    #expect(view.bounds.size == CGSize(width: 10, height: 40) && layer.bounds == view.bounds)
    let middle = layer.position
    layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    #expect(layer.position == middle && view.frame.minY == middle.y && view.frame.midX == middle.x)
    var gone: UIView? = UIView(frame: view.frame)
    let left = try #require(gone?.layer)
    gone = nil
    #expect(left.frame == .zero)
  }

  @Test("UK-21 A layer's position is that of its anchor, which stays where it is when anchor or size change")
  func anchors() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 50, y: 25) && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 50, y: 25) && layer.frame.origin == CGPoint(x: 50, y: -25))
    layer.bounds = CGRect(x: 5, y: 0, width: 200, height: 10)
    #expect(layer.position == CGPoint(x: 50, y: 25) && layer.frame == CGRect(x: 50, y: 15, width: 200, height: 10))
    #expect(layer.bounds.minX == 5)
    let copy = CALayer(layer: layer)
    #expect(copy.frame == layer.frame && copy.bounds == layer.bounds && copy.anchorPoint == layer.anchorPoint)
  }

  @Test("UK-21 Layers are put in at an index, below and above others")
  func order() {
    let (outer, others) = (CALayer(), ["a", "b", "c", "d"].map { _ in CALayer() })
    outer.insertSublayer(others[0], at: 9)
    outer.insertSublayer(others[1], at: 0)
    outer.insertSublayer(others[2], below: others[0])
    outer.insertSublayer(others[3], above: others[1])
    #expect(outer.sublayers == [others[1], others[3], others[2], others[0]])
    outer.insertSublayer(others[1], above: nil)
    outer.insertSublayer(others[0], below: CALayer())
    #expect(outer.sublayers == [others[0], others[3], others[2], others[1]])
    #expect(others.allSatisfy { $0.superlayer === outer })
  }

  @Test("UK-6 An animation of a layer is over on a later turn: its delegate is told, and a transaction waits for that")
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
    #expect(journal.lines.isEmpty && !isOver && inner.animationKeys() == ["fade"])
    stage.settle()
    #expect(journal.lines == ["started opacity", "stopped opacity true"] && isOver)
    #expect(inner.animationKeys() == nil)
  }

  @Test("UK-6 An animation that was taken out, or whose key another one has, is told that it has not come to its end")
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

  @Test("UK-21 A layer keeps a copy of an animation that is not to be removed, by its key, until it is taken out")
  func keptAnimations() {
    let (layer, pulse, push) = (CALayer(), CABasicAnimation(keyPath: "transform.scale"), CATransition())
    #expect(layer.animationKeys() == nil && pulse.isRemovedOnCompletion && push.type == .fade && push.subtype == nil)
    pulse.isRemovedOnCompletion = false
    pulse.fillMode = .forwards
    pulse.toValue = 2
    push.isRemovedOnCompletion = false
    push.type = .push
    push.subtype = .fromRight
    layer.add(pulse, forKey: "pulse")
    layer.add(push, forKey: nil)
    #expect(layer.animationKeys() == ["pulse", kCATransition])
    let kept = layer.animation(forKey: "pulse") as? CABasicAnimation
    #expect(kept !== pulse && kept?.toValue as? Int == 2 && kept?.fillMode == .forwards && kept?.duration == 0.25)
    #expect((layer.animation(forKey: kCATransition) as? CATransition)?.subtype == .fromRight)
    layer.removeAnimation(forKey: "pulse")
    #expect(layer.animationKeys() == [kCATransition])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test("UK-21 A timing function has the points that its name stands for, or its own")
  func timing() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeOut).getControlPoint(at: 2, values: &point)
    #expect(point == [0.58, 1])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 1, values: &point)
    #expect(point == [0.1, 0.2])
  }
}
