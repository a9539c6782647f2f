public import Foundation
import LinkTable

extension AssociationFile {
  /// The largest size of a file in bytes. Apple's systems read no more.
  public static let mostBytes = 131_072

  /// The deepest nesting of objects and arrays that is read.
  private static let mostDepth = 16

  /// The largest number of reported problems.
  fileprivate static let mostProblems = 20

  /// Reads a site's file, in the current form or with `paths` in place of `components`.
  ///
  /// If an entry has both, `components` apply, as on Apple's systems. Keys that Apple does not document are ignored.
  ///
  /// - Throws: An error if the file is too large, too deeply nested or not JSON. Also throws if a value of `applinks`
  ///   is missing or of the wrong kind, or if a pattern has an unknown variable. The error lists at most the first
  ///   twenty problems.
  public init(reading data: Data) throws(AssociationFileError) {
    guard data.count <= Self.mostBytes else { throw AssociationFileError(problems: [.tooLarge(limit: Self.mostBytes)]) }
    guard JSONValue.depth(of: data) <= Self.mostDepth else {
      throw AssociationFileError(problems: [.tooDeep(limit: Self.mostDepth)])
    }
    guard let json = try? JSONDecoder().decode(JSONValue.self, from: data) else {
      throw AssociationFileError(problems: [.notJSON])
    }
    var reading = AssociationReading()
    let file = reading.file(json)
    reading.checkVariables(of: file)
    guard reading.problems.isEmpty else { throw AssociationFileError(problems: reading.problems) }
    self = file
  }
}

/// A reader that collects the problems of a file. A value with a problem is read as empty or missing.
private struct AssociationReading {
  private(set) var problems: [AssociationFileError.Problem] = []

  private mutating func note(_ problem: AssociationFileError.Problem) {
    if problems.count < AssociationFile.mostProblems { problems.append(problem) }
  }

  mutating func file(_ json: JSONValue) -> AssociationFile {
    guard let links = required("applinks", of: object(json, "the file"), "applinks") else {
      return AssociationFile(details: [])
    }
    let fields = object(links, "applinks")
    let file = AssociationFile(
      details: details(required("details", of: fields, "applinks.details")),
      defaults: settings(fields["defaults"].map { object($0, "applinks.defaults") } ?? [:], "applinks.defaults"),
      substitutionVariables: variables(fields["substitutionVariables"]))
    return file
  }

  private mutating func details(_ json: JSONValue?) -> [AssociationFile.Details] {
    switch json {
    case nil: return []
    case .array(let elements):
      return elements.enumerated().map { number, element in
        let place = "applinks.details[\(number)]"
        let fields = object(element, place)
        var apps = strings(fields["appIDs"], place + ".appIDs") ?? []
        if let app = fields["appID"] { apps.append(string(app, place + ".appID") ?? "") }
        if apps.isEmpty { note(.missing(at: place + ".appIDs")) }
        return oneApp(apps, fields, place)
      }
    // In the oldest form, the apps are keys.
    case .object(let apps):
      return apps.sorted { $0.key < $1.key }.map { app, element in
        let place = "applinks.details[\(app.quoted)]"
        return oneApp([app], object(element, place), place)
      }
    default:
      note(.kind(at: "applinks.details", expected: "an array"))
      return []
    }
  }

  private mutating func oneApp(_ apps: [String], _ fields: [String: JSONValue], _ place: String)
    -> AssociationFile.Details
  {
    AssociationFile.Details(
      appIDs: apps, components: components(fields, place),
      defaults: settings(fields["defaults"].map { object($0, place + ".defaults") } ?? [:], place + ".defaults"))
  }

  private mutating func components(_ fields: [String: JSONValue], _ place: String) -> [AssociationFile.Component] {
    if let components = fields["components"] {
      return array(components, place + ".components").enumerated().map { number, element in
        component(element, "\(place).components[\(number)]")
      }
    }
    let paths = strings(fields["paths"], place + ".paths") ?? []
    if fields["paths"] == nil { note(.missing(at: place + ".components")) }
    return paths.map { path in
      let isExcluded = path.hasPrefix("NOT ")
      return AssociationFile.Component(path: isExcluded ? String(path.dropFirst(4)) : path, isExcluded: isExcluded)
    }
  }

  private mutating func component(_ json: JSONValue, _ place: String) -> AssociationFile.Component {
    let fields = object(json, place)
    return AssociationFile.Component(
      path: fields["/"].flatMap { string($0, place + "[“/”]") },
      query: fields["?"].flatMap { query($0, place + "[“?”]") },
      fragment: fields["#"].flatMap { string($0, place + "[“#”]") },
      isExcluded: fields["exclude"].flatMap { bool($0, place + ".exclude") } ?? false,
      comment: fields["comment"].flatMap { string($0, place + ".comment") }, settings: settings(fields, place))
  }

  private mutating func query(_ json: JSONValue, _ place: String) -> AssociationFile.Query? {
    switch json {
    case .string(let pattern): return .pattern(pattern)
    case .object(let fields):
      return .items(fields.mapValues { string($0, place) ?? "" })
    default:
      note(.kind(at: place, expected: "a text or an object"))
      return nil
    }
  }

  private mutating func settings(_ fields: [String: JSONValue], _ place: String) -> AssociationFile.Settings {
    AssociationFile.Settings(
      isCaseSensitive: fields["caseSensitive"].flatMap { bool($0, place + ".caseSensitive") },
      isPercentEncoded: fields["percentEncoded"].flatMap { bool($0, place + ".percentEncoded") })
  }

  private mutating func variables(_ json: JSONValue?) -> [String: [String]] {
    guard let json else { return [:] }
    let place = "applinks.substitutionVariables"
    return Dictionary(
      uniqueKeysWithValues: object(json, place).map { ($0, strings($1, "\(place)[\($0.quoted)]") ?? []) })
  }

  /// Reports each variable in a pattern that neither the file nor Apple defines.
  mutating func checkVariables(of file: AssociationFile) {
    for (number, details) in file.details.enumerated() {
      for (position, component) in details.components.enumerated() {
        for name in component.patterns.flatMap(WildcardPattern.variables) {
          guard file.substitutionVariables[name] == nil, PredefinedVariable(rawValue: name) == nil else { continue }
          note(.unknownVariable(name, at: "applinks.details[\(number)].components[\(position)]"))
        }
      }
    }
  }
}

// MARK: - Kinds of values

extension AssociationReading {
  private mutating func required(_ key: String, of fields: [String: JSONValue], _ place: String) -> JSONValue? {
    if fields[key] == nil, problems.isEmpty { note(.missing(at: place)) }
    return fields[key]
  }

  private mutating func object(_ json: JSONValue, _ place: String) -> [String: JSONValue] {
    if case .object(let fields) = json { return fields }
    note(.kind(at: place, expected: "an object"))
    return [:]
  }

  private mutating func array(_ json: JSONValue, _ place: String) -> [JSONValue] {
    if case .array(let elements) = json { return elements }
    note(.kind(at: place, expected: "an array"))
    return []
  }

  private mutating func string(_ json: JSONValue, _ place: String) -> String? {
    if case .string(let text) = json { return text }
    note(.kind(at: place, expected: "a text"))
    return nil
  }

  private mutating func bool(_ json: JSONValue, _ place: String) -> Bool? {
    if case .bool(let bool) = json { return bool }
    note(.kind(at: place, expected: "true or false"))
    return nil
  }

  private mutating func strings(_ json: JSONValue?, _ place: String) -> [String]? {
    guard let json else { return nil }
    return array(json, place).enumerated().map { string($1, "\(place)[\($0)]") ?? "" }
  }
}
