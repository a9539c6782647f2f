/// Why a link does not lead anywhere in the shop.
nonisolated public enum LinkError: Error, Hashable {
  /// It is no link at all; says what is wrong.
  case malformed(String)
  /// It is a link of somebody else's.
  case foreign(String)
  /// It has no form that the shop knows; names the nearest that it knows, where one is near.
  case unknown(String, nearest: String?)
  /// A part of it does not say what it should.
  case badParameter(String, found: String, expected: String)
}

nonisolated extension LinkError: CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String {
    switch self {
    case .malformed(let reason): "The link is malformed: \(reason)."
    case .foreign(let origin):
      "The link is for \(origin); links of this shop begin with store:// or https://shop.example/."
    case .unknown(let path, let nearest?): "There is no link “\(path)”; the nearest known form is \(nearest)."
    case .unknown(let path, nil): "There is no link “\(path)”, nor one like it."
    case .badParameter(let name, let found, let expected):
      "In the link, \(name) is “\(found)” and should be \(expected)."
    }
  }
}
