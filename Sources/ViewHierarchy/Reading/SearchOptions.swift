/// Which part of the tree a search looks at, seen from the view controller it starts at.
nonisolated public struct SearchOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The starting view controller itself.
  public static let current = SearchOptions(rawValue: 1 << 0)
  /// What a container shows now, the starting container included.
  public static let visible = SearchOptions(rawValue: 1 << 1)
  /// All that a container contains.
  public static let contained = SearchOptions(rawValue: 1 << 2)
  /// Upwards: what is presented on the starting one, and what is presented on that.
  public static let presented = SearchOptions(rawValue: 1 << 3)
  /// Downwards: what the starting one is presented on, and what that is presented on.
  public static let presenting = SearchOptions(rawValue: 1 << 4)
  /// The containers around the starting one.
  public static let parent = SearchOptions(rawValue: 1 << 5)

  /// The starting view controller and all it contains.
  public static let currentAllStack: SearchOptions = [.current, .contained]
  /// The starting view controller and what it shows.
  public static let currentVisibleOnly: SearchOptions = [.current, .visible]
  /// Whatever is visible where it is, in the whole window.
  public static let allVisible: SearchOptions = [.current, .visible, .presented, .presenting]
  /// Everything in the window.
  public static let fullStack: SearchOptions = [.current, .contained, .presented, .presenting]
  /// The starting view controller, all it contains, and what is presented on it.
  public static let currentAndUp: SearchOptions = [.current, .contained, .presented]
  /// The starting view controller, all it contains, and what it is presented on.
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
