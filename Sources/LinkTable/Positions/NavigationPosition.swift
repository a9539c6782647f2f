/// The user's position in an app: the screens of a window as links, in their containers. The value can outlive the
/// process.
///
/// ```json
/// {"version":1,"root":{"name":"shop","selected":1,"tabs":[null,{"stack":[{"screen":"store://home"}]}]}}
/// ```
///
/// A position contains no names of types. A screen is recorded as the canonical form of its link. A container of the
/// app's own class is recorded with a name that the app has chosen.
public struct NavigationPosition: Hashable, Sendable {
  /// The version that this package writes.
  public static let currentVersion = 1
  /// The largest size of the JSON in bytes.
  public static let mostBytes = 8_192
  /// The largest number of places.
  public static let mostPlaces = 128
  /// The deepest nesting of places. The root has depth 1.
  public static let mostDepth = 16

  /// The format version of the position.
  public var version: Int
  /// The root of the window, or `nil` if it was not recorded.
  public var root: Place?

  /// Creates a position.
  public init(root: Place?, version: Int = currentVersion) { (self.root, self.version) = (root, version) }

  /// A screen or a container, with its modals.
  public struct Place: Hashable, Sendable {
    /// The content of a place: a screen or a container.
    public enum Content: Hashable, Sendable {
      /// A screen, by its link.
      case screen(link: String)
      /// A container with its children.
      case container(Container)
    }

    /// The screen or the container.
    public var content: Content
    /// The name of the presentation style, or `nil` if the place is not presented or its style has no name.
    public var style: String?
    /// The modals over the place. The first is presented by the place, and each other by the modal before it.
    public var presented: [Place]

    /// Creates a place.
    public init(_ content: Content, style: String? = nil, presented: [Place] = []) {
      (self.content, self.style, self.presented) = (content, style, presented)
    }
  }

  /// A container with its children.
  public struct Container: Hashable, Sendable {
    /// The arrangement of the children in a container.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A stack, in which the last child covers the others.
      case stack
      /// Tabs, of which the selected one is shown.
      case tabs
      /// Columns side by side: primary, supplementary, secondary, compact.
      case columns
      /// Any other arrangement, for example in a container of the app.
      case children
    }

    /// The arrangement of the children.
    public var kind: Kind
    /// The name with which the app can make the container. `nil` for a container without such a name, such as UIKit's
    /// own.
    public var name: String?
    /// The children in order; `nil` for a child that was not recorded. A recorded stack contains no `nil`.
    public var children: [Place?]
    /// The index of the selected child, or `nil` if the container has no selection.
    public var selected: Int?
    /// The number of screens at the bottom of a stack that were not recorded, for example because they have no link.
    /// The first of ``children`` is above them.
    public var unlisted: Int

    /// Creates a container.
    public init(_ kind: Kind, name: String? = nil, selected: Int? = nil, unlisted: Int = 0, children: [Place?]) {
      (self.kind, self.name, self.selected, self.unlisted) = (kind, name, selected, unlisted)
      self.children = children
    }

    /// Removes the children that were not recorded from the end of the list.
    mutating func removeMissingEnd() {
      while children.last == .some(nil) { children.removeLast() }
    }
  }
}

/// A place that was left out of a position, with the reason.
public struct LeftOutPlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the place in the position, such as `root.tabs[1].stack[2]`. If another part of the text was left out, this is
  /// its name, such as `version` or `the end`.
  public let place: String
  /// The reason. It begins in lowercase, because it follows ``place`` and a colon in ``description``.
  public let reason: String
  /// A Boolean value that indicates whether a guard of the app refused the place. The place can be restored after the
  /// guard allows it, for example after a login.
  public let isRefused: Bool

  package init(place: String, reason: String, isRefused: Bool = false) {
    (self.place, self.reason, self.isRefused) = (place, reason, isRefused)
  }

  /// The place and the reason as a sentence.
  public var description: String { "\(place): \(reason)" }
}

// MARK: - Keeping it small

extension NavigationPosition {
  /// The number of places.
  public var count: Int { root?.count ?? 0 }

  /// Returns the longest beginning of the position that is within the limits of depth, places and bytes.
  ///
  /// The beginning is counted from the root: a container, then its children, then its modals. A stack ends before the
  /// first child that was not recorded. Such children are also removed from the end of other containers.
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

  /// An upper bound for the size of the JSON in bytes. Each byte of a text counts as six bytes, the length of an escape. The
  /// exact size is slower to compute.
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

  /// Returns the beginning of the place that is within the limits; `nil` if the limits do not allow the place itself.
  ///
  /// - Parameters:
  ///   - left: The number of places that may still be returned. The method subtracts the places that it returns.
  ///   - depth: The depth of this place. Places deeper than the limit of depth are left out.
  fileprivate func prefix(_ left: inout Int, depth: Int) -> Self? {
    guard left > 0, depth <= NavigationPosition.mostDepth else { return nil }
    left -= 1
    var place = Self(content, style: style)
    if case .container(var container) = content {
      container.children = container.children.map { $0?.prefix(&left, depth: depth + 1) }
      // A stack ends before a missing child, because nothing can be on top of it.
      if container.kind == .stack {
        container.children = Array(container.children.prefix { $0 != nil })
      } else {
        container.removeMissingEnd()
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
