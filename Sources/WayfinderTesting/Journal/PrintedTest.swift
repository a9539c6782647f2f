extension [AppStep] {
  /// Returns the source of a Swift test that takes the steps and checks a law.
  ///
  /// - Parameters:
  ///   - name: The name of the test, a sentence.
  ///   - app: An expression for the app under test.
  ///   - law: An expression for the law: a function of the app that throws if the law is broken.
  ///   - modules: The imports, except `Testing` and `WayfinderTesting`.
  /// - Returns: A whole file with a line break at the end.
  public func swiftTest(named name: String, app: String, law: String, importing modules: [String] = []) -> String {
    let imports = (["Testing", "WayfinderTesting"] + modules).sorted().map { "import \($0)" }
    let body = isEmpty ? ["  try await \(app).take([], holding: \(law))"] : call(app, law)
    // A word alone may be one of Swift's own; of several the later ones begin with a capital letter.
    let isOneWord = name.swiftName.allSatisfy(\.isLowercase)
    let function = isOneWord ? "`\(name.swiftName)`" : name.swiftName
    let test = ["@MainActor @Test(\(name.swiftLiteral)) func \(function)() async throws {"] + body + ["}"]
    return (imports + [""] + test).map { $0 + "\n" }.joined()
  }

  private func call(_ app: String, _ law: String) -> [String] {
    ["  try await \(app).take(", "    \(swiftSource), holding: \(law))"]
  }
}

nonisolated extension String {
  /// The words of the text as a function name, with only letters and digits of ASCII.
  var swiftName: String {
    let words = split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map { $0.lowercased() }
    let name = words.first.map { $0 + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
    guard let name, let first = name.first, first.isLetter else { return "steps" + (name ?? "") }
    return name
  }
}
