nonisolated extension UIColor {
  /// Stands for components that are not known, or change.
  static let unknown: [CGFloat] = [0, 0, 0, 1]

  /// Makes a colour that depends on its surroundings: a closure gives it by the traits, each time it is asked for.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(UIColor.unknown, by: dynamicProvider)
  }

  /// Makes a colour from its hue, saturation, brightness and opacity, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // On the circle of hues red is at 0, green at a third, blue at two thirds.
    func part(at place: CGFloat) -> CGFloat {
      let distance = abs(hue - hue.rounded(.down) - place)
      let fullness = 2 - 6 * min(distance, 1 - distance)
      return brightness * (1 - saturation * (1 - min(max(fullness, 0), 1)))
    }
    self.init(red: part(at: 0), green: part(at: 1 / 3), blue: part(at: 2 / 3), alpha: alpha)
  }

  /// Makes a colour from its parts in the space of a wide display; they are kept as they are given.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of a picture, again and again.
  public convenience init(patternImage image: UIImage) { self.init(UIColor.unknown, of: .pattern(image)) }

  /// Makes a colour from its name in the app's catalogue.
  ///
  /// There is no catalogue to look into off Apple's systems, so that every name but an empty one is taken. Two of a name
  /// are equal; components are not known.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Makes a colour from its name in a bundle's catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    self.init(UIColor.unknown, of: .name(name))
  }

  /// Hue, saturation, brightness and opacity of a colour's components.
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

  /// How bright a colour of those components is as a grey.
  static func grey(_ components: [CGFloat]) -> CGFloat {
    let (red, green, blue) = (components[0], components[1], components[2])
    return red == green && green == blue ? red : 0.3 * red + 0.59 * green + 0.11 * blue
  }

  /// As bright, and grey.
  var withoutHue: UIColor {
    let now = components
    return UIColor(white: UIColor.grey(now), alpha: now[3])
  }
}

nonisolated extension UIColor: _ExpressibleByColorLiteral {}

/// What the compiler makes of a literal of a colour.
public typealias _ColorLiteralType = UIColor
