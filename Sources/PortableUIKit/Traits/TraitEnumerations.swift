/// Constants that specify the size class of an interface in one dimension.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unspecified size class.
  case unspecified = 0
  /// A compact size class.
  case compact = 1
  /// A regular size class.
  case regular = 2
}

/// Constants that specify the kind of device.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified device.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A visionOS device.
  case vision = 6
}

/// Constants that specify the style of an interface.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// An unspecified style.
  case unspecified = 0
  /// A light style.
  case light = 1
  /// A dark style.
  case dark = 2
}
