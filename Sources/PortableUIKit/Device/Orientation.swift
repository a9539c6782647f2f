/// The orientations of the interface.
///
/// Follows Apple's page `UIInterfaceOrientation`.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait, with the device upright.
  case portrait = 1
  /// Portrait, with the device upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the lower edge of the device on the right.
  case landscapeRight = 3
  /// Landscape, with the lower edge of the device on the left.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the orientation is portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

nonisolated extension UIInterfaceOrientation {
  init(of size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}

/// The physical orientations of a device. The interface can have another orientation.
///
/// Follows Apple's page `UIDeviceOrientation`.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait, with the device upright.
  case portrait = 1
  /// Portrait, with the device upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the lower edge of the device on the right.
  case landscapeLeft = 3
  /// Landscape, with the lower edge of the device on the left.
  case landscapeRight = 4
  /// Flat, with the screen facing up.
  case faceUp = 5
  /// Flat, with the screen facing down.
  case faceDown = 6

  /// A Boolean value that indicates whether the orientation is portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// A set of interface orientations.
///
/// Follows Apple's page `UIInterfaceOrientationMask`.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt
  /// Creates a set of orientations from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Portrait, with the device upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, with the device upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the lower edge of the device on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the lower edge of the device on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The styles of the status bar.
///
/// Follows Apple's page `UIStatusBarStyle`.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// A style that depends on the background.
  case `default` = 0
  /// Light content.
  case lightContent = 1
  /// Dark content.
  case darkContent = 3
}

/// The animations that show and hide the status bar.
///
/// Follows Apple's page `UIStatusBarAnimation`.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide.
  case slide = 2
}
