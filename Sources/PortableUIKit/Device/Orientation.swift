/// How a device is held.
///
/// Follows Apple's page `UIInterfaceOrientation`.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the lower edge at the right.
  case landscapeRight = 3
  /// On its side, with the lower edge at the left.
  case landscapeLeft = 4

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

nonisolated extension UIInterfaceOrientation {
  /// How an interface of that size is turned: upright, unless it is wider than it is high.
  init(of size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}

/// How a device itself is held, which need not be how its interface is turned.
///
/// Follows Apple's page `UIDeviceOrientation`.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the lower edge at the right.
  case landscapeLeft = 3
  /// On its side, with the lower edge at the left.
  case landscapeRight = 4
  /// Flat, with the screen upwards.
  case faceUp = 5
  /// Flat, with the screen downwards.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be turned so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Ways to hold a device.
///
/// Follows Apple's page `UIInterfaceOrientationMask`.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Makes ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, with the lower edge at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, with the lower edge at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On its side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the status bar looks.
///
/// Follows Apple's page `UIStatusBarStyle`.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// As the ground asks for.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}

/// How the status bar goes and comes.
///
/// Follows Apple's page `UIStatusBarAnimation`.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}
