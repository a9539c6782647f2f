/// The valid beginning of a position, and the parts that were left out.
public struct PositionReading: Hashable, Sendable {
  /// The longest valid beginning of the position.
  public let position: NavigationPosition
  /// The parts that were left out, at most 20; empty if the whole position was read. A wrong or missing version also
  /// counts.
  public let leftOut: [LeftOutPlace]

  /// The largest number of parts in ``leftOut``.
  static let mostSentences = 20
}

extension NavigationPosition {
  /// Reads a position from JSON, or its valid beginning.
  ///
  /// If the position was truncated, altered, or written by another version of the app or of this package, the result is
  /// its longest valid beginning. Unknown parts are left out. The method reads at most ``mostBytes``. It does not check
  /// whether the links lead to screens.
  public static func reading(_ json: some Sequence<UInt8>) -> PositionReading {
    reading(bytes: Array(json.prefix(mostBytes + 1)))
  }

  private static func reading(bytes: [UInt8]) -> PositionReading {
    var interpreter = PositionInterpreter()
    var text = JSONBeginning(Array(bytes.prefix(mostBytes)), mostDepth: 2 * mostDepth + 2)
    let position = interpreter.position(text.read())
    if bytes.count > mostBytes {
      interpreter.leaveOut("the end", "the position has more than \(mostBytes) bytes")
    } else if let problem = text.problem {
      interpreter.leaveOut("the end", problem)
    }
    // The position may be larger after it is rewritten in ASCII.
    let bounded = position.bounded()
    if bounded != position {
      interpreter.leaveOut("the end", "the position has more than \(mostBytes) bytes when written")
    }
    return PositionReading(position: bounded, leftOut: interpreter.leftOut)
  }

  /// Reads a position from a text in the same way as ``reading(_:)`` reads bytes.
  public static func reading(_ json: String) -> PositionReading { reading(json.utf8) }
}

/// An interpreter that makes places from JSON and records the parts that are not places.
private struct PositionInterpreter {
  private(set) var leftOut: [LeftOutPlace] = []
  private var count = 0

  mutating func leaveOut(_ place: String, _ reason: String) {
    guard leftOut.count < PositionReading.mostSentences else { return }
    leftOut.append(LeftOutPlace(place: place, reason: reason))
  }

  mutating func position(_ value: JSONBeginning.Value?) -> NavigationPosition {
    guard case .object(let fields)? = value else {
      leaveOut("all", "it is no position")
      return NavigationPosition(root: nil)
    }
    var (version, root): (Int?, NavigationPosition.Place?) = (nil, nil)
    for (key, value) in fields {
      switch (key, value) {
      case ("version", .number(let number)): version = version ?? number
      case ("root", .null): break
      case ("root", _) where root == nil: root = place(value, "root", depth: 1)
      default: leaveOut(key.harmless, "the position has no such part")
      }
    }
    if let version, version != NavigationPosition.currentVersion {
      leaveOut("version", "it was written in version \(version), and read as \(NavigationPosition.currentVersion)")
    } else if version == nil {
      leaveOut("version", "there is none")
    }
    return NavigationPosition(root: root, version: NavigationPosition.currentVersion)
  }

  private mutating func place(
    _ value: JSONBeginning.Value, _ path: String, depth: Int
  ) -> NavigationPosition.Place? {
    guard count < NavigationPosition.mostPlaces, depth <= NavigationPosition.mostDepth else {
      leaveOut(path, "the position has more than \(NavigationPosition.mostPlaces) places, or is too deep")
      return nil
    }
    guard case .object(let fields) = value else {
      leaveOut(path, "it is no place")
      return nil
    }
    count += 1
    var (content, style, name, selected): (NavigationPosition.Place.Content?, String?, String?, Int?)
    var unlisted = 0
    var presented: [NavigationPosition.Place] = []
    for (key, value) in fields {
      switch (key, value) {
      case ("screen", .text(let link)) where content == nil: content = .screen(link: link)
      case ("style", .text(let text)): style = text
      case ("name", .text(let text)): name = text
      case ("selected", .number(let number)): selected = number
      case ("unlisted", .number(let number)) where number >= 0: unlisted = number
      case ("presented", .array(let values)):
        presented = chain(values, "\(path).presented", depth: depth + 1)
      case (_, .array(let values)) where content == nil:
        guard let kind = NavigationPosition.Container.Kind(rawValue: key) else { fallthrough }
        let children = children(values, kind, "\(path).\(key)", depth: depth + 1)
        content = .container(NavigationPosition.Container(kind, children: children))
      default: leaveOut("\(path).\(key.harmless)", "a place has no such part")
      }
    }
    if case .container(var container)? = content {
      (container.name, container.selected, container.unlisted) = (name, selected, unlisted)
      content = .container(container)
    }
    guard let content else {
      leaveOut(path, "it is neither a screen nor a container")
      return nil
    }
    return NavigationPosition.Place(content, style: style, presented: presented)
  }

  private mutating func children(
    _ values: [JSONBeginning.Value], _ kind: NavigationPosition.Container.Kind, _ path: String, depth: Int
  ) -> [NavigationPosition.Place?] {
    var children: [NavigationPosition.Place?] = []
    for (number, value) in values.enumerated() {
      if case .null = value, kind != .stack {
        children.append(nil)
        continue
      }
      let child = place(value, "\(path)[\(number)]", depth: depth)
      if child == nil, kind == .stack || count >= NavigationPosition.mostPlaces { break }
      children.append(child)
    }
    while children.last == .some(nil) { children.removeLast() }
    return children
  }

  /// Returns the modals up to the first value that is not a place.
  ///
  /// The list contains all modals over one place, each presented by the modal before it. Modals inside a modal are therefore left
  /// out.
  private mutating func chain(
    _ values: [JSONBeginning.Value], _ path: String, depth: Int
  ) -> [NavigationPosition.Place] {
    var chain: [NavigationPosition.Place] = []
    for (number, value) in values.enumerated() {
      guard var modal = place(value, "\(path)[\(number)]", depth: depth) else { break }
      if !modal.presented.isEmpty { leaveOut("\(path)[\(number)].presented", "what covers it follows it") }
      modal.presented = []
      chain.append(modal)
    }
    return chain
  }
}
