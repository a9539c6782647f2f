/// How the buttons of a bar look in each state.
///
/// Follows Apple's page `UIBarButtonItemAppearance`.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  private var states: [UIControl.State: UIBarButtonItemStateAppearance] = [:]

  /// Makes the system's look for buttons of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Makes the system's look for plain buttons.
  @preconcurrency @MainActor public convenience override init() { self.init(style: .plain) }
  /// Makes the system's look for plain buttons; the archive's contents are not read.
  public required init(coder: NSCoder) { super.init() }

  /// Looks as the system has it for buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) { states = [:] }

  /// How buttons look that nothing in particular is the case with.
  open var normal: UIBarButtonItemStateAppearance { look(.normal) }
  /// How buttons look that cannot be used.
  open var disabled: UIBarButtonItemStateAppearance { look(.disabled) }
  /// How buttons look that a finger is on.
  open var highlighted: UIBarButtonItemStateAppearance { look(.highlighted) }
  /// How buttons look that have the focus.
  open var focused: UIBarButtonItemStateAppearance { look(.focused) }

  private func look(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
    states.made(state) { UIBarButtonItemStateAppearance() }
  }

  /// A look of its own that says the same in each state.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBarButtonItemAppearance in
      let copy = type(of: self).init(coder: InterfaceCoder(nil))
      copy.states = self.states.mapValues { $0.copied() }
      return copy
    }
  }

  nonisolated deinit {}
}

/// How the buttons of a bar look in one state.
///
/// Follows Apple's page `UIBarButtonItemStateAppearance`: one is got from a `UIBarButtonItemAppearance`.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// How the wording looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the wording is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// How far that picture is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  /// Makes the system's look.
  @preconcurrency @MainActor public override init() { super.init() }

  func copied() -> UIBarButtonItemStateAppearance {
    let copy = UIBarButtonItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.backgroundImage = backgroundImage
    copy.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    return copy
  }

  nonisolated deinit {}
}
