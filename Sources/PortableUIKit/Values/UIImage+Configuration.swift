nonisolated extension UIImage {
  /// What is to be known of a picture's surroundings; kept.
  ///
  /// Follows Apple's page `UIImage.Configuration`.
  // What can be subclassed is never checked to be `Sendable`. Nothing in here changes.
  nonisolated open class Configuration: NSObject, @unchecked Sendable {
    /// The traits of the surroundings, if they are known.
    public let traitCollection: UITraitCollection?

    init(_ traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Makes a configuration for some surroundings.
    public convenience init(traitCollection: UITraitCollection) { self.init(traitCollection) }

    // A class that an app derives can be made by nobody but itself: of such a one the configuration stays as it is.

    /// The same for other surroundings.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      made(traitCollection) as? Self ?? self
    }

    /// The same with what another one says besides, which counts where both say something.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      merged(otherConfiguration) as? Self ?? self
    }

    func made(_ traits: UITraitCollection?) -> Configuration { Configuration(traits) }
    func merged(_ other: Configuration?) -> Configuration { Configuration(other?.traitCollection ?? traitCollection) }

    /// Whether the other object says the same.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
      return other.traitCollection == traitCollection
    }
    /// A hash of the traits.
    open override var hash: Int { traitCollection.hashValue }
  }

  /// How a symbol is drawn; kept.
  ///
  /// Follows Apple's page `UIImage.SymbolConfiguration`.
  nonisolated open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    struct Look: Hashable {
      var font: UIFont?
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var colors: [UIColor]?
      var rendering: Rendering?
    }
    enum Rendering { case monochrome, hierarchical, palette, multicolor }

    private let look: Look

    init(_ look: Look, _ traitCollection: UITraitCollection? = nil) {
      self.look = look
      super.init(traitCollection)
    }

    override func made(_ traits: UITraitCollection?) -> Configuration { SymbolConfiguration(look, traits) }
    override func merged(_ other: Configuration?) -> Configuration {
      var merged = look
      if let other = (other as? SymbolConfiguration)?.look {
        merged.font = other.font ?? merged.font
        merged.pointSize = other.pointSize ?? merged.pointSize
        merged.weight = other.weight ?? merged.weight
        merged.scale = other.scale ?? merged.scale
        merged.textStyle = other.textStyle ?? merged.textStyle
        merged.colors = other.colors ?? merged.colors
        merged.rendering = other.rendering ?? merged.rendering
      }
      return SymbolConfiguration(merged, other?.traitCollection ?? traitCollection)
    }

    /// Whether the other object says the same.
    open override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.look == look
    }
    /// A hash of how large it is.
    open override var hash: Int { look.pointSize.hashValue }
    /// Whether the other one says the same.
    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
  }

  /// How heavy the lines of a symbol are.
  nonisolated public enum SymbolWeight: Int, Sendable {
    /// As the surroundings say.
    case unspecified = 0
    /// Very light.
    case ultraLight = 1
    /// Lighter than light.
    case thin = 2
    /// Light.
    case light = 3
    /// Ordinary.
    case regular = 4
    /// A little heavier.
    case medium = 5
    /// Half bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }

  /// How large a symbol is beside text.
  nonisolated public enum SymbolScale: Int, Sendable {
    /// As the system has it.
    case `default` = -1
    /// As the surroundings say.
    case unspecified = 0
    /// Small.
    case small = 1
    /// As large as the text.
    case medium = 2
    /// Large.
    case large = 3
  }
}

nonisolated extension UIImage.SymbolConfiguration {
  /// Says nothing.
  public static let unspecified = UIImage.SymbolConfiguration(Look())

  /// Makes a configuration of a size beside text.
  public convenience init(scale: UIImage.SymbolScale) { self.init(Look(scale: scale)) }
  /// Makes a configuration of a size in points.
  public convenience init(pointSize: CGFloat) { self.init(Look(pointSize: pointSize)) }
  /// Makes a configuration of a weight.
  public convenience init(weight: UIImage.SymbolWeight) { self.init(Look(weight: weight)) }
  /// Makes a configuration of a size in points and a weight.
  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(Look(pointSize: pointSize, weight: weight))
  }
  /// Makes a configuration of a size in points, a weight, and a size beside text.
  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
    self.init(Look(pointSize: pointSize, weight: weight, scale: scale))
  }
  /// Makes a configuration for text of a purpose.
  public convenience init(textStyle: UIFont.TextStyle) { self.init(Look(textStyle: textStyle)) }
  /// Makes a configuration for text of a purpose, of a size beside it.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(Look(scale: scale, textStyle: textStyle))
  }
  /// Makes a configuration for text in a font.
  public convenience init(font: UIFont) { self.init(Look(font: font)) }
  /// Makes a configuration for text in a font, of a size beside it.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(Look(font: font, scale: scale))
  }
  /// Makes a configuration of one colour, of which parts that matter less have less.
  public convenience init(hierarchicalColor: UIColor) {
    self.init(Look(colors: [hierarchicalColor], rendering: .hierarchical))
  }
  /// Makes a configuration of a colour for each part.
  public convenience init(paletteColors: [UIColor]) { self.init(Look(colors: paletteColors, rendering: .palette)) }
  /// Asks for the symbol's own colours.
  public class func preferringMulticolor() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(Look(rendering: .multicolor))
  }
  /// Asks for one colour.
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(Look(rendering: .monochrome))
  }
}
