nonisolated extension UIImage {
  /// Constants that specify the colouring of an image. The mode has no effect.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// The mode that depends on the use of the image.
    case automatic = 0
    /// The image's own colours.
    case alwaysOriginal = 1
    /// The tint colour.
    case alwaysTemplate = 2
  }

  /// The data that the image was created from, in any format. `nil` if it was created from a name. The headless UIKit
  /// does not decode images.
  public func pngData() -> Data? { if case .data(let data) = origin { data } else { nil } }
  /// The data that the image was created from, in any format. `nil` if it was created from a name.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}

nonisolated extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
