/// What stands in a menu.
///
/// Follows Apple's page `UIMenuElement`.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether something is marked as chosen.
  nonisolated public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Parts of it are.
    case mixed = 2
  }

  /// How an element can be used.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt
    /// Makes attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  fileprivate var ownTitle: String
  fileprivate var ownImage: UIImage?

  /// The wording.
  open var title: String { ownTitle }
  /// A second line.
  open var subtitle: String?
  /// The picture.
  open var image: UIImage? { ownImage }

  init(title: String, image: UIImage?) {
    ownTitle = title
    ownImage = image
    super.init()
  }

  nonisolated deinit {}
}

/// What an action does, given itself.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that can be done, with its wording: for controls, bar buttons and menus.
///
/// Follows Apple's page `UIAction`.
///
///     button.addAction(UIAction { _ in coordinator.showBasket() }, for: .touchUpInside)
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Names an action.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What it is known by.
  open private(set) var identifier: UIAction.Identifier
  /// What it does, in more words.
  open var discoverabilityTitle: String?
  /// How it can be used.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is marked as chosen.
  open var state: UIMenuElement.State
  /// Who sends it, while its handler runs.
  open private(set) var sender: Any?
  let handler: UIActionHandler

  /// Makes an action; without an identifier it gets one of its own.
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

  /// The wording.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The picture.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// The picture while it is marked as chosen.
  open var selectedImage: UIImage?

  func send(from sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  nonisolated deinit {}
}

/// Elements one can choose from.
///
/// Follows Apple's page `UIMenu`.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Names a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand among those of the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It deletes something.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is chosen at a time.
    public static let singleSelection = Options(rawValue: 32)
    /// Its elements stand side by side, as colours on a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// How large elements are shown.
  ///
  /// Follows Apple's page `UIMenu.ElementSize`.
  nonisolated public enum ElementSize: Int, Sendable {
    /// Several side by side, by their pictures.
    case small = 0
    /// Several side by side.
    case medium = 1
    /// One below the other.
    case large = 2
    /// As the system thinks best.
    case automatic = -1
  }

  /// What it is known by.
  open private(set) var identifier: UIMenu.Identifier
  /// How it is shown.
  open private(set) var options: UIMenu.Options
  /// How large its elements are shown; nothing is drawn here.
  open var preferredElementSize: UIMenu.ElementSize
  /// What stands in it.
  open private(set) var children: [UIMenuElement]

  /// Makes a menu; without an identifier it gets one of its own.
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

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions the user can choose, those of menus inside included.
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
