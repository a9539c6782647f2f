/// What a view is to those who cannot see it.
///
/// Follows Apple's page `UIAccessibilityTraits`.
nonisolated public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64
  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Something chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Something that plays a sound when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// What is said of the app as it is opened.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// Something that cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field to search by.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Something that begins to play when it is used.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Something that holds more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something that takes fingers as they come.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Something that is turned when it has been read out.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What kind of things are in a view.
///
/// Follows Apple's page `UIAccessibilityContainerType`.
nonisolated public enum UIAccessibilityContainerType: Int, Sendable {
  /// None in particular.
  case none = 0
  /// The cells of a table.
  case dataTable = 1
  /// The lines of a list.
  case list = 2
  /// A place to come back to.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}

/// Where to assistive software scrolls.
///
/// Follows Apple's page `UIAccessibilityScrollDirection`.
nonisolated public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To what comes next.
  case next = 5
  /// To what came before.
  case previous = 6
}

/// Something that assistive software can have a view do.
///
/// Follows Apple's page `UIAccessibilityCustomAction`.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and answers whether it was done.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// What it looks like.
  open var image: UIImage?
  /// Does it; nobody calls it here.
  open var actionHandler: ActionHandler?

  /// Makes an action.
  public init(name: String, actionHandler: UIAccessibilityCustomAction.ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
  /// Makes an action with a picture.
  public convenience init(
    name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.ActionHandler
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  nonisolated deinit {}
}

/// Something in a view that is no view, and that assistive software is to find.
///
/// Follows Apple's page `UIAccessibilityElement`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// What it is in.
  open weak var accessibilityContainer: AnyObject?
  /// Whether assistive software takes it as one thing.
  open var isAccessibilityElement = true
  /// A name for tests to find it by.
  open var accessibilityIdentifier: String?
  /// What it says to those who cannot see it.
  open var accessibilityLabel: String?
  /// What comes of using it.
  open var accessibilityHint: String?
  /// What it holds.
  open var accessibilityValue: String?
  /// What it is to those who cannot see it.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Where it is on the screen.
  open var accessibilityFrame = CGRect.zero
  /// Where it is in what it is in; kept.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// What assistive software can have it do besides.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Makes something that is in a view.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as? NSObject
  }

  /// Uses it in place of a tap; `false` if it is to be tapped. Nobody asks here but by calling this, nor the rest.
  open func accessibilityActivate() -> Bool { false }
  /// Makes what it holds more.
  open func accessibilityIncrement() {}
  /// Makes what it holds less.
  open func accessibilityDecrement() {}

  nonisolated deinit {}
}

extension UIView {
  /// Words as they are read out: what was said of them, if they are still the same.
  func attributed(_ words: String?, _ said: KeyPath<RareExtras, NSAttributedString?>) -> NSAttributedString? {
    if let said = extras?.rare?[keyPath: said], said.string == words { return said }
    return words.map { NSAttributedString(string: $0) }
  }
}
