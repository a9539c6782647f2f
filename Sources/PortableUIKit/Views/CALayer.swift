#if !canImport(CoreGraphics)
  /// A colour as layers take it.
  nonisolated public final class CGColor: NSObject, Sendable {
    /// The components from 0 to 1: red, green, blue and opacity.
    public let components: [CGFloat]?
    /// The opacity.
    public var alpha: CGFloat { components?.last ?? 1 }

    init(_ components: [CGFloat]) {
      self.components = components
      super.init()
    }

    /// Whether the other object is a colour of the same components.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }
    /// A hash of the components.
    public override var hash: Int { components.hashValue }
  }

  extension UIColor {
    /// The same colour as layers take it.
    nonisolated public var cgColor: CGColor { CGColor(components) }
  }
#else
  public import CoreGraphics

  extension UIColor {
    /// The same colour as layers take it.
    nonisolated public var cgColor: CGColor {
      CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
#endif

/// What a view is drawn with; nothing is drawn here, so that it only keeps what it is told, and knows when it is in a window.
///
/// Follows Apple's page `CALayer`.
nonisolated open class CALayer: NSObject {
  /// The layer this one lies in; `nil` for a view's own.
  open private(set) weak var superlayer: CALayer?
  /// The layers that lie in this one, the lowest first; `nil` where there are none.
  open private(set) var sublayers: [CALayer]?
  private var isInWindow = false

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
  }

  /// Makes a layer; of an archive nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Puts a layer on top of those that lie in this one.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
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
}

/// What a layer runs for an event.
///
/// Follows Apple's page `CAAction`.
nonisolated public protocol CAAction {
  /// Called when the event has come.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The event of a layer that has come into a window. Follows Apple's page `kCAOnOrderIn`.
nonisolated public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is in no window any more. Follows Apple's page `kCAOnOrderOut`.
nonisolated public let kCAOnOrderOut = "onOrderOut"
