public import Foundation
public import LinkTable

extension AssociationFile {
  /// Returns the file as JSON in the current form, with sorted keys. You can put it on the site unchanged.
  public func json() -> Data {
    var links: [String: JSONValue] = ["details": .array(details.map(\.json))]
    if defaults != Settings() { links["defaults"] = .object(defaults.fields) }
    if !substitutionVariables.isEmpty {
      links["substitutionVariables"] = .object(substitutionVariables.mapValues { .array($0.map { .string($0) }) })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding such a value cannot fail.
    return (try? encoder.encode(JSONValue.object(["applinks": .object(links)]))) ?? Data()
  }
}

extension AssociationFile.Details {
  fileprivate var json: JSONValue {
    var fields: [String: JSONValue] = [
      "appIDs": .array(appIDs.map { .string($0) }), "components": .array(components.map(\.json)),
    ]
    if defaults != AssociationFile.Settings() { fields["defaults"] = .object(defaults.fields) }
    return .object(fields)
  }
}

extension AssociationFile.Component {
  fileprivate var json: JSONValue {
    var fields = settings.fields
    fields["/"] = path.map { .string($0) }
    fields["#"] = fragment.map { .string($0) }
    fields["comment"] = comment.map { .string($0) }
    if isExcluded { fields["exclude"] = .bool(true) }
    switch query {
    case .pattern(let pattern)?: fields["?"] = .string(pattern)
    case .items(let items)?: fields["?"] = .object(items.mapValues { .string($0) })
    case nil: break
    }
    return .object(fields)
  }
}

extension AssociationFile.Settings {
  fileprivate var fields: [String: JSONValue] {
    var fields: [String: JSONValue] = [:]
    fields["caseSensitive"] = isCaseSensitive.map { .bool($0) }
    fields["percentEncoded"] = isPercentEncoded.map { .bool($0) }
    return fields
  }
}

extension LinkRoutes {
  /// Returns the association file that lets apps open the links of this table and no others.
  ///
  /// A parameter matches no slash, but the file writes it as `?*`, which also matches slashes. So the order of the
  /// components is important. Components for patterns that end with the rest of a path come first. The other components
  /// follow in groups of the same number of segments, the longest first. If the patterns of a group have parameters, a
  /// component before the group excludes all longer paths.
  ///
  /// Apple's patterns cannot express one case: if the rest of a path follows a parameter, as in `users/:id/*path`, the
  /// file also claims links whose parameter contains slashes.
  ///
  /// - Parameter appIDs: The apps, each as `<prefix>.<bundle identifier>`.
  public func associationFile(appIDs: [String]) -> AssociationFile {
    var components: [AssociationFile.Component] = []
    if index.forms.contains(where: { $0.shape.segments.contains { $0.name != nil } }) {
      components.append(
        AssociationFile.Component(path: "*//*", isExcluded: true, comment: "No link has an empty segment."))
    }
    components += index.forms.filter { $0.shape.hasRest }.map { $0.component(length: $0.shape.segments.count) }
    let paths = index.forms.flatMap { form in form.shape.lengthsWithoutRest.map { (form: form, length: $0) } }
    let groups = Dictionary(grouping: paths, by: \.length).sorted { $0.key > $1.key }
    for (length, group) in groups {
      if group.contains(where: { $0.form.shape.segments.prefix(length).contains { $0.name != nil } }) {
        components.append(
          AssociationFile.Component(
            path: String(repeating: "/*", count: length + 1), isExcluded: true,
            comment: "From here on no link has more than \(length) segments."))
      }
      components += group.map { $0.form.component(length: length) }
    }
    return AssociationFile(details: [AssociationFile.Details(appIDs: appIDs, components: components)])
  }
}

extension PatternShape {
  /// A Boolean value that indicates whether the pattern ends with the rest of a path.
  fileprivate var hasRest: Bool {
    if case .rest? = segments.last { true } else { false }
  }

  fileprivate var lengthsWithoutRest: [Int] { hasRest ? lengths.dropLast() : lengths }
}

extension LinkIndex.Form {
  /// Returns the component that claims the links of this form with the given number of segments.
  fileprivate func component(length: Int) -> AssociationFile.Component {
    let path = shape.segments.prefix(length).map { segment in
      if case .literal(let text) = segment { text.percentEncoded } else { "?*" }
    }
    return AssociationFile.Component(path: "/" + path.joined(separator: "/"), comment: text)
  }
}
