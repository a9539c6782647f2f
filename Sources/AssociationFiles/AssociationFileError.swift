import LinkTable

/// The problems of an association file, or the reason why it cannot be compared with a table.
public struct AssociationFileError: Error, Hashable, Sendable {
  /// A problem of an association file.
  public enum Problem: Hashable, Sendable {
    /// The file has more bytes than Apple's systems read.
    case tooLarge(limit: Int)
    /// The objects and arrays of the file are nested deeper than this limit.
    case tooDeep(limit: Int)
    /// The file is not JSON.
    case notJSON
    /// A value is missing. The place is its path in the file, such as `applinks.details`.
    case missing(at: String)
    /// A value is of the wrong kind. The place is its path in the file.
    case kind(at: String, expected: String)
    /// A pattern has a variable that neither the file nor Apple defines. The place is the path of the component.
    case unknownVariable(String, at: String)
    /// The patterns and the texts of their variables are too many to compare.
    case tooComplex
    /// The table has no host, or not the given host. So the site cannot have universal links of the table.
    case noHost
  }

  /// The problems, in the order in which they were found.
  public let problems: [Problem]

  /// Creates an error from problems.
  public init(problems: [Problem]) { self.problems = problems }
}

extension AssociationFileError: CustomStringConvertible {
  /// The problems, one per line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension AssociationFileError.Problem: CustomStringConvertible {
  /// The reason and the remedy, each a sentence.
  public var description: String { "\(reason). \(remedy)" }

  /// The problem, without a remedy.
  public var reason: String {
    switch self {
    case .tooLarge(let limit): "The association file has more than \(limit) bytes"
    case .tooDeep(let limit): "The association file has values more than \(limit) deep inside each other"
    case .notJSON: "The association file is not JSON"
    case .missing(let place): "The association file has no \(place.harmless)"
    case .kind(let place, let expected): "In the association file \(place.harmless) is not \(expected)"
    case .unknownVariable(let name, let place):
      "In the association file \(place.harmless) has an unknown variable \(name.quoted)"
    case .tooComplex: "The patterns of the association file stand for too many texts"
    case .noHost: "The table has no host that a site could have the file of"
    }
  }

  /// The remedy, as a sentence.
  public var remedy: String {
    switch self {
    case .tooLarge: "Write fewer components, with wildcards; Apple's systems do not read more."
    case .tooDeep, .notJSON: "Write it as Apple's documentation of applinks shows."
    case .missing: "Add it."
    case .kind: "Correct it."
    case .unknownVariable: "Add it to substitutionVariables."
    case .tooComplex: "Use fewer substitution variables in one pattern."
    case .noHost: "Add one to the table's origins, as in .https(\"shop.example\")."
    }
  }
}
