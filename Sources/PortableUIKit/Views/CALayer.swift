/// What a view is drawn with; nothing is drawn here, so that it only keeps what it is told, and knows when it is in a window.
///
/// Follows Apple's page `CALayer`. The layer of a view lies where the view lies, and moves it; its frame is kept as it is
/// whatever its ``transform``, as the view's.
nonisolated open class CALayer: NSObject {
  /// The layer this one lies in; `nil` for a view's own.
  open private(set) weak var superlayer: CALayer?
  /// The layers that lie in this one, the lowest first; `nil` where there are none.
  open private(set) var sublayers: [CALayer]?
  private var isInWindow = false
  /// The view whose layer it is.
  weak var view: UIView?
  /// Where it lies, unless it is a view's.
  private var place = CGRect.zero
  /// The origin of its own coordinates, unless it is a view's.
  private var origin = CGPoint.zero
  /// What few layers have.
  var extras: LayerExtras?

  /// How round the corners are.
  open var cornerRadius: CGFloat = 0
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// How thick the border is.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// What is painted behind the contents.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is.
  open var shadowRadius: CGFloat = 3
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// Whether it is drawn at all.
  open var isHidden = false
  /// How near it is.
  open var zPosition: CGFloat = 0
  /// A name of the app's own.
  open var name: String?

  /// Makes a layer that lies nowhere.
  public override init() { super.init() }

  /// Makes a layer as another is, for subclasses to take over what they add.
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

  /// Makes a layer; of an archive nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Where it lies

  /// The place and size in the superlayer.
  open var frame: CGRect {
    get { area }
    set { area = newValue }
  }
  /// The size, in the layer's own coordinates; setting it leaves ``position`` as it is, unless it is a view's, whose frame
  /// stays where it begins.
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
  /// Where the anchor is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { anchored(in: area) }
    set { moveAnchor(to: newValue) }
  }
  /// Which point of it ``position`` tells of, as a part of width and height; setting it leaves that point where it is, so
  /// that the frame moves.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      var moved = area
      moved.origin.x += moved.width * (oldValue.x - anchorPoint.x)
      moved.origin.y += moved.height * (oldValue.y - anchorPoint.y)
      area = moved
    }
  }

  // MARK: How it looks besides

  /// How it is moved, turned and scaled.
  open var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set { madeExtras.transform = newValue }
  }
  /// A layer whose opacity says what is seen of this one.
  open var mask: CALayer? {
    get { extras?.mask }
    set { madeExtras.mask = newValue }
  }
  /// Which corners are round.
  open var maskedCorners: CACornerMask {
    get { extras?.corners ?? .all }
    set { madeExtras.corners = newValue }
  }
  /// How corners are round.
  open var cornerCurve: CALayerCornerCurve {
    get { extras?.curve ?? .circular }
    set { madeExtras.curve = newValue }
  }

  // MARK: Layers in layers

  /// Puts a layer on top of those that lie in this one.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
  /// Puts a layer at an index among those that lie in this one, 0 being the lowest.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }
  /// Puts a layer right below another one; below all if that does not lie in this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }
  /// Puts a layer right above another one; above all if that does not lie in this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Puts a layer in at an index among the others, as they are once it has left its place.
  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index(layers), layers.count))
    sublayers = layers
    layer.superlayer = self
    layer.lie(inWindow: isInWindow)
  }

  /// Takes the layer out of the one it lies in.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.sublayers?.removeAll { $0 === self }
    if superlayer.sublayers?.isEmpty == true { superlayer.sublayers = nil }
    self.superlayer = nil
    lie(inWindow: false)
  }

  /// What is run for an event, here ``kCAOnOrderIn`` and ``kCAOnOrderOut``; nothing unless a subclass knows of something.
  open func action(forKey event: String) -> (any CAAction)? { nil }

  /// Tells the layer, and all that lie in it, that they have come into a window or are in none any more.
  func lie(inWindow isInWindow: Bool) {
    guard self.isInWindow != isInWindow else { return }
    self.isInWindow = isInWindow
    let event = isInWindow ? kCAOnOrderIn : kCAOnOrderOut
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    for layer in sublayers ?? [] { layer.lie(inWindow: isInWindow) }
  }

  // MARK: Animations

  /// Adds a copy of an animation, which is over when an animation of a view begun here would be: its delegate is told
  /// then, and the completion of the transaction it was added in waits for that.
  ///
  /// It is known by its key until it is over, and longer if it is not to be removed then; it takes the place of another one
  /// with that key. To be called on the main actor, whose turns are meant.
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
  /// Takes out what was added with a key. If it is not over, its delegate is told then that it has not come to its end.
  open func removeAnimation(forKey key: String) { extras?.animations.removeValue(forKey: key)?.isCutShort = true }
  /// Takes out all that was added with a key, as ``removeAnimation(forKey:)`` does.
  open func removeAllAnimations() { for key in animationKeys() ?? [] { removeAnimation(forKey: key) } }

  /// The layer as it is seen now: itself, as nothing moves here and each change is seen at once.
  open func presentation() -> Self? { self }
  /// The layer whose state is seen in this one: itself.
  open func model() -> Self { self }

  // MARK: Apart from what can be overridden

  /// Where it lies: a view's where the view does.
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

  /// Does something with the view whose layer it is; `nil` if it is none's.
  private func onView<Result: Sendable>(_ body: @MainActor (UIView) -> Result) -> Result? {
    guard let view else { return nil }
    return MainActor.assumeIsolated { body(view) }
  }
}
