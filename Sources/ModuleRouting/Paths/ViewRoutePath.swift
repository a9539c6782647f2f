public import ViewHierarchy

/// A manner of showing a destination, together with the source: the view controller or view from which it starts.
///
/// A call of `perform` with a path makes one request to the router of the source's window. The router queues the request and
/// asks the guards. If the request fails, is blocked or is cancelled, the tree is unchanged, unless a change could not be
/// undone. The path ``makeDestination`` makes no request.
///
/// Paths that push, present, show or perform a segue make the source visible first. A path holds its source weakly.
public struct ViewRoutePath {
  let kind: any PathKind
  /// The source of the path: a view controller or a view.
  private weak var start: UIResponder?
  private(set) var container: RouteContainer?

  /// The container; `nil` if the path ignores it, as a segue and a subview do.
  var usedContainer: RouteContainer? { kind.segue == nil && kind.shows != .view ? container : nil }

  private init(_ kind: any PathKind, from start: UIResponder? = nil) { (self.kind, self.start) = (kind, start) }

  /// Returns a path that shows a container with the destination in it. A segue, and a destination that is a view, ignore the
  /// container. Do not wrap a custom path or a path of the app, which shows the destination itself.
  public func wrapped(in container: RouteContainer) -> ViewRoutePath {
    var copy = self
    copy.container = container
    return copy
  }

  /// The name of the path in plans and errors.
  var name: String { kind.name }

  /// Returns the source of the path.
  ///
  /// - Throws: ``ModuleRoutingError/sourceIsGone(path:)`` if the source no longer exists or has another class than the path
  ///   requires.
  func source<Source: UIResponder>() throws -> Source {
    guard let source = start as? Source else { throw ModuleRoutingError.sourceIsGone(path: name) }
    return source
  }
}

// MARK: - The paths

extension ViewRoutePath {
  /// Pushes the destination onto the source if the source is a navigation controller, otherwise onto the navigation controller
  /// around the source.
  public static func push(from source: UIViewController) -> ViewRoutePath { ViewRoutePath(PushPath(), from: source) }

  /// Presents the destination modally. If an argument is `nil`, the destination keeps its own setting.
  ///
  /// - Parameters:
  ///   - source: The presenter. The request fails if the presenter, or a container around it, already presents a modal other
  ///     than an alert.
  ///   - style: The presentation style. A destination without a style of its own has the automatic style of the system, which
  ///     is a sheet on a phone.
  ///   - transition: The transition style.
  ///   - size: The preferred content size.
  ///   - isModal: If `true`, the user cannot dismiss the destination with a swipe.
  ///   - transitioningDelegate: The transitioning delegate. The presented view controller keeps it alive.
  ///   - configure: Receives the presentation controller, for example to set the detents of a sheet.
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
    /// Presents the destination as a popover.
    ///
    /// - Parameters:
    ///   - source: The presenter. The request fails if the presenter, or a container around it, already presents a modal other
    ///     than an alert.
    ///   - configure: Receives the popover's controller, and sets its anchor: `sourceView`, `barButtonItem` or `sourceItem`.
    ///     Without an anchor, the request fails.
    public static func presentAsPopover(
      from source: UIViewController, configure: @escaping (UIPopoverPresentationController) -> Void
    ) -> ViewRoutePath {
      ViewRoutePath(PopoverPath(configure: configure), from: source)
    }
  #endif

  /// Performs a segue of the source's storyboard. The storyboard makes the destination. The module prepares the destination
  /// after it is shown.
  @available(visionOS, deprecated: 1.0, message: "Apple deprecates storyboards on visionOS; make the screen in code")
  public static func performSegue(
    from source: UIViewController, identifier: String, sender: Any? = nil
  ) -> ViewRoutePath {
    ViewRoutePath(SeguePath(identifier: identifier, sender: sender), from: source)
  }

  /// Shows the destination with `show(_:sender:)`. The containers around the source choose the presentation.
  public static func show(from source: UIViewController, sender: Any? = nil) -> ViewRoutePath {
    ViewRoutePath(ShowPath(sender: sender), from: source)
  }

  /// Shows the destination with `showDetailViewController(_:sender:)`, for example in a split view controller around the
  /// source.
  public static func showDetail(from source: UIViewController, sender: Any? = nil) -> ViewRoutePath {
    ViewRoutePath(ShowDetailPath(sender: sender), from: source)
  }

  /// Makes the destination a child of the source.
  ///
  /// - Parameters:
  ///   - source: The parent. It must not be a container that arranges its children itself.
  ///   - addingChildViewHandler: Receives the child and a completion. It adds the child's view to the view hierarchy, and calls
  ///     the completion once. Without the handler, the child's view fills the view of the source.
  public static func addAsChildViewController(
    from source: UIViewController,
    addingChildViewHandler: ((UIViewController, @escaping () -> Void) -> Void)? = nil
  ) -> ViewRoutePath {
    ViewRoutePath(ChildPath(addView: addingChildViewHandler), from: source)
  }

  /// Adds the destination to the source as a subview. The destination must be a view.
  public static func addAsSubview(from source: UIView) -> ViewRoutePath { ViewRoutePath(SubviewPath(), from: source) }

  /// Shows the destination with the router's own ``ViewRouter/performCustomRoute(on:from:configuration:completion:)``.
  public static func custom(from source: UIViewController) -> ViewRoutePath {
    ViewRoutePath(CustomPath(), from: source)
  }

  /// Shows the destination by the path that the configuration returns for the source. Without such a path, presents the
  /// destination modally; see ``ViewRouteConfiguration/defaultPath``.
  public static func defaultPath(from source: UIViewController) -> ViewRoutePath {
    ViewRoutePath(DefaultPath(), from: source)
  }

  /// Makes and prepares the destination without showing it.
  public static var makeDestination: ViewRoutePath { ViewRoutePath(MakingPath()) }

  /// Shows the destination by a path that the app implements.
  public static func extensible(path: any ViewRoutePathExtension) -> ViewRoutePath {
    ViewRoutePath(ExtendedPath(path: path), from: path.source)
  }
}
