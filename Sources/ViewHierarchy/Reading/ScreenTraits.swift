/// The conformances of a class of view controllers. They are found once for each class, because a cast to a protocol
/// costs more than the rest of a search.
struct ScreenTraits: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let isContainer = ScreenTraits(rawValue: 1 << 0)
  /// A navigation controller without an adapter of its own.
  static let isStack = ScreenTraits(rawValue: 1 << 1)
  /// A tab bar controller without an adapter of its own.
  static let isTabs = ScreenTraits(rawValue: 1 << 2)
  static let isInterceptable = ScreenTraits(rawValue: 1 << 3)
  static let isConfirming = ScreenTraits(rawValue: 1 << 4)
  /// A container that provides its own adapter.
  static let isCustom = ScreenTraits(rawValue: 1 << 5)

  private static var known: [ObjectIdentifier: ScreenTraits] = [:]

  static func of(_ viewController: UIViewController) -> ScreenTraits {
    let type = ObjectIdentifier(type(of: viewController))
    if let traits = known[type] { return traits }
    let traits = found(viewController)
    known[type] = traits
    return traits
  }

  private static func found(_ viewController: UIViewController) -> ScreenTraits {
    var traits: ScreenTraits = []
    if viewController is any ContainerViewController {
      traits.insert(.isContainer)
      if viewController is any CustomContainerViewController {
        traits.insert(.isCustom)
      } else {
        if viewController is UINavigationController { traits.insert(.isStack) }
        if viewController is UITabBarController { traits.insert(.isTabs) }
      }
    }
    if viewController is any RoutingInterceptable { traits.insert(.isInterceptable) }
    if viewController is any LeaveConfirming { traits.insert(.isConfirming) }
    return traits
  }
}

extension UIViewController {
  /// Whether this is a ``ContainerViewController``, read from the traits of its class without a cast.
  package var isContainer: Bool { ScreenTraits.of(self).contains(.isContainer) }
}
