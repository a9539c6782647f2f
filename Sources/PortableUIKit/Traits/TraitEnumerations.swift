/// How much room an interface has in one direction.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Ordinary room.
  case regular = 2
}

/// The kind of device an interface is for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// Space around a headset's wearer.
  case vision = 6
}

/// Light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}
