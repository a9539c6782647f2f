import Foundation

extension PatternShape {
  /// What keeps a type that has no names from being read from links with these parameters, whatever they are called; `nil` unless
  /// that is certain.
  func misfit(of pattern: String, read type: any Sendable.Type) -> LinkTableError.Problem? {
    if type == Void.self { return requiredParameters.first.map { .unreadParameter(pattern, parameter: $0) } }
    return parameters.isEmpty && Self.isOneText(type) ? .needsParameter(pattern, of: "\(type)") : nil
  }

  /// Whether values of a type are written as one text. A type of the app's own that can be decoded may have another form.
  private static func isOneText(_ type: any Sendable.Type) -> Bool {
    switch type {
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: true
    case is Bool.Type, is String.Type, is UUID.Type, is URL.Type: true
    default: type is any LosslessStringConvertible.Type && !(type is any Decodable.Type)
    }
  }
}
