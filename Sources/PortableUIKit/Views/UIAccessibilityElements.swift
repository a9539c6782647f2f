/// The accessibility traits of an element.
///
/// Follows Apple's page `UIAccessibilityTraits`.
nonisolated public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64
  /// Creates a set of traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// An element that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// An element that summarizes the app's state at its launch.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// An element that changes frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element with an adjustable value.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that receives touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns the page after it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Constants that specify the type of an accessibility container.
///
/// Follows Apple's page `UIAccessibilityContainerType`.
nonisolated public enum UIAccessibilityContainerType: Int, Sendable {
  /// No type.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}

/// Constants that specify the direction of accessibility scrolling.
///
/// Follows Apple's page `UIAccessibilityScrollDirection`.
nonisolated public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Scrolling to the right.
  case right = 1
  /// Scrolling to the left.
  case left = 2
  /// Scrolling up.
  case up = 3
  /// Scrolling down.
  case down = 4
  /// Scrolling to the next content.
  case next = 5
  /// Scrolling to the previous content.
  case previous = 6
}

/// A custom action of an accessibility element.
///
/// Follows Apple's page `UIAccessibilityCustomAction`.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The image of the action.
  open var image: UIImage?
  /// The closure of the action. The headless UIKit never calls it.
  open var actionHandler: ActionHandler?

  /// Creates an action.
  public init(name: String, actionHandler: UIAccessibilityCustomAction.ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
  /// Creates an action with an image.
  public convenience init(
    name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.ActionHandler
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  nonisolated deinit {}
}

/// An accessibility element that is not a view.
///
/// Follows Apple's page `UIAccessibilityElement`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The container of the element.
  open weak var accessibilityContainer: AnyObject?
  /// A Boolean value that indicates whether the element is an accessibility element.
  open var isAccessibilityElement = true
  /// An identifier that tests use to find the element.
  open var accessibilityIdentifier: String?
  /// The accessibility label of the element.
  open var accessibilityLabel: String?
  /// The accessibility hint of the element.
  open var accessibilityHint: String?
  /// The accessibility value of the element.
  open var accessibilityValue: String?
  /// The accessibility traits of the element.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The frame of the element on the screen.
  open var accessibilityFrame = CGRect.zero
  /// The frame of the element in its container. The value has no effect.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// The custom actions of the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Creates an element in a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as? NSObject
  }

  /// Activates the element. Returns `false` if a tap is needed. The headless UIKit does not call this method,
  /// `accessibilityIncrement()` or `accessibilityDecrement()`.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of the element.
  open func accessibilityIncrement() {}
  /// Decrements the value of the element.
  open func accessibilityDecrement() {}

  nonisolated deinit {}
}

extension UIView {
  /// The text with its speech attributes, if they were set for the current text.
  func attributed(_ words: String?, _ said: KeyPath<RareExtras, NSAttributedString?>) -> NSAttributedString? {
    if let said = extras?.rare?[keyPath: said], said.string == words { return said }
    return words.map { NSAttributedString(string: $0) }
  }
}
