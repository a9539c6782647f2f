public import LinkTable

/// The differences between a site's association file and an app's table, each with a link as evidence: the witness.
public struct AssociationComparison: Hashable, Sendable {
  /// A component of the file that claims links that the app does not open.
  public struct Claimed: Hashable, Sendable {
    /// The component.
    public let component: AssociationFile.Component
    /// A link that the component claims, but no pattern of the table matches.
    public let witness: String

    /// Creates a difference from a component and a witness.
    public init(component: AssociationFile.Component, witness: String) {
      (self.component, self.witness) = (component, witness)
    }
  }

  /// A pattern of the table with links that the app opens, but the site does not claim.
  public struct Opened: Hashable, Sendable {
    /// The pattern, or the alias of a pattern, that matches the links.
    public let pattern: String
    /// A link that the pattern matches, but the file does not claim.
    public let witness: String

    /// Creates a difference from a pattern and a witness.
    public init(pattern: String, witness: String) { (self.pattern, self.witness) = (pattern, witness) }
  }

  /// The components with links that the app does not open, in the order of the file.
  public let claimedOnly: [Claimed]
  /// The patterns with links that the site does not claim, in the order of the table.
  public let openedOnly: [Opened]
  /// A Boolean value that indicates whether all links were compared.
  ///
  /// The comparison ends early if it reaches its limit of work. The differences that it found until then are real, but
  /// there may be more.
  public let isComplete: Bool

  /// A Boolean value that indicates whether the file and the table agree. It is `false` if not all links were compared.
  public var isEmpty: Bool { claimedOnly.isEmpty && openedOnly.isEmpty && isComplete }
}

extension AssociationComparison: CustomStringConvertible {
  /// The differences, one per line, or a sentence that there are none.
  public var description: String {
    var lines = claimedOnly.map { claimed in
      "The site claims \(claimed.witness.quoted) by \((claimed.component.path ?? "*").quoted), which the app does not open."
    }
    lines += openedOnly.map { opened in
      "The app opens \(opened.witness.quoted) by \(opened.pattern.quoted), which the site does not claim."
    }
    if !isComplete { lines.append("There may be more: the patterns are too many to be compared to the end.") }
    return lines.isEmpty ? "Site and app agree." : lines.joined(separator: "\n")
  }
}

extension LinkRoutes {
  /// Compares a site's association file with this table, in both directions.
  ///
  /// The comparison covers all paths. For each difference, it finds a link with the shortest path. It counts a link as
  /// opened if a pattern matches, even if the parameters do not convert.
  ///
  /// A link of a pattern is compared with all query items of the pattern. If the parameters of this link do not convert,
  /// the comparison tries links with fewer query items. It reports the first one that converts and is not claimed either.
  ///
  /// - Parameters:
  ///   - file: The site's file.
  ///   - appID: The app, as `<prefix>.<bundle identifier>`.
  ///   - origin: The site; `nil` for the table's first host.
  ///   - mostSteps: The largest number of beginnings of links to compare before the comparison ends early. Beginnings that
  ///     can continue in the same ways count as one. The comparison ends sooner if, on average, a beginning can continue
  ///     in hundreds of ways.
  /// - Throws: An error if the table has no such host, or if the file's patterns are too many to compare.
  public func compared(
    with file: AssociationFile, appID: String, at origin: LinkOrigin? = nil, mostSteps: Int = 100_000
  ) throws(AssociationFileError) -> AssociationComparison {
    let beginning = index.origins.first { $0.host != nil && (origin == nil || $0.beginning == origin?.beginning) }?
      .beginning
    guard let beginning else { throw AssociationFileError(problems: [.noHost]) }
    let site = try SiteClaims(file, appID: appID)
    var search = WitnessSearch(
      site: site, forms: index.forms, beginning: beginning,
      opens: { link in if case .success(let find) = index.find(link) { find.ending >= 0 } else { false } },
      converts: { link in (try? target(of: link)) != nil })
    search.run(mostSteps: mostSteps)
    return AssociationComparison(
      claimedOnly: search.claimed.sorted { $0.key < $1.key }.map { number, link in
        AssociationComparison.Claimed(component: site.claims[number].component, witness: link)
      },
      openedOnly: search.opened.sorted { $0.key < $1.key }.map { number, link in
        AssociationComparison.Opened(pattern: index.forms[number].text, witness: link)
      }, isComplete: search.isComplete)
  }
}
