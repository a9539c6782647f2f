/// The base class of the elements of a menu.
///
/// Follows Apple's page `UIMenuElement`.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The states of a menu element.
  nonisolated public enum State: Int, Sendable {
    /// The element is off.
    case off = 0
    /// The element is on.
    case on = 1
    /// The element is partly on.
    case mixed = 2
  }

  /// The attributes of a menu element.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes data.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after a selection of the element.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  fileprivate var ownTitle: String
  fileprivate var ownImage: UIImage?

  /// The title.
  open var title: String { ownTitle }
  /// The subtitle.
  open var subtitle: String?
  /// The image.
  open var image: UIImage? { ownImage }

  init(title: String, image: UIImage?) {
    ownTitle = title
    ownImage = image
    super.init()
  }

  nonisolated deinit {}
}

/// A closure that performs an action. Its parameter is the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that runs a closure. Controls and bar button items also use actions.
///
/// Follows Apple's page `UIAction`.
///
///     button.addAction(UIAction { _ in coordinator.showBasket() }, for: .touchUpInside)
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string of the identifier.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action.
  open private(set) var identifier: UIAction.Identifier
  /// A longer title that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action.
  open var state: UIMenuElement.State
  /// The sender of the action, while its handler runs.
  open private(set) var sender: Any?
  let handler: UIActionHandler

  /// Creates an action. If `identifier` is `nil`, the action receives a unique identifier.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The title.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// The image while the action is selected.
  open var selectedImage: UIImage?

  func send(from sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  nonisolated deinit {}
}

/// A container of menu elements.
///
/// Follows Apple's page `UIMenu`.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string of the identifier.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options for the display of a menu.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are displayed inline in the parent menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes data.
    public static let destructive = Options(rawValue: 2)
    /// Only one element can be selected at a time.
    public static let singleSelection = Options(rawValue: 32)
    /// The elements are displayed as a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The sizes of the elements of a menu.
  ///
  /// Follows Apple's page `UIMenu.ElementSize`.
  nonisolated public enum ElementSize: Int, Sendable {
    /// Several elements side by side, with images only.
    case small = 0
    /// Several elements side by side, with short titles.
    case medium = 1
    /// One element per line.
    case large = 2
    /// The system's choice.
    case automatic = -1
  }

  /// The identifier of the menu.
  open private(set) var identifier: UIMenu.Identifier
  /// The options for the display of the menu.
  open private(set) var options: UIMenu.Options
  /// The preferred size of the elements. The headless UIKit only stores this value.
  open var preferredElementSize: UIMenu.ElementSize
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu. If `identifier` is `nil`, the menu receives a unique identifier.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions that the user can select, including those of submenus.
  var choices: [UIAction] { UIMenu.choices(in: children) }

  private static func choices(in elements: [UIMenuElement]) -> [UIAction] {
    elements.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.choices }
      if let deferred = element as? UIDeferredMenuElement { return choices(in: deferred.elements) }
      guard let action = element as? UIAction, action.attributes.isDisjoint(with: [.disabled, .hidden]) else {
        return []
      }
      return [action]
    }
  }

  nonisolated deinit {}
}
