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
  }

  /// How it is to be shown, which is only kept.
  struct Look: Equatable {
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var scale: CGFloat = 1
  }

  let origin: Origin
  let look: Look
  /// The size in points; zero, as no pixels are read.
  open var size: CGSize { .zero }

  init(_ origin: Origin, _ look: Look = Look()) {
    self.origin = origin
    self.look = look
    super.init()
  }

  /// Makes a picture without contents.
  public convenience override init() { self.init(.nothing) }

  /// Makes a picture from its name in the app's catalogue.
  ///
  /// There is no catalogue to look into off Apple's systems, so that every name but an empty one is taken.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Makes a picture from its name in a bundle's catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    self.init(.named(name))
  }

  /// Makes the picture of a literal.
  public required convenience init(imageLiteralResourceName name: String) { self.init(.named(name)) }

  /// Makes one of the system's symbols; every name but an empty one is taken.
  public convenience init?(systemName name: String) { self.init(systemName: name, compatibleWith: nil) }

  /// Makes one of the system's symbols; every name but an empty one is taken.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    self.init(.system(name))
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
  /// Whether it is one of the system's symbols.
  open var isSymbolImage: Bool { if case .system = origin { true } else { false } }
  /// Pixels in a point: as many as it was made with, else one.
  open var scale: CGFloat { look.scale }

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

  private func shown(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(origin, look)
  }
}
