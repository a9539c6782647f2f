/// An error in the text of a pattern.
public enum PatternError: Error, Hashable, Sendable {
  /// A segment that no link can have: an empty one, `.` or `..`.
  case segment(String)
  /// A parameter without a name, or with a wrong character in its name. A name consists of letters, digits, `-`, `.`,
  /// `_` and `~`, and of any characters outside of ASCII.
  case name(String)
  /// Two parameters have the same name.
  case twice(String)
  /// Brackets that enclose anything but tails at the end of the path. Tails are written as in `orders[/:order[/items/:item]]`.
  /// The error also occurs for a literal segment with a `#`.
  case brackets
  /// A tail without a parameter. No value could decide whether to print the tail.
  case tailWithoutParameter
  /// Segments after the rest of the path. The rest matches all following segments.
  case afterRest
  /// A parameter in the notation of another router, such as `{id}`, `<id>` or `[id]`. The second text is the parameter
  /// in the notation of this package.
  case notation(String, instead: String)
  /// A scheme or host at the beginning, as in `store://bag`. The values are this origin, and the pattern without it.
  /// The table's origins define the beginning of links, so a pattern begins with its path.
  case beginning(LinkOrigin, path: String)
}

extension PatternError: CustomStringConvertible {
  /// The reason and the remedy, each a sentence.
  public var description: String { "\(reason). \(remedy)" }

  /// The problem, without a remedy.
  public var reason: String {
    switch self {
    case .segment(let text): "No link can have the segment \(text.quoted)"
    case .name(let name): "\(name.quoted) is no name for a parameter"
    case .twice(let name): "Two parameters are named \(name.quoted)"
    case .brackets: "Its brackets do not enclose what is at the end of its path, or it has a #"
    case .tailWithoutParameter: "A tail in brackets has no parameter"
    case .afterRest: "Segments follow the rest of the path"
    case .notation(let text, _): "\(text.quoted) is no parameter as patterns write it"
    case .beginning(let origin, _): "It begins with \("\(origin)".quoted), which the origins of the table say"
    }
  }

  /// The remedy, as a sentence.
  public var remedy: String {
    switch self {
    case .segment: "Write one slash between two segments, and none at the end."
    case .name: "Write letters and digits, as in :order."
    case .twice: "Give each its own."
    case .brackets: "Write tails with their slash at the end, as in orders[/:order]."
    case .tailWithoutParameter: "Register the longer path as a pattern of its own."
    case .afterRest: "Put the rest last, as in files/*path."
    case .notation(_, let instead): "Write \(instead.harmless)."
    case .beginning(let origin, let path): "Write \(path.quoted), and name \(origin.code) as an origin."
    }
  }
}
