import LinkTable

/// The claims of one app in an association file, prepared for matching.
struct SiteClaims: Sendable {
  /// A component of the app, with its conditions on the query and the fragment.
  struct Claim: Sendable {
    let component: AssociationFile.Component
    let conditions: [Condition]
  }

  /// A condition on a part of a link.
  struct Condition: Sendable {
    enum Part: Hashable, Sendable {
      case query
      case queryItem(String)
      case fragment
    }

    let part: Part
    let pattern: WildcardPattern
    let automaton: LinkAutomaton<Int>
  }

  private(set) var claims: [Claim] = []
  private var paths: [(pattern: WildcardPattern, isCaseSensitive: Bool)] = []

  /// Prepares the claims of an app.
  ///
  /// - Throws: An error if the patterns need more than ``mostStates``.
  init(_ file: AssociationFile, appID: String) throws(AssociationFileError) {
    let variables = WildcardPattern.Variables(file.substitutionVariables)
    var stateCount = 0
    for details in file.details where details.appIDs.contains(appID) {
      for component in details.components {
        let settings = component.settings.or(details.defaults).or(file.defaults)
        let isCaseSensitive = settings.isCaseSensitive ?? true
        var conditions: [Condition] = []
        for (part, text) in component.conditions {
          let pattern = WildcardPattern(
            text, isPercentEncoded: settings.isPercentEncoded ?? true, variables: variables)
          var automaton = LinkAutomaton<Int>(mostStates: Self.mostStates - stateCount)
          automaton.end(0, at: automaton.add(pattern.parts, from: automaton.start(), isCaseSensitive: isCaseSensitive))
          stateCount += automaton.stateCount
          guard !automaton.isTooLarge else { throw AssociationFileError(problems: [.tooComplex]) }
          conditions.append(Condition(part: part, pattern: pattern, automaton: automaton))
        }
        claims.append(Claim(component: component, conditions: conditions))
        let path = WildcardPattern(
          component.path ?? "*", isPercentEncoded: settings.isPercentEncoded ?? true, variables: variables)
        paths.append((path, isCaseSensitive))
      }
    }
    var automaton = LinkAutomaton<Int>(mostStates: Self.mostStates)
    addPaths(to: &automaton) { $0 }
    guard !automaton.isTooLarge else { throw AssociationFileError(problems: [.tooComplex]) }
  }

  /// The largest number of states for the paths of a file. The same limit applies to all queries and fragments
  /// together.
  static let mostStates = 50_000

  /// Adds the path of every claim to an automaton, with an owner made from the index of the claim.
  func addPaths<Owner>(to automaton: inout LinkAutomaton<Owner>, _ owner: (Int) -> Owner) {
    for (number, (pattern, isCaseSensitive)) in paths.enumerated() {
      let end = automaton.add(pattern.parts, from: automaton.start(), isCaseSensitive: isCaseSensitive)
      automaton.end(owner(number), at: end)
    }
  }

  /// Returns the index of the first claim, in the order of the file, whose conditions a query and a fragment satisfy.
  /// Returns `nil` if there is no such claim.
  ///
  /// - Parameter numbers: The indices of the claims whose paths match the link, in any order.
  func first(of numbers: [Int], _ tail: LinkTail) -> Int? {
    numbers.sorted().first { number in claims[number].conditions.allSatisfy { $0.holds(for: tail) } }
  }
}

/// The query and the fragment of a link.
struct LinkTail: Hashable, Sendable {
  var query: String?
  var fragment: String?

  /// The nonempty items of the query. An item without `=` has an empty value.
  var items: [(name: [LinkSymbol], value: [LinkSymbol])] {
    (query ?? "").utf8.split(separator: UInt8(ascii: "&")).map { item in
      let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (LinkSymbol.symbols(of: sides[0]), sides.count > 1 ? LinkSymbol.symbols(of: sides[1]) : [])
    }
  }

  /// The query and the fragment with their marks `?` and `#`.
  var text: String { (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "") }
}

extension SiteClaims.Condition {
  /// Returns a Boolean value that indicates whether a query and fragment satisfy the condition.
  ///
  /// If a query item occurs several times, each value must match. A missing item has the value “”.
  func holds(for tail: LinkTail) -> Bool {
    switch part {
    case .query: return matches(LinkSymbol.symbols(of: (tail.query ?? "").utf8))
    case .fragment: return matches(LinkSymbol.symbols(of: (tail.fragment ?? "").utf8))
    case .queryItem(let name):
      let name = LinkSymbol.symbols(of: name.utf8, isPercentEncoded: false)
      let values = tail.items.filter { $0.name == name }.map(\.value)
      return (values.isEmpty ? [[]] : values).allSatisfy(matches)
    }
  }

  private func matches(_ symbols: [LinkSymbol]) -> Bool {
    !automaton.owners(at: automaton.position(after: symbols)).isEmpty
  }

  /// A text that satisfies the condition; empty if there is no such text.
  var example: String { Self.example(pattern.parts) ?? "" }

  private static func example(_ parts: [WildcardPattern.Part]) -> String? {
    var text = ""
    for part in parts {
      switch part {
      case .symbol(let symbol): text += LinkSymbol.text(of: [symbol])
      case .one: text += "1"
      case .any: break
      case .character(let kind):
        guard let symbol = "1aA".utf8.map({ LinkSymbol(plain: $0) }).first(where: kind.matches) else { return nil }
        text += LinkSymbol.text(of: [symbol])
      case .alternatives(let alternatives):
        guard let first = alternatives.lazy.compactMap(example).first else { return nil }
        text += first
      }
    }
    return text
  }
}

extension SiteClaims.Claim {
  /// A query and a fragment that satisfy the conditions of the claim, if that is possible.
  var example: LinkTail {
    var tail = LinkTail()
    var items: [String] = []
    for condition in conditions {
      switch condition.part {
      case .query: tail.query = condition.example
      case .fragment: tail.fragment = condition.example
      case .queryItem(let name):
        items.append("\(name.percentEncoded)=\(condition.example)")
      }
    }
    if !items.isEmpty { tail.query = items.joined(separator: "&") }
    return tail
  }
}

extension AssociationFile.Component {
  /// The patterns of the query and the fragment, each with its part of a link.
  fileprivate var conditions: [(part: SiteClaims.Condition.Part, pattern: String)] {
    var conditions: [(part: SiteClaims.Condition.Part, pattern: String)] = []
    switch query {
    case .pattern(let pattern)?: conditions.append((.query, pattern))
    case .items(let items)?: conditions += items.sorted { $0.key < $1.key }.map { (.queryItem($0.key), $0.value) }
    case nil: break
    }
    if let fragment { conditions.append((.fragment, fragment)) }
    return conditions
  }

  /// All patterns of the component: of the path, the query and the fragment.
  var patterns: [String] {
    [path].compactMap { $0 } + conditions.map(\.pattern)
  }
}

extension AssociationFile {
  /// Returns a Boolean value that indicates whether the file lets an app open a link of the site.
  ///
  /// - Parameters:
  ///   - link: A link of the site. Its scheme and host are ignored. The result is `false` for a link longer than the
  ///     default limit of a table.
  ///   - appID: The app, as `<prefix>.<bundle identifier>`.
  /// - Throws: An error if the patterns are too many to compare.
  public func claims(_ link: String, for appID: String) throws(AssociationFileError) -> Bool {
    let site = try SiteClaims(self, appID: appID)
    guard link.utf8.count <= LinkLimits().length else { return false }
    var automaton = LinkAutomaton<Int>(mostStates: SiteClaims.mostStates)
    site.addPaths(to: &automaton) { $0 }
    let (path, tail) = link.pathAndTail
    let claims = automaton.owners(at: automaton.position(after: LinkSymbol.symbols(of: path.utf8)))
    return site.first(of: claims, tail).map { !site.claims[$0].component.isExcluded } ?? false
  }
}

extension String {
  /// The path of a link, and its query and fragment. The path is a slash if the link has none. The scheme and the host
  /// are left out.
  fileprivate var pathAndTail: (path: String, tail: LinkTail) {
    var (rest, tail) = (Substring(self), LinkTail())
    if let hash = rest.utf8.firstIndex(of: UInt8(ascii: "#")) {
      tail.fragment = String(rest[hash...].dropFirst())
      rest = rest[..<hash]
    }
    if let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) {
      tail.query = String(rest[mark...].dropFirst())
      rest = rest[..<mark]
    }
    if let scheme = rest.firstIndex(of: ":"), rest[scheme...].hasPrefix("://") {
      rest = rest[scheme...].dropFirst(3).drop { $0 != "/" }
    }
    return (rest.isEmpty ? "/" : String(rest), tail)
  }
}
