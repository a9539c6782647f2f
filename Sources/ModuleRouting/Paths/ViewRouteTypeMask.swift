/// The kinds of paths that a router supports.
nonisolated public struct ViewRouteTypeMask: OptionSet, Sendable, Hashable {
  /// The bits, one for each kind.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The path ``ViewRoutePath/push(from:)``.
  public static let push = Self(rawValue: 1 << 0)
  /// The path ``ViewRoutePath/presentModally(from:style:transition:size:isModal:transitioningDelegate:configure:)``.
  public static let presentModally = Self(rawValue: 1 << 1)
  /// The path ``ViewRoutePath/presentAsPopover(from:configure:)``.
  public static let presentAsPopover = Self(rawValue: 1 << 2)
  /// The path ``ViewRoutePath/performSegue(from:identifier:sender:)``.
  public static let performSegue = Self(rawValue: 1 << 3)
  /// The path ``ViewRoutePath/show(from:sender:)``.
  public static let show = Self(rawValue: 1 << 4)
  /// The path ``ViewRoutePath/showDetail(from:sender:)``.
  public static let showDetail = Self(rawValue: 1 << 5)
  /// The path ``ViewRoutePath/addAsChildViewController(from:addingChildViewHandler:)``.
  public static let addAsChildViewController = Self(rawValue: 1 << 6)
  /// The path ``ViewRoutePath/addAsSubview(from:)``.
  public static let addAsSubview = Self(rawValue: 1 << 7)
  /// The path ``ViewRoutePath/custom(from:)``.
  public static let custom = Self(rawValue: 1 << 8)
  /// The path ``ViewRoutePath/makeDestination``, and all calls that make a destination without showing it.
  public static let makeDestination = Self(rawValue: 1 << 9)
  /// The path ``ViewRoutePath/extensible(path:)``.
  public static let extensible = Self(rawValue: 1 << 10)

  /// The kinds for a view controller: all except a subview and a custom route.
  public static let viewControllerDefault: Self = [
    .push, .presentModally, .presentAsPopover, .performSegue, .show, .showDetail, .addAsChildViewController,
    .makeDestination, .extensible,
  ]
  /// The kinds for a view: a subview, making without showing, and a path of the app.
  public static let viewDefault: Self = [.addAsSubview, .makeDestination, .extensible]
  /// All kinds.
  public static let all: Self = [.viewControllerDefault, .viewDefault, .custom]
}

/// ZIKRouter's name for ``ViewRouteTypeMask``.
public typealias ZIKViewRouteTypeMask = ViewRouteTypeMask
