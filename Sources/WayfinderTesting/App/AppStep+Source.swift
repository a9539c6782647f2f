// Steps as tests have them that are printed.

nonisolated extension AppStep {
  var swiftSource: String {
    switch self {
    case .go(let name): ".go(\(name.swiftLiteral))"
    case .user(let name): ".user(\(name.swiftLiteral))"
    case .set(let name, let value): ".set(\(name.swiftLiteral), to: \(value.swiftLiteral))"
    }
  }
}

nonisolated extension [AppStep] {
  /// The steps as arguments of a Swift call, one on each line.
  var swiftSource: String {
    isEmpty ? "[]" : "[\n" + map { "      \($0.swiftSource),\n" }.joined() + "    ]"
  }
}

nonisolated extension String {
  /// The text as a Swift literal. Characters that are invisible or change their neighbours become numbers.
  var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .nonspacingMark:
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
      }
    }
    return literal + "\""
  }
}
