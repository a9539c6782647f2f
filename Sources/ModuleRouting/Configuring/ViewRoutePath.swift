public import NavigationCore
public import ViewHierarchy

/// How a destination is shown, and from where.
///
/// What it starts from is held weakly. It is made visible first where the path shows a view controller over or beside
/// it. A path is one request of that window's router: it waits its turn, guards are asked, and the screen stays as it
/// was if it cannot be completed.
public struct ViewRoutePath {
  enum Kind {
    case push
    case present((UIViewController) -> Void)
    #if !os(tvOS)
      case popover((UIPopoverPresentationController) -> Void)
    #endif
    case segue(identifier: String, sender: Any?)
    case show(sender: Any?)
    case showDetail(sender: Any?)
    case child(((UIViewController, @escaping () -> Void) -> Void)?)
    case subview
    case custom
    case byDefault
    case makeDestination
    case extended(any ViewRoutePathExtension)
  }

  let kind: Kind
  private(set) weak var source: UIViewController?
  private(set) weak var sourceView: UIView?
  private(set) var container: RouteContainer?

  private init(_ kind: Kind, from source: UIViewController? = nil, view: UIView? = nil) {
    self.kind = kind
    self.source = source
    sourceView = view
  }

  /// The same path, showing the destination within a container.
  public func wrapped(in container: RouteContainer) -> ViewRoutePath {
    var copy = self
    copy.container = container
    return copy
  }
}

// MARK: - The paths

extension ViewRoutePath {
  /// Pushes onto the navigation controller around the source, or onto the source if it is one.
  public static func push(from source: UIViewController) -> ViewRoutePath { ViewRoutePath(.push, from: source) }

  /// Presents over the source. What is not given is left as the destination has it.
  ///
  /// - Parameters:
  ///   - source: What presents. It must not present anything yet.
  ///   - style: How it is presented. Without one it is as the destination has it: the system's automatic style, a sheet on
  ///     a phone, unless somebody has set another.
  ///   - transition: How it comes.
  ///   - size: The size it would like.
  ///   - isModal: Whether the user cannot swipe it away.
  ///   - transitioningDelegate: Kept alive for as long as what is presented.
  ///   - configure: Gets the presentation controller, for instance to set a sheet's detents.
  public static func presentModally(
    from source: UIViewController, style: UIModalPresentationStyle? = nil, transition: UIModalTransitionStyle? = nil,
    size: CGSize? = nil, isModal: Bool? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    configure: ((UIPresentationController) -> Void)? = nil
  ) -> ViewRoutePath {
    let settings = ModalSettings(
      style: style, transition: transition, size: size, isModal: isModal, transitioningDelegate: transitioningDelegate,
      configure: configure)
    return ViewRoutePath(.present(settings.apply), from: source)
  }

  #if !os(tvOS)
    /// Presents as a popover.
    ///
    /// - Parameters:
    ///   - source: What presents. It must not present anything yet.
    ///   - configure: Says what the popover points at, by `sourceView` or `barButtonItem`.
    public static func presentAsPopover(
      from source: UIViewController, configure: @escaping (UIPopoverPresentationController) -> Void
    ) -> ViewRoutePath {
      ViewRoutePath(.popover(configure), from: source)
    }
  #endif

  /// Performs a segue of the source's storyboard. The storyboard makes the destination; the module prepares it, when it
  /// is shown.
  public static func performSegue(
    from source: UIViewController, identifier: String, sender: Any? = nil
  ) -> ViewRoutePath {
    ViewRoutePath(.segue(identifier: identifier, sender: sender), from: source)
  }

  /// Shows as the containers around the source do it: `show(_:sender:)`.
  public static func show(from source: UIViewController, sender: Any? = nil) -> ViewRoutePath {
    ViewRoutePath(.show(sender: sender), from: source)
  }

  /// Shows as a split view controller around the source shows details: `showDetailViewController(_:sender:)`.
  public static func showDetail(from source: UIViewController, sender: Any? = nil) -> ViewRoutePath {
    ViewRoutePath(.showDetail(sender: sender), from: source)
  }

  /// Makes the destination a child of the source.
  ///
  /// - Parameters:
  ///   - source: A view controller that does not arrange its children itself.
  ///   - addingChildViewHandler: Puts the child's view where it belongs, and calls back once when that is done. Without
  ///     it the view fills that of the source.
  public static func addAsChildViewController(
    from source: UIViewController,
    addingChildViewHandler: ((UIViewController, @escaping () -> Void) -> Void)? = nil
  ) -> ViewRoutePath {
    ViewRoutePath(.child(addingChildViewHandler), from: source)
  }

  /// Adds the destination, which is a view, to another one.
  public static func addAsSubview(from source: UIView) -> ViewRoutePath { ViewRoutePath(.subview, view: source) }

  /// Shows by the router's own ``ViewRouter/performCustomRoute(on:from:configuration:completion:)``.
  public static func custom(from source: UIViewController) -> ViewRoutePath { ViewRoutePath(.custom, from: source) }

  /// Shows by the path that the configuration names, see ``ViewRouteConfiguration/defaultPath``.
  public static func defaultPath(from source: UIViewController) -> ViewRoutePath {
    ViewRoutePath(.byDefault, from: source)
  }

  /// Makes and prepares the destination, and shows it nowhere.
  public static var makeDestination: ViewRoutePath { ViewRoutePath(.makeDestination) }

  /// Shows by a path of the app's own.
  public static func extensible(path: any ViewRoutePathExtension) -> ViewRoutePath {
    ViewRoutePath(.extended(path), from: path.source)
  }
}

extension ViewRoutePath {
  /// The path, as plans and errors name it.
  var name: String {
    switch kind {
    case .push: "push"
    case .present: "modal presentation"
    #if !os(tvOS)
      case .popover: "popover"
    #endif
    case .segue(let identifier, _): "segue “\(identifier)”"
    case .show: "show"
    case .showDetail: "showDetail"
    case .child: "addition of a child"
    case .subview: "addition of a subview"
    case .custom: "custom route"
    case .byDefault: "default path"
    case .makeDestination: "making"
    case .extended(let path): String(describing: type(of: path))
    }
  }
}

extension ViewRoutePath {
  /// The kind of the path; none for a default path, which stands for another one.
  var routeType: ViewRouteTypeMask {
    switch kind {
    case .push: .push
    case .present: .presentModally
    #if !os(tvOS)
      case .popover: .presentAsPopover
    #endif
    case .segue: .performSegue
    case .show: .show
    case .showDetail: .showDetail
    case .child: .addAsChildViewController
    case .subview: .addAsSubview
    case .custom: .custom
    case .byDefault: []
    case .makeDestination: .makeDestination
    case .extended: .extensible
    }
  }
}

/// A path of the app's own: a way to show that the paths of ``ViewRoutePath`` do not have.
@MainActor public protocol ViewRoutePathExtension {
  /// Whose window the destination is shown in.
  var source: UIViewController? { get }

  /// Shows the destination. The completion is called once, when it is shown or cannot be.
  func show(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void)

  /// Whether ``remove(_:animated:completion:)`` removes the destination; if not, it is removed from where it is on
  /// screen.
  var removesByItself: Bool { get }

  /// Removes the destination. The completion is called once, when it is gone or cannot go.
  func remove(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension ViewRoutePathExtension {
  /// Not by default.
  public var removesByItself: Bool { false }

  /// Does nothing by default.
  public func remove(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(.success)
  }
}

/// A container that a path puts around the destination.
public struct RouteContainer {
  let name: String
  let wrap: (UIViewController) throws -> UIViewController

  /// Makes a container by a closure that gets the destination.
  public init<Container: UIViewController>(_ wrap: @escaping (UIViewController) throws -> Container) {
    name = String(describing: Container.self)
    self.wrap = wrap
  }

  /// A new navigation controller with the destination as its first.
  public static var navigationController: RouteContainer {
    RouteContainer { UINavigationController(rootViewController: $0) }
  }
}
