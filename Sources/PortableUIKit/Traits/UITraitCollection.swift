/// What is known about the surroundings an interface is shown in.
///
/// Follows Apple's page `UITraitCollection`. It stands on no actor, so that colours can ask it anywhere.
// What can be subclassed is never checked to be `Sendable`. Nothing in here changes.
nonisolated open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  /// The room from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Pixels in a point: those of the screen, as there is no other, unless overridden.
  open var displayScale: CGFloat { values[UITraitDisplayScale.self] }
  /// Which way lines run: from left to right unless overridden; no view is turned round for it here.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }
  /// How large the user wants text: as before they say otherwise, unless overridden.
  open var preferredContentSizeCategory: UIContentSizeCategory { values[UITraitPreferredContentSizeCategory.self] }
  /// Whether contents stand out from those of the window: they do not, unless overridden.
  open var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }
  /// How much contrast the user wants: as much as usual, unless overridden.
  open var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }
  /// Whether colours look different in the other surroundings, where one is light and the other dark, or of another
  /// level or contrast.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.differs(
      from: traitCollection?.values ?? TraitValues(), in: Self.systemTraitsAffectingColorAppearance)
  }

  private static let currentKey = "UITraitCollection.current"
  /// The traits to go by where nothing else tells them, on this thread: a phone's until set; nothing here sets them before
  /// a call.
  open class var current: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? .phone }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }
  /// Does something with these as the current traits.
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

  /// Makes traits none of which is specified.
  public convenience override init() { self.init(TraitValues()) }

  /// Makes traits of which only the width is specified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Makes traits of which only the height is specified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Makes traits of which only the kind of device is specified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Makes traits of which only light or dark is specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Merges traits; of those that specify the same, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for traits in traitCollections { values.merge(traits.values) }
    self.init(values)
  }

  /// Makes traits that are set in a closure.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self.init((traits as? UITraitOverrides)?.values ?? TraitValues())
  }

  /// The same but for what a closure sets.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var overrides = UITraitOverrides()
    overrides.values = values
    var traits: any UIMutableTraits = overrides
    mutations(&traits)
    return UITraitCollection((traits as? UITraitOverrides)?.values ?? values)
  }

  /// The value of a trait, one of the app's own included; its default where nobody has set it.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Whether everything the other one specifies is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// Traits are equal if they specify the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  /// Equal traits have the same hash.
  open override var hash: Int { values.hashValue }

  /// A phone held upright, which a headless screen stands for.
  static let phone = UITraitCollection(.phone)
}

/// Which way lines run in some surroundings.
///
/// Follows Apple's page `UITraitEnvironmentLayoutDirection`.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The traits as a value; what is unspecified lets the surroundings decide.
nonisolated struct TraitValues: Hashable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Traits of the app's own that somebody has set.
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
