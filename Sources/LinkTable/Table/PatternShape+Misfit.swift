import Foundation

extension PatternShape {
  /// Returns the reason why a type without properties cannot be read from these parameters, whatever their names.
  /// Returns `nil` if there is no certain reason.
  func misfit(of pattern: String, read type: any Sendable.Type) -> LinkTableError.Problem? {
    if type == Void.self { return requiredParameters.first.map { .unreadParameter(pattern, parameter: $0) } }
    return parameters.isEmpty && Self.isOneText(type) ? .needsParameter(pattern, of: "\(type)") : nil
  }

  /// Returns whether a link represents values of a type as a single text. A decodable type of the app may have another
  /// form.
  private static func isOneText(_ type: any Sendable.Type) -> Bool {
    switch type {
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: true
    case is Bool.Type, is String.Type, is UUID.Type, is URL.Type: true
    default: type is any LosslessStringConvertible.Type && !(type is any Decodable.Type)
    }
  }
}
