/// A picture, by its name; nothing is drawn here, so that no pixels are read.
///
/// Follows Apple's page `UIImage`. Two pictures are equal if they come from the same place.
@preconcurrency @MainActor open class UIImage: NSObject {
  /// Where a picture comes from.
  nonisolated enum Origin: Hashable, Sendable {
    case nothing
    case named(String)
    case system(String)
    case data(Data)
  }

  /// How a picture is coloured; nothing is drawn here.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// As where it is shown asks for.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint colour.
    case alwaysTemplate = 2
  }

  nonisolated let origin: Origin
  /// The size in points; zero, as no pixels are read.
  nonisolated public let size = CGSize.zero
  /// How it is coloured.
  nonisolated public let renderingMode: RenderingMode

  nonisolated init(_ origin: Origin, renderingMode: RenderingMode = .automatic) {
    self.origin = origin
    self.renderingMode = renderingMode
    super.init()
  }

  /// Makes a picture without contents.
  nonisolated public convenience override init() { self.init(.nothing) }

  /// Makes a picture from its name in the app's catalogue.
  ///
  /// There is no catalogue to look into off Apple's systems, so that every name but an empty one is taken.
  nonisolated public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Makes a picture from its name in a bundle's catalogue.
  nonisolated public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(.named(name))
  }

  /// Makes one of the system's symbols; every name but an empty one is taken.
  nonisolated public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.system(name))
  }

  /// Makes a picture from a file's contents; `nil` if there are none.
  nonisolated public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data))
  }

  /// Makes a picture from a file; `nil` if it cannot be read.
  nonisolated public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The same picture, coloured in another way.
  nonisolated open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(origin, renderingMode: renderingMode)
  }

  /// Whether the other object is the same picture, coloured in the same way.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return origin == .nothing ? other === self : other.origin == origin && other.renderingMode == renderingMode
  }

  /// A hash of where it comes from.
  nonisolated open override var hash: Int { origin.hashValue }

  nonisolated deinit {}
}
