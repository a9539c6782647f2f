import Foundation

extension PatternShape {
  /// Returns the problem of a pattern whose values are not read by the names of parameters; `nil` if there is no problem.
  ///
  /// A pattern for `Void` must not have a required parameter. A pattern for a type that is read from a single text must have a
  /// parameter. For other types, the result is `nil`.
  func misfit(of pattern: String, read type: any Sendable.Type) -> LinkTableError.Problem? {
    if type == Void.self { return requiredParameters.first.map { .unreadParameter(pattern, parameter: $0) } }
    return parameters.isEmpty && Self.isOneText(type) ? .needsParameter(pattern, of: "\(type)") : nil
  }

  /// Returns whether links certainly represent values of a type as a single text. Returns `false` for a `Decodable`
  /// type of the app, because such a type may have another form in a link.
  private static func isOneText(_ type: any Sendable.Type) -> Bool {
    switch type {
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: true
    case is Bool.Type, is String.Type, is UUID.Type, is URL.Type: true
    default: type is any LosslessStringConvertible.Type && !(type is any Decodable.Type)
    }
  }
}
