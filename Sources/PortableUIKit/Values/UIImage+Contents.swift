nonisolated extension UIImage {
  /// How a picture is coloured; nothing is drawn here.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// As where it is shown asks for.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint colour.
    case alwaysTemplate = 2
  }

  /// The contents it was made from, whatever their format, as no pixels are read; `nil` if it was made from a name.
  public func pngData() -> Data? { if case .data(let data) = origin { data } else { nil } }
  /// The contents it was made from, whatever their format, as no pixels are read; `nil` if it was made from a name.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}

nonisolated extension UIImage: _ExpressibleByImageLiteral {}

/// What the compiler makes of a literal of a picture.
public typealias _ImageLiteralType = UIImage
