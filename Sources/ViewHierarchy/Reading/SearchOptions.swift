/// The part of the tree that a search looks at, relative to the view controller at which the search starts.
///
/// If the options contain ``presented``, ``presenting`` or ``parent``, the options ``visible`` and ``contained`` also apply
/// to those modals, presenters and containers.
nonisolated public struct SearchOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The starting view controller itself.
  public static let current = SearchOptions(rawValue: 1 << 0)
  /// The starting view controller and the children that are visible in it, at any depth.
  public static let visible = SearchOptions(rawValue: 1 << 1)
  /// All children of the starting view controller, hidden ones included, at any depth.
  public static let contained = SearchOptions(rawValue: 1 << 2)
  /// Upwards: the modals over the starting view controller, each over the one before.
  public static let presented = SearchOptions(rawValue: 1 << 3)
  /// Downwards: the presenters below the starting view controller, each below the one before.
  public static let presenting = SearchOptions(rawValue: 1 << 4)
  /// The containers around the starting view controller.
  public static let parent = SearchOptions(rawValue: 1 << 5)

  /// The starting view controller and all its children.
  public static let currentAllStack: SearchOptions = [.current, .contained]
  /// The starting view controller and its visible children.
  public static let currentVisibleOnly: SearchOptions = [.current, .visible]
  /// The starting view controller, the modals over it and the presenters below it, each with its visible children.
  public static let allVisible: SearchOptions = [.current, .visible, .presented, .presenting]
  /// The starting view controller, the modals over it and the presenters below it, each with all its children.
  public static let fullStack: SearchOptions = [.current, .contained, .presented, .presenting]
  /// The starting view controller, all its children, and the modals over it.
  public static let currentAndUp: SearchOptions = [.current, .contained, .presented]
  /// The starting view controller, all its children, and the presenters below it.
  public static let currentAndDown: SearchOptions = [.current, .contained, .presenting]
}

nonisolated extension SearchOptions: CustomStringConvertible {
  /// The names of the options, in the order they are declared.
  public var description: String {
    let names: [(SearchOptions, String)] = [
      (.current, "current"), (.visible, "visible"), (.contained, "contained"), (.presented, "presented"),
      (.presenting, "presenting"), (.parent, "parent"),
    ]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
