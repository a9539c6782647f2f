public import LinkTable

/// Where a site's association file and an app's table do not say the same, each with a link as witness.
public struct AssociationComparison: Hashable, Sendable {
  /// A component of the file by which the site hands links to the app that the app does not open.
  public struct Claimed: Hashable, Sendable {
    /// The component.
    public let component: AssociationFile.Component
    /// A link of the site that the component claims and the table does not know.
    public let witness: String

    /// Names a component and a witness.
    public init(component: AssociationFile.Component, witness: String) {
      (self.component, self.witness) = (component, witness)
    }
  }

  /// A pattern whose links the app would open and the site does not hand to it.
  public struct Opened: Hashable, Sendable {
    /// The pattern, or the alias.
    public let pattern: String
    /// A link that the table opens and the file does not claim.
    public let witness: String

    /// Names a pattern and a witness.
    public init(pattern: String, witness: String) { (self.pattern, self.witness) = (pattern, witness) }
  }

  /// What the site claims and the app does not open, in the order of the file.
  public let claimedOnly: [Claimed]
  /// What the app opens and the site does not claim, in the order of the table.
  public let openedOnly: [Opened]
  /// Whether all links were compared. Where the patterns intertwine too much the comparison ends early: what it has found is
  /// true, and there may be more.
  public let isComplete: Bool

  /// Whether file and table say the same.
  public var isEmpty: Bool { claimedOnly.isEmpty && openedOnly.isEmpty && isComplete }
}

extension AssociationComparison: CustomStringConvertible {
  /// A line for each difference.
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
  /// Holds a site's association file against this table, both ways.
  ///
  /// All paths are compared, not examples: the shortest link is found that one of the two knows and the other does not. Two
  /// things are taken as they are likely meant. A link of a pattern has the query items that the pattern names; and a path is
  /// opened where a pattern matches, whether or not its parameters convert. As witness a link is shown whose parameters convert,
  /// where leaving query items away makes one.
  ///
  /// - Parameters:
  ///   - file: The site's file.
  ///   - appID: The app, as `<prefix>.<bundle identifier>`.
  ///   - origin: The site; `nil` for the table's first host.
  ///   - mostSteps: How many different beginnings of links are looked at before the comparison ends early. It does so
  ///     sooner where each stands at hundreds of places of the patterns at once.
  /// - Throws: That there is no such host, or the file's patterns stand for too many texts.
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
