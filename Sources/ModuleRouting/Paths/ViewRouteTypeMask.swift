/// Kinds of paths, as a router says which of them it supports.
nonisolated public struct ViewRouteTypeMask: OptionSet, Sendable, Hashable {
  /// The bits, one for each kind.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// ``ViewRoutePath/push(from:)``.
  public static let push = Self(rawValue: 1 << 0)
  /// ``ViewRoutePath/presentModally(from:style:transition:size:isModal:transitioningDelegate:configure:)``.
  public static let presentModally = Self(rawValue: 1 << 1)
  /// ``ViewRoutePath/presentAsPopover(from:configure:)``.
  public static let presentAsPopover = Self(rawValue: 1 << 2)
  /// ``ViewRoutePath/performSegue(from:identifier:sender:)``.
  public static let performSegue = Self(rawValue: 1 << 3)
  /// ``ViewRoutePath/show(from:sender:)``.
  public static let show = Self(rawValue: 1 << 4)
  /// ``ViewRoutePath/showDetail(from:sender:)``.
  public static let showDetail = Self(rawValue: 1 << 5)
  /// ``ViewRoutePath/addAsChildViewController(from:addingChildViewHandler:)``.
  public static let addAsChildViewController = Self(rawValue: 1 << 6)
  /// ``ViewRoutePath/addAsSubview(from:)``.
  public static let addAsSubview = Self(rawValue: 1 << 7)
  /// ``ViewRoutePath/custom(from:)``.
  public static let custom = Self(rawValue: 1 << 8)
  /// ``ViewRoutePath/makeDestination``, and every call that makes a destination and shows it nowhere.
  public static let makeDestination = Self(rawValue: 1 << 9)
  /// ``ViewRoutePath/extensible(path:)``.
  public static let extensible = Self(rawValue: 1 << 10)

  /// What every view controller can do: all but a subview and a custom route.
  public static let viewControllerDefault: Self = [
    .push, .presentModally, .presentAsPopover, .performSegue, .show, .showDetail, .addAsChildViewController,
    .makeDestination, .extensible,
  ]
  /// What every view can do.
  public static let viewDefault: Self = [.addAsSubview, .makeDestination, .extensible]
  /// All kinds.
  public static let all: Self = [.viewControllerDefault, .viewDefault, .custom]
}

/// The name that ZIKRouter has for ``ViewRouteTypeMask``.
public typealias ZIKViewRouteTypeMask = ViewRouteTypeMask
