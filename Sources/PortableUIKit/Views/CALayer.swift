/// A layer of a view. The headless UIKit draws nothing: a layer stores its values, and reacts when it is added to a
/// window.
///
/// Follows Apple's page `CALayer`. The layer of a view has the view's frame, and changes it. As in the view,
/// ``transform`` does not change the frame.
nonisolated open class CALayer: NSObject {
  /// The layer that contains this layer. `nil` for a view's layer.
  open private(set) weak var superlayer: CALayer?
  /// The layers in this layer, the lowest first. `nil` if there are none.
  open private(set) var sublayers: [CALayer]?
  private var isInWindow = false
  weak var view: UIView?
  /// The frame of a layer without a view.
  private var place = CGRect.zero
  /// The origin of the coordinates of a layer without a view.
  private var origin = CGPoint.zero
  var extras: LayerExtras?

  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// A Boolean value that indicates whether the layer clips its content to its bounds.
  open var masksToBounds = false
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The background colour of the layer.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float = 1
  /// A Boolean value that indicates whether the layer is hidden.
  open var isHidden = false
  /// The position of the layer on the z axis.
  open var zPosition: CGFloat = 0
  /// The name of the layer.
  open var name: String?

  /// Creates a layer without a superlayer.
  public override init() { super.init() }

  /// Creates a copy of another layer. Subclasses override it to copy their own values.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (cornerRadius, masksToBounds) = (other.cornerRadius, other.masksToBounds)
    (borderWidth, borderColor, backgroundColor) = (other.borderWidth, other.borderColor, other.backgroundColor)
    (shadowColor, shadowOpacity, shadowOffset, shadowRadius) =
      (other.shadowColor, other.shadowOpacity, other.shadowOffset, other.shadowRadius)
    (opacity, isHidden, zPosition, name) = (other.opacity, other.isHidden, other.zPosition, other.name)
    (anchorPoint, origin, place) = (other.anchorPoint, other.bounds.origin, other.area)
    if let rare = other.extras { extras = LayerExtras(rare) }
  }

  /// Creates a layer. The archive's contents are not read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// The frame of the layer in its superlayer.
  open var frame: CGRect {
    get { area }
    set { area = newValue }
  }
  /// The bounds of the layer in its own coordinates. Setting the bounds keeps ``position``. In a view's layer, it keeps
  /// the origin of the frame instead.
  open var bounds: CGRect {
    get { onView { $0.bounds } ?? CGRect(origin: origin, size: place.size) }
    set {
      if onView({ $0.bounds = newValue }) != nil { return }
      let point = anchored(in: place)
      origin = newValue.origin
      place.size = newValue.size
      moveAnchor(to: point)
    }
  }
  /// The position of the anchor point, in the superlayer's coordinates.
  open var position: CGPoint {
    get { anchored(in: area) }
    set { moveAnchor(to: newValue) }
  }
  /// The anchor point, as fractions of the width and the height. Setting it keeps ``position`` and moves the frame.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      var moved = area
      moved.origin.x += moved.width * (oldValue.x - anchorPoint.x)
      moved.origin.y += moved.height * (oldValue.y - anchorPoint.y)
      area = moved
    }
  }

  // MARK: Appearance

  /// The transform of the layer.
  open var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set { madeExtras.transform = newValue }
  }
  /// The layer whose opacity masks this layer.
  open var mask: CALayer? {
    get { extras?.mask }
    set { madeExtras.mask = newValue }
  }
  /// The rounded corners.
  open var maskedCorners: CACornerMask {
    get { extras?.corners ?? .all }
    set { madeExtras.corners = newValue }
  }
  /// The curve of the rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { extras?.curve ?? .circular }
    set { madeExtras.curve = newValue }
  }

  // MARK: Sublayers

  /// Adds a layer on top of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
  /// Inserts a layer at an index of the sublayers. The lowest has index 0.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }
  /// Inserts a layer below a sublayer. If `sibling` is not a sublayer, inserts it at the bottom.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }
  /// Inserts a layer above a sublayer. If `sibling` is not a sublayer, inserts it at the top.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Inserts a layer at an index of the sublayers, which is determined after the layer has left its old place.
  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index(layers), layers.count))
    sublayers = layers
    layer.superlayer = self
    layer.lie(inWindow: isInWindow)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.sublayers?.removeAll { $0 === self }
    if superlayer.sublayers?.isEmpty == true { superlayer.sublayers = nil }
    self.superlayer = nil
    lie(inWindow: false)
  }

  /// Returns the action of an event. The events are ``kCAOnOrderIn`` and ``kCAOnOrderOut``. The default is no action.
  open func action(forKey event: String) -> (any CAAction)? { nil }

  /// Notifies the layer and its sublayers that they were added to a window or removed from it.
  func lie(inWindow isInWindow: Bool) {
    guard self.isInWindow != isInWindow else { return }
    self.isInWindow = isInWindow
    let event = isInWindow ? kCAOnOrderIn : kCAOnOrderOut
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    for layer in sublayers ?? [] { layer.lie(inWindow: isInWindow) }
  }

  // MARK: Animations

  /// Adds a copy of an animation. It ends when a view animation that starts now would end.
  ///
  /// The end of the animation notifies its delegate, and the transaction's completion waits for it. The layer stores
  /// the animation by its key until its end, or longer if it is not removed on completion. A new animation replaces an
  /// earlier one with the same key.
  ///
  /// The method must be called on the main actor, whose turns end the animation.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = anim is CATransition ? kCATransition : key
    if let key { removeAnimation(forKey: key) }
    let animation = anim.copied
    if let key { madeExtras.animations[key] = animation }
    var outermost: CALayer = self
    while let outer = outermost.superlayer { outermost = outer }
    let runner: any AnimationRunning.Type = AnimationRunner.self
    runner.run(animation, in: outermost.view, forKey: key, among: key == nil ? nil : extras)
  }
  /// Removes the animation with a key. If the animation has not ended, its delegate is notified later that it did not
  /// finish.
  open func removeAnimation(forKey key: String) { extras?.animations.removeValue(forKey: key)?.isCutShort = true }
  /// Removes all animations with keys, as ``removeAnimation(forKey:)`` does.
  open func removeAllAnimations() { for key in animationKeys() ?? [] { removeAnimation(forKey: key) } }

  /// Returns the layer in its visible state. It is the layer itself, because changes are visible at once.
  open func presentation() -> Self? { self }
  /// Returns the layer itself.
  open func model() -> Self { self }

  // MARK: Implementation without overridable methods

  /// The frame of the layer, or of its view.
  private var area: CGRect {
    get { onView { $0.frame } ?? place }
    set { if onView({ $0.frame = newValue }) == nil { place = newValue } }
  }

  private func anchored(in area: CGRect) -> CGPoint {
    CGPoint(x: area.minX + area.width * anchorPoint.x, y: area.minY + area.height * anchorPoint.y)
  }

  private func moveAnchor(to point: CGPoint) {
    var moved = area
    moved.origin.x = point.x - moved.width * anchorPoint.x
    moved.origin.y = point.y - moved.height * anchorPoint.y
    area = moved
  }

  /// Calls the body with the view of the layer. Returns `nil` if there is none.
  private func onView<Result: Sendable>(_ body: @MainActor (UIView) -> Result) -> Result? {
    guard let view else { return nil }
    return MainActor.assumeIsolated { body(view) }
  }
}
