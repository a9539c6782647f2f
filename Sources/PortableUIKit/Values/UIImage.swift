/// A picture, by its name; nothing is drawn here, so that no pixels are read.
///
/// Follows Apple's page `UIImage`. It stands on no actor, so that values and enumerations can have one. Two pictures are
/// equal if they come from the same place and are to be shown in the same way.
// What can be subclassed is never checked to be `Sendable`. Nothing in here changes.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// Where a picture comes from.
  enum Origin: Hashable, Sendable {
    case nothing
    case named(String)
    case system(String)
    case data(Data)
    case pictures([UIImage], TimeInterval)
  }

  /// How it is to be shown, which is only kept.
  struct Look: Equatable {
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var configuration: Configuration?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flips = false
  }

  let origin: Origin
  let look: Look
  /// The size in points; zero, as no pixels are read.
  open var size: CGSize { .zero }

  init(_ origin: Origin, _ look: Look = Look()) {
    var look = look
    if case .system = origin, !(look.configuration is SymbolConfiguration) {
      look.configuration = SymbolConfiguration.unspecified.applying(look.configuration)
    }
    self.origin = origin
    self.look = look
    super.init()
  }

  /// Makes a picture without contents.
  public convenience override init() { self.init(.nothing) }

  /// Makes a picture from its name in the app's catalogue.
  ///
  /// There is no catalogue to look into off Apple's systems, so that every name but an empty one is taken.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Makes a picture from its name in a bundle's catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// Makes a picture from its name in a bundle's catalogue, with a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(.named(name), Look(configuration: configuration))
  }

  /// Makes the picture of a literal.
  public required convenience init(imageLiteralResourceName name: String) { self.init(.named(name)) }

  /// Makes one of the system's symbols; every name but an empty one is taken.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Makes one of the system's symbols; every name but an empty one is taken.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes one of the system's symbols with a configuration; every name but an empty one is taken.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(.system(name), Look(configuration: configuration))
  }

  /// Makes a picture from a file's contents; `nil` if there are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture from a file's contents, with so many pixels in a point; `nil` if there are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data), Look(scale: scale))
  }

  /// Makes a picture from a file; `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Whether the other object is the same picture, to be shown in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return origin == .nothing ? other === self : other.origin == origin && other.look == look
  }

  /// A hash of where it comes from.
  open override var hash: Int { origin.hashValue }

  // MARK: How it is shown

  /// How it is coloured.
  open var renderingMode: UIImage.RenderingMode { look.renderingMode }
  /// How a symbol is drawn, and in which surroundings; `nil` unless given, but for a symbol, which always has one.
  open var configuration: UIImage.Configuration? { look.configuration }
  /// How a symbol is drawn, of which nothing is said unless given; `nil` if it is no symbol.
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    isSymbolImage ? look.configuration as? SymbolConfiguration : nil
  }
  /// Whether it is one of the system's symbols.
  open var isSymbolImage: Bool { if case .system = origin { true } else { false } }
  /// Pixels in a point: as many as it was made with, else one.
  open var scale: CGFloat { look.scale }
  /// How it is turned.
  open var imageOrientation: UIImage.Orientation { look.orientation }
  /// How much at each edge keeps its size as the rest grows.
  open var capInsets: UIEdgeInsets { look.capInsets }
  /// How the rest grows.
  open var resizingMode: UIImage.ResizingMode { look.resizingMode }
  /// How much at each edge does not count as it is aligned.
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  /// Whether it is turned round where lines run from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { look.flips }
  /// The pictures it goes through, if there are more than one.
  open var images: [UIImage]? { if case .pictures(let images, _) = origin { images } else { nil } }
  /// How long it takes to go through them once, in seconds.
  open var duration: TimeInterval { if case .pictures(_, let duration) = origin { duration } else { 0 } }

  /// The same picture, coloured in another way.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    shown { $0.renderingMode = renderingMode }
  }
  /// The same picture in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { shown { $0.tint = color } }
  /// The same picture in a colour, which is used as the mode says.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    shown { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }
  /// The same picture with another configuration; of one that is not for symbols a symbol takes the traits alone.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    let keepsOwn = isSymbolImage && !(configuration is SymbolConfiguration)
    return shown { $0.configuration = keepsOwn ? $0.configuration?.applying(configuration) : configuration }
  }
  /// The same symbol with what a configuration says besides; `nil` if it is no symbol.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return shown { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
  }
  /// The same picture, of which only the middle grows, again and again.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The same picture, of which only the middle grows.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    shown { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  /// The same picture, of which the edges do not count as it is aligned.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    shown { $0.alignmentRectInsets = alignmentInsets }
  }
  /// The same picture, turned round where lines run from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { shown { $0.flips = true } }
  /// The same picture, mirrored from left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage { shown { $0.orientation = $0.orientation.mirrored } }

  private func shown(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(origin, look)
  }
}
