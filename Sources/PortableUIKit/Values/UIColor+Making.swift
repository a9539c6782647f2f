nonisolated extension UIColor {
  /// The components of a color whose components are unknown or depend on traits.
  static let unknown: [CGFloat] = [0, 0, 0, 1]

  /// Creates a color that depends on traits. The closure returns the color for each use.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(UIColor.unknown, by: dynamicProvider)
  }

  /// Creates a color with hue, saturation, brightness and alpha components, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // On the circle of hues, red is at 0, green at one third and blue at two thirds.
    func part(at place: CGFloat) -> CGFloat {
      let distance = abs(hue - hue.rounded(.down) - place)
      let fullness = 2 - 6 * min(distance, 1 - distance)
      return brightness * (1 - saturation * (1 - min(max(fullness, 0), 1)))
    }
    self.init(red: part(at: 0), green: part(at: 1 / 3), blue: part(at: 2 / 3), alpha: alpha)
  }

  /// Creates a color with components in the Display P3 color space. The components are stored without conversion.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color that repeats an image as a pattern.
  public convenience init(patternImage image: UIImage) { self.init(UIColor.unknown, of: .pattern(image)) }

  /// Creates a color with a name in the app's asset catalog.
  ///
  /// PortableUIKit has no asset catalogs, so it accepts every name except an empty one. Two colors with the same name
  /// are equal, and their components are unknown.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color with a name in a bundle's asset catalog.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    self.init(UIColor.unknown, of: .name(name))
  }

  /// The hue, saturation, brightness and alpha components of a color.
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

  /// The brightness of a color in gray.
  static func grey(_ components: [CGFloat]) -> CGFloat {
    let (red, green, blue) = (components[0], components[1], components[2])
    return red == green && green == blue ? red : 0.3 * red + 0.59 * green + 0.11 * blue
  }

  /// The color in gray, with the same brightness.
  var withoutHue: UIColor {
    let now = components
    return UIColor(white: UIColor.grey(now), alpha: now[3])
  }
}

nonisolated extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a color literal.
public typealias _ColorLiteralType = UIColor
