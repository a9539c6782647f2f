nonisolated extension UIColor {
  /// The components of a colour whose components are unknown or depend on traits.
  static let unknown: [CGFloat] = [0, 0, 0, 1]

  /// Creates a colour that depends on traits. The closure returns the colour for each use.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(UIColor.unknown, by: dynamicProvider)
  }

  /// Creates a colour with hue, saturation, brightness and alpha components, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // On the circle of hues, red is at 0, green at one third and blue at two thirds.
    func part(at place: CGFloat) -> CGFloat {
      let distance = abs(hue - hue.rounded(.down) - place)
      let fullness = 2 - 6 * min(distance, 1 - distance)
      return brightness * (1 - saturation * (1 - min(max(fullness, 0), 1)))
    }
    self.init(red: part(at: 0), green: part(at: 1 / 3), blue: part(at: 2 / 3), alpha: alpha)
  }

  /// Creates a colour with components in the Display P3 colour space. The components are stored without conversion.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour that repeats an image as a pattern.
  public convenience init(patternImage image: UIImage) { self.init(UIColor.unknown, of: .pattern(image)) }

  /// Creates a colour with a name in the app's asset catalogue. The headless UIKit has no asset catalogues, so it
  /// accepts every name except an empty one. Two colours with the same name are equal, and their components are
  /// unknown.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a colour with a name in a bundle's asset catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    self.init(UIColor.unknown, of: .name(name))
  }

  /// The hue, saturation, brightness and alpha components of a colour.
  static func byHue(_ components: [CGFloat]) -> [CGFloat] {
    let (red, green, blue) = (components[0], components[1], components[2])
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    let range = high - low
    guard range > 0 else { return [0, 0, high, components[3]] }
    let sixth =
      switch high {
      case red: (green - blue) / range + (green < blue ? 6 : 0)
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return [sixth / 6, range / high, high, components[3]]
  }

  /// The brightness of a colour in grey.
  static func grey(_ components: [CGFloat]) -> CGFloat {
    let (red, green, blue) = (components[0], components[1], components[2])
    return red == green && green == blue ? red : 0.3 * red + 0.59 * green + 0.11 * blue
  }

  /// The colour in grey, with the same brightness.
  var withoutHue: UIColor {
    let now = components
    return UIColor(white: UIColor.grey(now), alpha: now[3])
  }
}

nonisolated extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal.
public typealias _ColorLiteralType = UIColor
