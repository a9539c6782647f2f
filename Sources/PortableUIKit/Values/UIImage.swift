/// An image, by its name or data. The headless UIKit does not decode images.
///
/// Follows Apple's page `UIImage`. It is isolated to no actor, so that values and enumerations can contain it. Two
/// images are equal if they have the same origin and the same display options.
// The compiler cannot check an open class for `Sendable`. All stored properties are immutable.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// The origin of an image.
  enum Origin: Hashable, Sendable {
    case nothing
    case named(String)
    case system(String)
    case data(Data)
  }

  /// The display options of an image, which are only stored.
  struct Look: Equatable {
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var scale: CGFloat = 1
  }

  let origin: Origin
  let look: Look
  /// The size of the image, in points. Always zero, because the image is not decoded.
  open var size: CGSize { .zero }

  init(_ origin: Origin, _ look: Look = Look()) {
    self.origin = origin
    self.look = look
    super.init()
  }

  /// Creates an image without contents.
  public convenience override init() { self.init(.nothing) }

  /// Creates an image with a name in the app's asset catalogue. The headless UIKit has no asset catalogues, so it
  /// accepts every name except an empty one.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image with a name in a bundle's asset catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    self.init(.named(name))
  }

  /// Creates the image of a literal.
  public required convenience init(imageLiteralResourceName name: String) { self.init(.named(name)) }

  /// Creates an image with a system symbol. Every name except an empty one is accepted.
  public convenience init?(systemName name: String) { self.init(systemName: name, compatibleWith: nil) }

  /// Creates an image with a system symbol. Every name except an empty one is accepted.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    self.init(.system(name))
  }

  /// Creates an image from data. Returns `nil` if the data is empty.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from data with a scale, in pixels per point. Returns `nil` if the data is empty.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data), Look(scale: scale))
  }

  /// Creates an image from a file. Returns `nil` if the file cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns whether the other object is the same image with the same display options.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return origin == .nothing ? other === self : other.origin == origin && other.look == look
  }

  /// The hash of the image's origin.
  open override var hash: Int { origin.hashValue }

  // MARK: Display options

  /// The colouring of the image.
  open var renderingMode: UIImage.RenderingMode { look.renderingMode }
  /// A Boolean value that indicates whether the image is a system symbol.
  open var isSymbolImage: Bool { if case .system = origin { true } else { false } }
  /// The scale of the image, in pixels per point. The default is 1.
  open var scale: CGFloat { look.scale }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    shown { $0.renderingMode = renderingMode }
  }
  /// Returns the image with a tint colour.
  open func withTintColor(_ color: UIColor) -> UIImage { shown { $0.tint = color } }
  /// Returns the image with a tint colour and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    shown { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  private func shown(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(origin, look)
  }
}
