/// The traits of the environment of an interface.
///
/// Follows Apple's page `UITraitCollection`. It is isolated to no actor, so that colours can use it anywhere.
// The compiler cannot check an open class for `Sendable`. All stored properties are immutable.
nonisolated open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The light or dark style of the interface.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The display scale, in pixels per point. The default is that of the simulated screen.
  open var displayScale: CGFloat { values[UITraitDisplayScale.self] }
  /// The layout direction. The default is from left to right. The headless UIKit does not mirror views.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }
  /// The user's preferred text size. The default is the large category.
  open var preferredContentSizeCategory: UIContentSizeCategory { values[UITraitPreferredContentSizeCategory.self] }
  /// The visual level of content. The default is the base level.
  open var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }
  /// The accessibility contrast. The default is the normal contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }
  /// Returns whether colours look different with the other traits: the style, the level or the contrast differs.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.differs(
      from: traitCollection?.values ?? TraitValues(), in: Self.systemTraitsAffectingColorAppearance)
  }

  private static let currentKey = "UITraitCollection.current"
  /// The current traits of this thread. The default is a phone's traits. Unlike UIKit, the headless UIKit does not set
  /// them before callbacks.
  open class var current: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? .phone }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }
  /// Performs actions with these traits as the current traits.
  open func performAsCurrent(_ actions: () -> Void) {
    let traits = Thread.current.threadDictionary
    let before = traits[Self.currentKey]
    traits[Self.currentKey] = self
    actions()
    traits[Self.currentKey] = before
  }

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a trait collection that specifies nothing.
  public convenience override init() { self.init(TraitValues()) }

  /// Creates a trait collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a trait collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a trait collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Creates a trait collection that specifies only the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a trait collection from several trait collections. For each trait, the last specified value applies.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for traits in traitCollections { values.merge(traits.values) }
    self.init(values)
  }

  /// Creates a trait collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self.init((traits as? UITraitOverrides)?.values ?? TraitValues())
  }

  /// Returns a copy of the traits with the changes that a closure makes.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var overrides = UITraitOverrides()
    overrides.values = values
    var traits: any UIMutableTraits = overrides
    mutations(&traits)
    return UITraitCollection((traits as? UITraitOverrides)?.values ?? values)
  }

  /// The value of a trait, or its default value if it is not specified. The app's own traits are included.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Returns whether this collection has all values that the other collection specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// Returns whether the other object specifies the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  /// The hash of the traits.
  open override var hash: Int { values.hashValue }

  /// The traits of a phone in portrait orientation, which the simulated screen has.
  static let phone = UITraitCollection(.phone)
}

/// Constants that specify the layout direction.
///
/// Follows Apple's page `UITraitEnvironmentLayoutDirection`.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// An unspecified direction.
  case unspecified = -1
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}

/// The values of traits. An unspecified value leaves the decision to the environment.
nonisolated struct TraitValues: Hashable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The specified values of the app's own traits.
  var own: [ObjectIdentifier: OwnTrait] = [:]

  static var phone: TraitValues {
    TraitValues(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone, userInterfaceStyle: .light
    )
  }

  mutating func merge(_ other: TraitValues) {
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if !other.own.isEmpty { own.merge(other.own) { $1 } }
  }

  func merging(_ other: TraitValues) -> TraitValues {
    var merged = self
    merged.merge(other)
    return merged
  }

  var collection: UITraitCollection { self == .phone ? .phone : UITraitCollection(self) }
}
