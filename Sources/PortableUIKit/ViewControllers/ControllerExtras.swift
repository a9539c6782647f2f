/// What most controllers never set, kept apart so that a plain controller stays small.
final class ControllerExtras {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
  var additionalSafeArea = UIEdgeInsets.zero
  /// What was drawn in the nib its view was loaded from.
  var drawnInNib: DrawnObjects?

  nonisolated deinit {}
}

// What concerns the room and the system's bars; kept, as nothing is drawn here.
extension UIViewController {
  func madeExtras() -> ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  /// At which edges the view goes on below bars.
  public var edgesForExtendedLayout: UIRectEdge {
    get { extras?.edges ?? .all }
    set { madeExtras().edges = newValue }
  }
  /// Whether it does so below bars that nothing shines through.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { extras?.includesOpaqueBars ?? false }
    set { madeExtras().includesOpaqueBars = newValue }
  }
  /// How much more of the view than the system's bars cover is not for contents.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { extras?.additionalSafeArea ?? .zero }
    set { madeExtras().additionalSafeArea = newValue }
  }
  /// Whether the interface in this controller is light or dark, whatever it is outside.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Says that the status bar is to look different.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Says that the device may be held differently.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Says that the mark at the lower edge is to go or come.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

extension UIWindow {
  /// Whether the interface in this window is light or dark, whatever it is outside.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
}
