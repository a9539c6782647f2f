/// Where somebody is in an app: the screens of a window as links, in the containers that hold them. A value that outlives the
/// process.
///
/// ```json
/// {"version":1,"root":{"name":"shop","selected":1,"tabs":[{"stack":[{"screen":"store://home"}]},null]}}
/// ```
///
/// It names no types. A screen is written as the canonical form of a link, a container of the app's own class by a name that the
/// app has chosen.
public struct NavigationPosition: Hashable, Sendable {
  /// What this version of the package writes.
  public static let currentVersion = 1
  /// How many bytes its JSON has at most.
  public static let mostBytes = 8_192
  /// How many places it has at most.
  public static let mostPlaces = 128
  /// How deep places lie inside each other at most.
  public static let mostDepth = 16

  /// The version of the form that it was written in.
  public var version: Int
  /// The root of the window; `nil` where nothing is written of it.
  public var root: Place?

  /// Describes where somebody is.
  public init(root: Place?, version: Int = currentVersion) { (self.root, self.version) = (root, version) }

  /// A screen or a container, and what is presented over it.
  public struct Place: Hashable, Sendable {
    /// A screen, or what holds others.
    public enum Content: Hashable, Sendable {
      /// A screen, by its link.
      case screen(link: String)
      /// A container with its children.
      case container(Container)
    }

    /// What stands there.
    public var content: Content
    /// In which style it is presented; `nil` where it is not, or in the style that it has by itself.
    public var style: String?
    /// What is presented over it, each over the one before.
    public var presented: [Place]

    /// Describes what stands somewhere.
    public init(_ content: Content, style: String? = nil, presented: [Place] = []) {
      (self.content, self.style, self.presented) = (content, style, presented)
    }
  }

  /// A container with its children.
  public struct Container: Hashable, Sendable {
    /// How a container shows its children.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The last one covers the others.
      case stack
      /// The selected one is shown.
      case tabs
      /// Beside each other: primary, supplementary, secondary, compact.
      case columns
      /// As a container of the app's own says.
      case children
    }

    /// How it shows its children.
    public var kind: Kind
    /// What the app calls it, where it is of a class of the app's own that has to be made.
    public var name: String?
    /// The children in order; `nil` for one of which nothing is written.
    public var children: [Place?]
    /// The position of the child that is shown, where that is chosen.
    public var selected: Int?
    /// The number of screens at the bottom of a stack, below its children, that no link is written of.
    public var unlisted: Int

    /// Describes a container.
    public init(_ kind: Kind, name: String? = nil, selected: Int? = nil, unlisted: Int = 0, children: [Place?]) {
      (self.kind, self.name, self.selected, self.unlisted) = (kind, name, selected, unlisted)
      self.children = children
    }
  }
}

/// A place of a position that was left out, and why.
public struct LeftOutPlace: Hashable, Sendable, CustomStringConvertible {
  /// Where in the position, as in `root.tabs[1].stack[2]`.
  public let place: String
  /// Why, as the rest of a sentence.
  public let reason: String
  /// Whether a guard of the app has refused it. It can be restored once the guard agrees, as after a login.
  public let isRefused: Bool

  package init(place: String, reason: String, isRefused: Bool = false) {
    (self.place, self.reason, self.isRefused) = (place, reason, isRefused)
  }

  /// Place and reason as a sentence.
  public var description: String { "\(place): \(reason)" }
}

// MARK: - Keeping it small

extension NavigationPosition {
  /// How many places it has.
  public var count: Int { root?.count ?? 0 }

  /// The position within the limits: the longest beginning of it that is not too deep, too many places, or too many bytes.
  /// A container comes before its children, and those before what is presented over it.
  public func bounded() -> NavigationPosition {
    var bounded = prefix(Self.mostPlaces)
    var (fits, tooMany) = (0, bounded.count + 1)
    let isSmall = (bounded.root?.mostBytes ?? 0) + 64 <= Self.mostBytes
    if isSmall || bounded.jsonBytes.count <= Self.mostBytes { return bounded }
    while fits + 1 < tooMany {
      let middle = (fits + tooMany) / 2
      if prefix(middle).jsonBytes.count <= Self.mostBytes { fits = middle } else { tooMany = middle }
    }
    bounded = prefix(fits)
    return bounded
  }

  private func prefix(_ count: Int) -> NavigationPosition {
    var left = count
    return NavigationPosition(root: root?.prefix(&left, depth: 1), version: version)
  }
}

extension NavigationPosition.Place {
  fileprivate var count: Int {
    var count = 1
    if case .container(let container) = content { for case let child? in container.children { count += child.count } }
    for place in presented { count += place.count }
    return count
  }

  /// No fewer bytes than its JSON has: a character of a text takes six at most. To count them takes longer.
  fileprivate var mostBytes: Int {
    var bytes = 128 + 6 * (style?.utf8.count ?? 0)
    switch content {
    case .screen(let link): bytes += 6 * link.utf8.count
    case .container(let container):
      bytes += 6 * (container.name?.utf8.count ?? 0)
      for child in container.children { bytes += child?.mostBytes ?? 5 }
    }
    for place in presented { bytes += place.mostBytes }
    return bytes
  }

  /// The first places of it; `nil` for none.
  fileprivate func prefix(_ left: inout Int, depth: Int) -> Self? {
    guard left > 0, depth <= NavigationPosition.mostDepth else { return nil }
    left -= 1
    var place = Self(content, style: style)
    if case .container(var container) = content {
      container.children = container.children.map { $0?.prefix(&left, depth: depth + 1) }
      // Nothing stands in a stack on what is not there.
      if container.kind == .stack {
        container.children = Array(container.children.prefix { $0 != nil })
      } else {
        while container.children.last == .some(nil) { container.children.removeLast() }
      }
      place.content = .container(container)
    }
    for modal in presented {
      guard let modal = modal.prefix(&left, depth: depth + 1) else { break }
      place.presented.append(modal)
    }
    return place
  }
}
