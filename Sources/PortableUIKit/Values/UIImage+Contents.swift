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

  /// How the middle of a picture grows.
  nonisolated public enum ResizingMode: Int, Sendable {
    /// It is there again and again.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// How a picture is turned.
  nonisolated public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// Upside down.
    case down = 1
    /// A quarter to the left.
    case left = 2
    /// A quarter to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored, then upside down.
    case downMirrored = 5
    /// Mirrored, then a quarter to the left.
    case leftMirrored = 6
    /// Mirrored, then a quarter to the right.
    case rightMirrored = 7

    /// The same, mirrored from left to right.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }
  }

  /// The contents it was made from, whatever their format, as no pixels are read; `nil` if it was made from a name.
  public func pngData() -> Data? { if case .data(let data) = origin { data } else { nil } }
  /// The contents it was made from, whatever their format, as no pixels are read; `nil` if it was made from a name.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  /// Makes a picture that goes through others; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - images: The pictures it goes through.
  ///   - duration: How long it takes to go through them once, in seconds.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.isEmpty ? nil : UIImage(.pictures(images, duration))
  }

  /// The same picture, ready to be shown, as each is.
  public func preparingForDisplay() -> UIImage? { self }
  /// The same picture, ready to be shown, as each is.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// The same picture: no pixels are read, so that there is no smaller one of it.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// The same picture: no pixels are read, so that there is no smaller one of it.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}

nonisolated extension UIImage: _ExpressibleByImageLiteral {}

/// What the compiler makes of a literal of a picture.
public typealias _ImageLiteralType = UIImage
