public import RouteComposition
public import ViewHierarchy

/// A named screen of an app, which a flow registers and shows.
///
/// ```swift
/// static let play = AppFlowControllerPage(
///   name: "play", supportVariants: true, viewControllerBlock: { PlayViewController() },
///   viewControllerType: PlayViewController.self)
/// ```
///
/// A page is a value. Two pages are equal if their names, variants, variant support and view controller classes are equal.
nonisolated public struct AppFlowControllerPage: Sendable {
  /// The name of the page, unique among the pages of a flow. It can contain any character.
  public let name: String
  /// A Boolean value that indicates whether the page can be registered under several parents.
  public let supportVariants: Bool
  /// The class of the page's view controller.
  public let viewControllerType: UIViewController.Type
  /// The transition that shows the page from the page before; `nil` pushes the page.
  public var forwardTransition: (any AppFlowControllerForwardTransition)?
  /// The transition that leaves the page for the page before; `nil` pops the page.
  public var backwardTransition: (any AppFlowControllerBackwardTransition)?
  /// The identifier of the parent page, or `nil` if this page does not name a variant. Registering and ``under(_:)`` set it.
  public internal(set) var variantName: String?

  /// A closure that makes a new view controller of the page at each call, without a parameter.
  ///
  /// The closure rethrows the error of a storyboard or factory. It throws
  /// ``AppFlowControllerError/missingParameter(identifier:)`` if the page requires a parameter.
  public var viewControllerBlock: @MainActor @Sendable () throws -> UIViewController { { [make] in try make(nil) } }

  let make: @MainActor @Sendable (PageParameter?) throws -> UIViewController
  let isOfRightType: @MainActor @Sendable (UIViewController) -> Bool
  /// The use of the parameter when the view controller is made.
  var parameterUse = ParameterUse.none

  /// The use of a page's parameter when the view controller is made.
  enum ParameterUse { case none, optional, required }

  /// A Boolean value that indicates whether making the view controller requires a parameter.
  var needsParameter: Bool { parameterUse == .required }
  /// A closure that returns the context that describes the screen, or `nil` if there is none. It receives the parameter that
  /// the page is shown with.
  var identity: (@MainActor @Sendable (PageParameter?) -> AnyObject?)?

  /// Creates a page whose view controller is made by a closure.
  ///
  /// - Parameters:
  ///   - name: A name that no other page has.
  ///   - supportVariants: A Boolean value that indicates whether the page can be registered under several parents.
  ///   - viewControllerBlock: A closure that makes a new view controller for each presentation.
  ///   - viewControllerType: The class of the view controller. Showing the page fails if the closure returns a view controller
  ///     that is not of this class.
  public init<ViewController: UIViewController>(
    name: String, supportVariants: Bool = false,
    viewControllerBlock: @escaping @MainActor @Sendable () -> UIViewController, viewControllerType: ViewController.Type
  ) {
    self.init(name, supportVariants, viewControllerType) { _ in viewControllerBlock() }
  }

  /// Creates a page whose view controller is a scene of a storyboard.
  ///
  /// - Parameters:
  ///   - name: A name that no other page has.
  ///   - supportVariants: A Boolean value that indicates whether the page can be registered under several parents.
  ///   - storyboardName: The name of the storyboard.
  ///   - storyboardInitBlock: A closure that makes the storyboard from its name. By default, the main bundle is used.
  ///   - viewControllerIdentifier: The storyboard identifier of the scene.
  ///   - viewControllerType: The class of the view controller. Showing the page fails if the scene is not of this class.
  @available(visionOS, deprecated: 1.0, message: "Apple deprecates storyboards on visionOS; make the screen in code")
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

  /// Creates a page whose view controller is a scene of a storyboard. The storyboard identifier of the scene is the name of the
  /// view controller's class.
  ///
  /// - Parameters:
  ///   - name: A name that no other page has.
  ///   - supportVariants: A Boolean value that indicates whether the page can be registered under several parents.
  ///   - storyboardName: The name of the storyboard.
  ///   - storyboardInitBlock: A closure that makes the storyboard from its name. By default, the main bundle is used.
  ///   - viewControllerType: The class of the view controller. Showing the page fails if the scene is not of this class.
  @available(visionOS, deprecated: 1.0, message: "Apple deprecates storyboards on visionOS; make the screen in code")
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

  /// Creates a page whose view controller is made by a factory.
  ///
  /// - Parameters:
  ///   - name: A name that no other page has.
  ///   - supportVariants: A Boolean value that indicates whether the page can be registered under several parents.
  ///   - factory: The factory. For each presentation, a copy of it is prepared and makes a new view controller, with `nil` as
  ///     the context.
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
  /// The unique identifier of the page: its name, with `/`, `_` and `%` percent-encoded.
  ///
  /// The identifier of a variant begins with the identifier of its parent, as in `page1_play`.
  public var identifier: String {
    guard let variantName else { return PageName.encoded(name) }
    return variantName + "_" + PageName.encoded(name)
  }

  /// Returns the variant of this page under a parent page.
  ///
  /// Use this method if the parent is itself a variant: `show(page: details, variant: play.under(page1))`.
  public func under(_ parent: AppFlowControllerPage) -> AppFlowControllerPage {
    var variant = self
    variant.variantName = parent.identifier
    return variant
  }
}

nonisolated extension AppFlowControllerPage: Hashable {
  /// Returns a Boolean value that indicates whether two pages have the same name, variant, variant support and class.
  public static func == (left: AppFlowControllerPage, right: AppFlowControllerPage) -> Bool {
    left.name == right.name && left.variantName == right.variantName
      && left.supportVariants == right.supportVariants && left.viewControllerType == right.viewControllerType
  }

  /// Hashes the name and the variant.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(variantName)
  }
}

/// Encodes page names for identifiers and paths.
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
