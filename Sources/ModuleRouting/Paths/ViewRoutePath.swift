public import ViewHierarchy

/// How a destination is shown, and from where.
///
/// What it starts from is held weakly. It is made visible first where the path shows a view controller over or beside
/// it. A path is one request of that window's router: it waits its turn, guards are asked, and the screen stays as it
/// was if it cannot be completed.
public struct ViewRoutePath {
  let kind: any PathKind
  /// The view controller or view that the path starts from.
  private weak var start: UIResponder?
  private(set) var container: RouteContainer?

  private init(_ kind: any PathKind, from start: UIResponder? = nil) { (self.kind, self.start) = (kind, start) }

  /// The same path, showing the destination within a container.
  public func wrapped(in container: RouteContainer) -> ViewRoutePath {
    var copy = self
    copy.container = container
    return copy
  }

  /// The path, as plans and errors name it.
  var name: String { kind.name }

  /// The view controller or view that the path starts from.
  ///
  /// - Throws: ``ModuleRoutingError/sourceIsGone(path:)`` if there is none any more, or none of this class.
  func source<Source: UIResponder>() throws -> Source {
    guard let source = start as? Source else { throw ModuleRoutingError.sourceIsGone(path: name) }
    return source
  }
}

// MARK: - The paths

extension ViewRoutePath {
  /// Pushes onto the navigation controller around the source, or onto the source if it is one.
  public static func push(from source: UIViewController) -> ViewRoutePath { ViewRoutePath(PushPath(), from: source) }

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
    return ViewRoutePath(ModalPath(setUp: settings.apply), from: source)
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
      ViewRoutePath(PopoverPath(configure: configure), from: source)
    }
  #endif

  /// Performs a segue of the source's storyboard. The storyboard makes the destination; the module prepares it, when it
  /// is shown.
  public static func performSegue(
    from source: UIViewController, identifier: String, sender: Any? = nil
  ) -> ViewRoutePath {
    ViewRoutePath(SeguePath(identifier: identifier, sender: sender), from: source)
  }

  /// Shows as the containers around the source do it: `show(_:sender:)`.
  public static func show(from source: UIViewController, sender: Any? = nil) -> ViewRoutePath {
    ViewRoutePath(ShowPath(sender: sender), from: source)
  }

  /// Shows as a split view controller around the source shows details: `showDetailViewController(_:sender:)`.
  public static func showDetail(from source: UIViewController, sender: Any? = nil) -> ViewRoutePath {
    ViewRoutePath(ShowDetailPath(sender: sender), from: source)
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
    ViewRoutePath(ChildPath(addView: addingChildViewHandler), from: source)
  }

  /// Adds the destination, which is a view, to another one.
  public static func addAsSubview(from source: UIView) -> ViewRoutePath { ViewRoutePath(SubviewPath(), from: source) }

  /// Shows by the router's own ``ViewRouter/performCustomRoute(on:from:configuration:completion:)``.
  public static func custom(from source: UIViewController) -> ViewRoutePath {
    ViewRoutePath(CustomPath(), from: source)
  }

  /// Shows by the path that the configuration names, see ``ViewRouteConfiguration/defaultPath``.
  public static func defaultPath(from source: UIViewController) -> ViewRoutePath {
    ViewRoutePath(DefaultPath(), from: source)
  }

  /// Makes and prepares the destination, and shows it nowhere.
  public static var makeDestination: ViewRoutePath { ViewRoutePath(MakingPath()) }

  /// Shows by a path of the app's own.
  public static func extensible(path: any ViewRoutePathExtension) -> ViewRoutePath {
    ViewRoutePath(ExtendedPath(path: path), from: path.source)
  }
}
