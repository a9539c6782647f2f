/// How a tab bar looks.
///
/// Follows Apple's page `UITabBarAppearance`.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  private var layouts: [UITabBarItemAppearance.Style: UITabBarItemAppearance] = [:]

  /// How items look whose title is below their picture.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { look(.stacked) }
    set { layouts[.stacked] = newValue.copied }
  }
  /// How items look whose title is beside their picture.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { look(.inline) }
    set { layouts[.inline] = newValue.copied }
  }
  /// How items look whose title is beside their picture where there is little height.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { look(.compactInline) }
    set { layouts[.compactInline] = newValue.copied }
  }
  /// Where items stand whose title is below their picture.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// How wide such an item is.
  open var stackedItemWidth: CGFloat = 0
  /// The room between such items.
  open var stackedItemSpacing: CGFloat = 0
  /// The colour of what marks the chosen item.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the chosen item.
  open var selectionIndicatorImage: UIImage?

  private func look(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    layouts.made(style) { UITabBarItemAppearance(style: style) }
  }

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    layouts = other.layouts.mapValues { $0.copied }
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }

  nonisolated deinit {}
}

/// How the items of a tab bar look in each state.
///
/// Follows Apple's page `UITabBarItemAppearance`.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How an item's picture and title stand to each other.
  nonisolated public enum Style: Int, Sendable {
    /// The title is below the picture.
    case stacked = 0
    /// The title is beside the picture.
    case inline = 1
    /// The title is beside the picture, where there is little height.
    case compactInline = 2
  }

  private var states: [UIControl.State: UITabBarItemStateAppearance] = [:]

  /// Makes the system's look for items that are laid out that way.
  public init(style: UITabBarItemAppearance.Style) { super.init() }
  /// Makes the system's look for items whose title is below their picture.
  @preconcurrency @MainActor public convenience override init() { self.init(style: .stacked) }
  /// Makes the system's look for items whose title is below their picture; the archive's contents are not read.
  public required init(coder: NSCoder) { super.init() }

  /// Looks as the system has it for items that are laid out that way.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) { states = [:] }

  /// How items look that nothing in particular is the case with.
  open var normal: UITabBarItemStateAppearance { look(.normal) }
  /// How the chosen item looks.
  open var selected: UITabBarItemStateAppearance { look(.selected) }
  /// How items look that cannot be used.
  open var disabled: UITabBarItemStateAppearance { look(.disabled) }
  /// How items look that have the focus.
  open var focused: UITabBarItemStateAppearance { look(.focused) }

  private func look(_ state: UIControl.State) -> UITabBarItemStateAppearance {
    states.made(state) { UITabBarItemStateAppearance() }
  }

  /// A look of its own that says the same in each state.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UITabBarItemAppearance in
      let copy = type(of: self).init(coder: InterfaceCoder(nil))
      copy.states = self.states.mapValues { $0.copied() }
      return copy
    }
  }

  nonisolated deinit {}
}

/// How the items of a tab bar look in one state.
///
/// Follows Apple's page `UITabBarItemStateAppearance`: one is got from a `UITabBarItemAppearance`.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// How what is in its corner looks.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour behind that.
  open var badgeBackgroundColor: UIColor?
  /// How far the wording in its corner is moved.
  open var badgeTitlePositionAdjustment = UIOffset.zero
  /// How far what is in its corner is moved.
  open var badgePositionAdjustment = UIOffset.zero

  /// Makes the system's look.
  @preconcurrency @MainActor public override init() { super.init() }

  func copied() -> UITabBarItemStateAppearance {
    let copy = UITabBarItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.iconColor = iconColor
    copy.badgeTextAttributes = badgeTextAttributes
    copy.badgeBackgroundColor = badgeBackgroundColor
    copy.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    copy.badgePositionAdjustment = badgePositionAdjustment
    return copy
  }

  nonisolated deinit {}
}
