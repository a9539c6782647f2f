public import RouteComposition
public import ViewHierarchy

/// A screen of an app with a name: what is registered, and what is shown.
///
/// ```swift
/// static let play = AppFlowControllerPage(
///   name: "play", supportVariants: true, viewControllerBlock: { PlayViewController() },
///   viewControllerType: PlayViewController.self)
/// ```
///
/// A page is a value. Two pages are equal if they have the same name, stand in the same place and are of one type.
nonisolated public struct AppFlowControllerPage: Sendable {
  /// The name, which no other page has. Any character may stand in it.
  public let name: String
  /// Whether the page may be registered under several parents.
  public let supportVariants: Bool
  /// The class of its view controller.
  public let viewControllerType: UIViewController.Type
  /// How the page is shown from the one before it; `nil` stands for a push.
  public var forwardTransition: (any AppFlowControllerForwardTransition)?
  /// How the page is left towards the one before it; `nil` stands for a pop.
  public var backwardTransition: (any AppFlowControllerBackwardTransition)?
  /// The identifier of the page it is registered under, where it supports variants and its place is known.
  public internal(set) var variantName: String?

  /// Makes its view controller, without a parameter, as it is made for each presentation.
  ///
  /// It throws where the storyboard or the factory does, and ``AppFlowControllerError/missingParameter(identifier:)`` where
  /// the page is made from a parameter.
  public var viewControllerBlock: @MainActor @Sendable () throws -> UIViewController { { [make] in try make(nil) } }

  let make: @MainActor @Sendable (PageParameter?) throws -> UIViewController
  let isOfRightType: @MainActor @Sendable (UIViewController) -> Bool
  /// Whether its view controller cannot be made without a parameter.
  var needsParameter = false
  /// What contexts know its view controller by, when it is shown with a parameter.
  var identity: (@MainActor @Sendable (PageParameter?) -> AnyObject?)?

  /// Makes a page whose view controller is made by a closure, anew for each presentation.
  ///
  /// - Parameters:
  ///   - name: A name that no other page has.
  ///   - supportVariants: Whether the page may be registered under several parents.
  ///   - viewControllerBlock: Makes the view controller.
  ///   - viewControllerType: Its class; a view controller of another is not shown.
  public init<ViewController: UIViewController>(
    name: String, supportVariants: Bool = false,
    viewControllerBlock: @escaping @MainActor @Sendable () -> UIViewController, viewControllerType: ViewController.Type
  ) {
    self.init(name, supportVariants, viewControllerType) { _ in viewControllerBlock() }
  }

  /// Makes a page whose view controller comes from a storyboard, under an identifier.
  ///
  /// - Parameters:
  ///   - name: A name that no other page has.
  ///   - supportVariants: Whether the page may be registered under several parents.
  ///   - storyboardName: The storyboard, in the main bundle.
  ///   - storyboardInitBlock: Makes the storyboard from its name, where it is not in the main bundle.
  ///   - viewControllerIdentifier: The identifier that the scene has in the storyboard.
  ///   - viewControllerType: Its class; a view controller of another is not shown.
  public init<ViewController: UIViewController>(
    name: String, supportVariants: Bool = false, storyboardName: String,
    storyboardInitBlock: (@MainActor @Sendable (String) -> UIStoryboard)? = nil, viewControllerIdentifier: String,
    viewControllerType: ViewController.Type
  ) {
    self.init(name, supportVariants, viewControllerType) { _ in
      try StoryboardScene(storyboard: storyboardName, makeStoryboard: storyboardInitBlock).make(
        viewControllerIdentifier)
    }
  }

  /// Makes a page whose view controller comes from a storyboard, where its identifier is the name of its class.
  ///
  /// - Parameters:
  ///   - name: A name that no other page has.
  ///   - supportVariants: Whether the page may be registered under several parents.
  ///   - storyboardName: The storyboard, in the main bundle.
  ///   - storyboardInitBlock: Makes the storyboard from its name, where it is not in the main bundle.
  ///   - viewControllerType: Its class, whose name is the identifier of the scene.
  public init<ViewController: UIViewController>(
    name: String, supportVariants: Bool = false, storyboardName: String,
    storyboardInitBlock: (@MainActor @Sendable (String) -> UIStoryboard)? = nil,
    viewControllerType: ViewController.Type
  ) {
    self.init(
      name: name, supportVariants: supportVariants, storyboardName: storyboardName,
      storyboardInitBlock: storyboardInitBlock, viewControllerIdentifier: String(describing: viewControllerType),
      viewControllerType: viewControllerType)
  }

  /// Makes a page whose view controller is made by a factory of route composition.
  ///
  /// - Parameters:
  ///   - name: A name that no other page has.
  ///   - supportVariants: Whether the page may be registered under several parents.
  ///   - factory: Prepared and asked for a view controller at each presentation.
  @MainActor public init<ViewController: UIViewController>(
    name: String, supportVariants: Bool = false, factory: any Factory<ViewController, Any?>
  ) {
    self.init(name, supportVariants, ViewController.self) { _ in try factory.execute(with: nil) }
  }

  init<ViewController: UIViewController>(
    _ name: String, _ supportVariants: Bool, _ viewControllerType: ViewController.Type,
    make: @escaping @MainActor @Sendable (PageParameter?) throws -> UIViewController
  ) {
    self.name = name
    self.supportVariants = supportVariants
    self.viewControllerType = viewControllerType
    self.make = make
    isOfRightType = { $0 is ViewController }
  }
}

nonisolated extension AppFlowControllerPage {
  /// What tells the page from all others: its name with `/`, `_` and `%` percent-encoded; for a variant that of its
  /// parent before it, as in `page1_play`.
  public var identifier: String {
    guard let variantName else { return PageName.encoded(name) }
    return variantName + "_" + PageName.encoded(name)
  }

  /// The page as the variant that stands under `parent`, for where a variant stands below a variant:
  /// `show(page: details, variant: play.under(page1))`.
  public func under(_ parent: AppFlowControllerPage) -> AppFlowControllerPage {
    var variant = self
    variant.variantName = parent.identifier
    return variant
  }
}

nonisolated extension AppFlowControllerPage: Hashable {
  /// Whether both have the same name, place and type.
  public static func == (left: AppFlowControllerPage, right: AppFlowControllerPage) -> Bool {
    left.name == right.name && left.variantName == right.variantName
      && left.supportVariants == right.supportVariants && left.viewControllerType == right.viewControllerType
  }

  /// Hashes name and place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(variantName)
  }
}

/// Names as they stand in identifiers and paths.
nonisolated enum PageName {
  static func encoded(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == 0x25 || $0 == 0x2F || $0 == 0x5F }) else { return name }
    var encoded = ""
    for character in name.unicodeScalars {
      switch character {
      case "%": encoded += "%25"
      case "/": encoded += "%2F"
      case "_": encoded += "%5F"
      default: encoded.unicodeScalars.append(character)
      }
    }
    return encoded
  }
}
