import PortableUIKit
import Testing

/// Writes down what it is told of animations.
nonisolated private final class AnimationJournal: NSObject, CAAnimationDelegate {
  var lines: [String] = []
  func animationDidStart(_ anim: CAAnimation) { lines.append("started \(name(anim))") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stopped \(name(anim)) \(flag)") }
  private func name(_ animation: CAAnimation) -> String {
    if animation is CAAnimationGroup { return "group" }
    return (animation as? CAPropertyAnimation)?.keyPath ?? (animation as? CATransition)?.type.rawValue ?? "nothing"
  }
}

private final class ShapedView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
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

  @Test("UK-21 A layer keeps which corners are round and how, its mask, its shadow's shape and how it is turned")
  func looks() {
    let (layer, mask) = (CALayer(), CALayer())
    #expect(layer.maskedCorners.contains([.layerMinXMinYCorner, .layerMaxXMaxYCorner]))
    #expect(layer.cornerCurve == .circular && layer.mask == nil && layer.shadowPath == nil)
    #expect(CATransform3DIsIdentity(layer.transform) && layer.affineTransform().isIdentity)
    let panel = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 30), cornerRadius: 8)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.cornerCurve = .continuous
    layer.mask = mask
    layer.shadowPath = panel.cgPath
    layer.transform = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 3, 1)
    #expect(!layer.maskedCorners.contains(.layerMinXMaxYCorner) && layer.cornerCurve == .continuous)
    #expect(layer.mask === mask && layer.shadowPath == panel.cgPath && layer.shadowPath?.boundingBox == panel.bounds)
    let plane = layer.affineTransform()
    #expect(plane.a == 2 && plane.d == 3 && plane.tx == 10 && CATransform3DIsAffine(layer.transform))
    let copy = CALayer(layer: layer)
    #expect(CATransform3DEqualToTransform(copy.transform, layer.transform) && copy.maskedCorners == layer.maskedCorners)
    layer.setAffineTransform(.identity)
    #expect(CATransform3DIsIdentity(layer.transform) && !CATransform3DIsIdentity(copy.transform))
  }

  @Test("UK-21 A turn about an axis leaves the axis where it is, and two turns are one of both angles")
  func turns() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    #expect(abs(quarter.m11) < 1e-9 && abs(quarter.m12 - 1) < 1e-9 && quarter.m33 == 1)
    let aboutX = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(aboutX.m11 == 1 && abs(aboutX.m23 - 1) < 1e-9 && abs(aboutX.m32 + 1) < 1e-9)
    let aboutY = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(aboutY.m22 == 1 && abs(aboutY.m31 - 1) < 1e-9 && abs(aboutY.m13 + 1) < 1e-9)
    let half = CATransform3DRotate(quarter, .pi / 2, 0, 0, 1)
    #expect(abs(half.m11 + 1) < 1e-9 && abs(half.m22 + 1) < 1e-9)
    var deep = CATransform3DIdentity
    deep.m34 = -1 / 500
    #expect(
      !CATransform3DIsAffine(deep)
        && CATransform3DEqualToTransform(CATransform3DConcat(deep, CATransform3DIdentity), deep))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("UK-21 Shapes are the same if they have the same place and corners")
  func shapes() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let (plain, oval) = (UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect))
    let top = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8))
    #expect(plain.bounds == rect && oval.bounds == rect && top.bounds == rect && UIBezierPath().isEmpty)
    #expect(
      plain.cgPath == UIBezierPath(rect: rect).cgPath && plain.cgPath != oval.cgPath && plain.cgPath != top.cgPath)
    #expect((top.copy() as? UIBezierPath)?.cgPath == top.cgPath && UIBezierPath(cgPath: oval.cgPath).bounds == rect)
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

  @Test("UK-6 Groups, keyframes and springs are over as other animations are, and of a group only its delegate is told")
  func kinds() throws {
    let (view, journal) = (UIView(), AnimationJournal())
    stage.show(view)
    let (fade, pulse) = (CAKeyframeAnimation(keyPath: "opacity"), CASpringAnimation(keyPath: "transform.scale"))
    let (group, member) = (CAAnimationGroup(), CABasicAnimation(keyPath: "position"))
    for animation in [fade, pulse, group, member] { animation.delegate = journal }
    group.animations = [member]
    var isOver = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isOver = true }
    view.layer.add(fade, forKey: "fade")
    view.layer.add(pulse, forKey: "pulse")
    view.layer.add(group, forKey: "all")
    CATransaction.commit()
    member.keyPath = "bounds"
    let kept = try #require(view.layer.animation(forKey: "all") as? CAAnimationGroup)
    #expect((kept.animations?.first as? CABasicAnimation)?.keyPath == "position" && kept.duration == 0.25)
    view.layer.removeAnimation(forKey: "all")
    #expect(!isOver && journal.lines.isEmpty && view.layer.animationKeys() == ["fade", "pulse"])
    stage.settle()
    #expect(
      journal.lines == [
        "started opacity", "stopped opacity true", "started transform.scale", "stopped transform.scale true",
        "started group", "stopped group false",
      ])
    #expect(isOver && view.layer.animationKeys() == nil)
  }

  @Test("UK-21 Keyframes and springs keep what they are told, and so does what a layer takes of them")
  func keptKinds() throws {
    let (moves, spring) = (CAKeyframeAnimation(keyPath: "position"), CASpringAnimation(keyPath: "zPosition"))
    let layer = CALayer()
    #expect(moves.values == nil && moves.calculationMode == .linear && moves.rotationMode == nil)
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
    moves.values = [NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 9, y: 0))]
    (moves.keyTimes, moves.timingFunctions) = ([0, 1], [CAMediaTimingFunction(name: .easeIn)])
    (moves.calculationMode, moves.rotationMode) = (.cubic, .rotateAuto)
    (moves.tensionValues, moves.continuityValues, moves.biasValues) = ([1], [2], [3])
    moves.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity, spring.toValue) = (2, 50, 4, 1, 7)
    layer.add(moves, forKey: "moves")
    layer.add(spring, forKey: "spring")
    let way = try #require(layer.animation(forKey: "moves") as? CAKeyframeAnimation)
    #expect((way.values?.last as? NSValue)?.cgPointValue == CGPoint(x: 9, y: 0) && way.keyTimes == [0, 1])
    #expect(way.timingFunctions?.count == 1 && way.calculationMode == .cubic && way.rotationMode == .rotateAuto)
    #expect(way.tensionValues == [1] && way.continuityValues == [2] && way.biasValues == [3] && way.path == moves.path)
    let pull = try #require(layer.animation(forKey: "spring") as? CASpringAnimation)
    #expect(pull.mass == 2 && pull.stiffness == 50 && pull.damping == 4 && pull.initialVelocity == 1)
    #expect(pull.toValue as? Int == 7 && pull.keyPath == "zPosition")
  }

  @Test("UK-21 A spring settles in the time that Apple's page says, sooner with friction, never without")
  func settling() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85) < 0.01)
    spring.damping = 15
    #expect(spring.settlingDuration > 1 && spring.settlingDuration < 1.1)
    var before = TimeInterval.infinity
    for damping in [0, 1, 10, 18] as [CGFloat] {
      spring.damping = damping
      #expect(damping == 0 ? spring.settlingDuration == .infinity : spring.settlingDuration < before)
      before = spring.settlingDuration
    }
    spring.damping = 200
    #expect(spring.settlingDuration > before, "what hardly moves takes long")
  }

  @Test("UK-21 A layer of a shape or of colours keeps which, as a mask and as the layer of a view too")
  func shapesAndColours() throws {
    let (shape, colours, view) = (CAShapeLayer(), CAGradientLayer(), ShapedView())
    #expect(shape.path == nil && shape.fillColor == UIColor.black.cgColor && shape.strokeColor == nil)
    #expect(shape.lineWidth == 1 && shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.miterLimit == 10)
    #expect(shape.fillRule == .nonZero && shape.lineCap == .butt && shape.lineJoin == .miter)
    #expect(colours.startPoint == CGPoint(x: 0.5, y: 0) && colours.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(colours.colors == nil && colours.locations == nil && colours.type == .axial)
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    (shape.path, shape.fillColor, shape.fillRule, shape.strokeColor) = (path, nil, .evenOdd, UIColor.red.cgColor)
    (shape.strokeStart, shape.strokeEnd, shape.lineWidth, shape.miterLimit) = (0.1, 0.9, 2, 5)
    (shape.lineCap, shape.lineJoin, shape.lineDashPhase, shape.lineDashPattern) = (.round, .bevel, 3, [4, 5])
    (colours.colors, colours.locations) = ([UIColor.red.cgColor, UIColor.blue.cgColor], [0, 0.5])
    (colours.startPoint, colours.endPoint, colours.type) = (.zero, CGPoint(x: 1, y: 1), .radial)
    let line = CAShapeLayer(layer: shape)
    #expect(line.path == path && line.fillColor == nil && line.fillRule == .evenOdd)
    #expect(line.strokeColor == UIColor.red.cgColor)
    #expect(line.strokeStart == 0.1 && line.strokeEnd == 0.9 && line.lineWidth == 2 && line.miterLimit == 5)
    #expect(line.lineCap == .round && line.lineJoin == .bevel)
    #expect(line.lineDashPhase == 3 && line.lineDashPattern == [4, 5])
    let copy = CAGradientLayer(layer: colours)
    #expect(copy.colors as? [CGColor] == colours.colors as? [CGColor] && copy.locations == [0, 0.5])
    #expect(copy.startPoint == .zero && copy.endPoint == CGPoint(x: 1, y: 1) && copy.type == .radial)
    view.layer.mask = shape
    #expect(view.layer.mask === shape)
    try #require(view.layer as? CAShapeLayer).path = path
    #expect((view.layer.presentation() as? CAShapeLayer)?.path == path && view.layer.model() === view.layer)
  }

  @Test("UK-21 A layer's time runs beside its superlayer's, and stands still where its speed is zero")
  func layerTime() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    #expect(inner.speed == 1 && inner.timeOffset == 0 && inner.beginTime == 0 && inner.duration == 0)
    #expect(inner.repeatCount == 0 && inner.repeatDuration == 0 && !inner.autoreverses && inner.fillMode == .removed)
    #expect(inner.convertTime(7, from: nil) == 7 && inner.convertTime(7, to: outer) == 7)
    (outer.beginTime, outer.speed) = (10, 2)
    (inner.speed, inner.timeOffset) = (0.5, 3)
    #expect(outer.convertTime(14, from: nil) == 8 && inner.convertTime(14, from: nil) == 7)
    #expect(inner.convertTime(8, from: outer) == 7 && inner.convertTime(7, to: outer) == 8)
    #expect(inner.convertTime(7, to: nil) == 14)
    let copy = CALayer(layer: inner)
    #expect(copy.speed == 0.5 && copy.timeOffset == 3)
    // As an interactive transition holds a layer, and lets it go on.
    inner.timeOffset = inner.convertTime(14, from: nil)
    inner.speed = 0
    #expect(inner.convertTime(20, from: nil) == 7 && inner.convertTime(99, from: nil) == 7)
    (inner.repeatCount, inner.repeatDuration, inner.autoreverses) = (2, 3, true)
    inner.duration = 4
    let timed: any CAMediaTiming = inner
    timed.fillMode = .both
    #expect(timed.repeatCount == 2 && timed.repeatDuration == 3 && timed.autoreverses)
    #expect(timed.duration == 4 && inner.fillMode == .both)
    let now = CACurrentMediaTime()
    #expect(now > 0 && CACurrentMediaTime() >= now)
    var deep = CATransform3DIdentity
    deep.m34 = -1 / 500
    #expect(CATransform3DIsIdentity(inner.sublayerTransform))
    inner.sublayerTransform = deep
    #expect(CATransform3DEqualToTransform(CALayer(layer: inner).sublayerTransform, deep))
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
