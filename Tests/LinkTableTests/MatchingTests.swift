import LinkTable
import Testing

@Suite("Matching links") struct MatchingTests {
  private func opened(_ path: String, _ table: LinkRoutes<String>) -> String? {
    try? table.match("https://shop.example/" + path).pattern
  }

  @Test("DL-4 With users/me/settings and users/:id/posts the link users/me/posts opens the second")
  func backtracking() throws {
    let table = try table("users/me/settings", "users/:id/posts")
    #expect(opened("users/me/posts", table) == "users/:id/posts")
    #expect(opened("users/me/settings", table) == "users/me/settings")
    #expect(opened("users/you/settings", table) == nil)
  }

  @Test("DL-4 A literal segment precedes a parameter, and a parameter the rest, segment by segment from the left")
  func precedence() throws {
    let table = try table("a/b", "a/:x", "*all", ":x/b/c", "a/:x/d", "a/*rest", "b/*rest", "b/:x/c")
    let expected = [
      "a/b": "a/b", "a/c": "a/:x", "z": "*all", "z/y": "*all", "a/b/c": "a/*rest", "z/b/c": ":x/b/c", "a/b/d": "a/:x/d",
      "a/b/e": "a/*rest", "b/1/c": "b/:x/c", "b/1/d": "b/*rest", "b": "*all",
    ]
    for (path, pattern) in expected { #expect(opened(path, table) == pattern, "\(path)") }
  }

  /// Returns the pattern that takes precedence by the rule of DL-4, from a comparison of all pairs of patterns.
  private func expected(_ path: [String], _ patterns: [[String]]) -> [String]? {
    func matches(_ pattern: [String]) -> Bool {
      if pattern.last?.first == "*" {
        guard path.count >= pattern.count else { return false }
      } else if pattern.count != path.count {
        return false
      }
      return zip(pattern, path).allSatisfy { $0.first == ":" || $0.first == "*" || $0 == $1 }
    }
    func rank(_ segment: String) -> Int { segment.first == "*" ? 2 : segment.first == ":" ? 1 : 0 }
    return patterns.filter(matches).min { left, right in left.map(rank).lexicographicallyPrecedes(right.map(rank)) }
  }

  @Test("DL-4 In random tables, a link opens the pattern that wins against all others")
  func randomTables() throws {
    for seed in UInt64(0)..<60 {
      var numbers = SeededNumbers(seed: seed)
      var patterns: Set<[String]> = []
      for _ in 0..<30 {
        var pattern = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
          ["a", "b", "c", ":x"].randomElement(using: &numbers) ?? "a"
        }
        if Int.random(in: 0..<4, using: &numbers) == 0 { pattern[pattern.count - 1] = "*x" }
        patterns.insert(pattern)
      }
      var builder = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
      for pattern in patterns {
        // Each parameter needs its own name.
        let named = pattern.enumerated().map { $1.count > 1 ? "\($1)\($0)" : $1 }.joined(separator: "/")
        builder.add(LinkPattern<AnyParameters>(named)) { _ in pattern.joined(separator: "/") }
      }
      let table = try builder.build()
      for _ in 0..<300 {
        let path = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
          ["a", "b", "c", "d"].randomElement(using: &numbers) ?? "a"
        }
        let link = "https://shop.example/" + path.joined(separator: "/")
        let expected = expected(path, Array(patterns))?.joined(separator: "/")
        #expect((try? table.target(of: link)) == expected, "seed \(seed), \(link)")
      }
    }
  }

  @Test("DL-4 A tie is refused when the table is built, with a link that both patterns match")
  func ties() throws {
    let ties = [
      ["a/:x", "a/:y", "https://shop.example/a/1"], ["a[/:x]", "a", "https://shop.example/a"],
      ["*x", "*y", "https://shop.example/1"], ["a[/:x]", "a/:y", "https://shop.example/a/1"],
      ["ä/:x", "ä/:y", "https://shop.example/%C3%A4/1"], ["[:x]", "", "https://shop.example/"],
    ]
    for tie in ties {
      let error = #expect(throws: LinkTableError.self) { try table(tie[0], tie[1]) }
      #expect(error?.problems == [.tied(tie[0], tie[1], witness: tie[2])])
    }
    for tie in ties {
      let first = try table(tie[0])
      let second = try table(tie[1])
      #expect(try first.target(of: tie[2]) == tie[0])
      #expect(try second.target(of: tie[2]) == tie[1])
    }
  }

  @Test("DL-4 All ties of a table are named at once")
  func allTies() {
    let error = #expect(throws: LinkTableError.self) { try table("a/:x", "b/:x", "a/:y", "b/:y", "c//d") }
    #expect(error?.problems.count == 3)
  }

  @Test("DL-4 The witness of a tie opens one of the two patterns, with any first origin")
  func witnessesOfOwnSchemes() throws {
    for (first, second, witness) in [("a/:x", "a/:y", "store://a/1"), (":x", ":y", "store:///1")] {
      let error = #expect(throws: LinkTableError.self) { try table(first, second, origins: [.scheme("store")]) }
      #expect(error?.problems == [.tied(first, second, witness: witness)])
      #expect(try table(first, origins: [.scheme("store")]).target(of: witness) == first)
    }
  }

  @Test("DL-4 Patterns for the same links are tried in the specified order, until one reads the link")
  func statedOrder() throws {
    var builder = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
    builder.add(LinkPattern<String>("product/:name"), order: 2) { "name \($0)" }
    builder.add(LinkPattern<Int>("product/:id"), order: 1) { "number \($0)" }
    builder.add(LinkPattern<Bool>("product/:flag"), order: 3) { "flag \($0)" }
    let table = try builder.build()
    #expect(try table.target(of: "https://shop.example/product/42") == "number 42")
    #expect(try table.target(of: "https://shop.example/product/shoe") == "name shoe")
    let match = try table.match("https://shop.example/product/shoe")
    #expect(match.pattern == "product/:id")
    #expect(match.alternatives == ["product/:name", "product/:flag"])
    #expect(try match.canonical() == "https://shop.example/product/shoe")
    #expect(throws: LinkPrintingError.opensAnother(pattern: "product/:id", link: "https://shop.example/product/42")) {
      try table.link(LinkPattern<String>("product/:name"), "42")
    }
  }

  private struct Named: Codable, Hashable, Sendable { var name: String; var colour: String? }
  private static let named = LinkPattern<Named>("product/:name?colour")

  /// Returns a table that reads products by number first, and then by name, also from old forms of links.
  private func products(_ rules: LinkRules = LinkRules()) throws -> LinkRoutes<String> {
    var builder = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
    builder.rules = rules
    builder.add(LinkPattern<Int>("product/:id"), aliases: ["item/:id"], order: 1) { "number \($0)" }
    builder.add(Self.named, aliases: ["item/:name"], order: 2) { "name \($0.name) \($0.colour ?? "plain")" }
    return try builder.build()
  }

  @Test("DL-4 The notes of a link are those of the pattern that reads it, even if another is tried first")
  func saidOfTheOneThatReads() throws {
    let table = try products()
    let link = "https://shop.example/product/shoe?colour=red"
    #expect(try table.match(link).notes().isEmpty)
    #expect(table.explain(link).verdict == .opens(pattern: "product/:name?colour", canonical: link, notes: []))
    let number = LinkNote.readAs("https://shop.example/product/42")
    #expect(
      try table.match("https://shop.example/product/42?colour=red").notes() == [.ignoredQueryItem("colour"), number])
    let name = LinkNote.readAs("https://shop.example/product/shoe")
    #expect(try table.match("https://shop.example/item/shoe").notes() == [.alias("item/:name"), name])
  }

  @Test("DL-4 A query item is refused if the pattern that reads the link does not name it, even if others do")
  func refusedByTheOneThatReads() throws {
    let table = try products(LinkRules(unknownQueryItems: .refused))
    let link = "https://shop.example/product/shoe?colour=red"
    #expect(try table.target(of: link) == "name shoe red")
    #expect(try table.match(link).canonical() == link)
    #expect(try table.link(Self.named, Named(name: "shoe", colour: "red")) == link)
    let number = "https://shop.example/product/42?colour=red"
    #expect(throws: LinkError.refused(.queryItem("colour"))) { try table.target(of: number) }
    #expect(table.explain(number).verdict == .fails(.refused(.queryItem("colour"))))
    #expect(throws: LinkPrintingError.self) { try table.link(Self.named, Named(name: "42", colour: "red")) }
    #expect(throws: LinkError.refused(.queryItem("size"))) {
      try table.match("https://shop.example/product/shoe?colour=red&size=7")
    }
  }

  @Test("DL-4 No other pattern is tried after the app's own code rejects a link")
  func rejectedLinksAreNotAskedOn() throws {
    struct Sold: Error {}
    var builder = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
    builder.add(LinkPattern<Int>("product/:id"), order: 1) { _ in throw Sold() }
    builder.add(LinkPattern<String>("product/:name"), order: 2) { $0 }
    let table = try builder.build()
    #expect(throws: LinkError.rejected(pattern: "product/:id", reason: "Sold()")) {
      try table.target(of: "https://shop.example/product/7")
    }
    #expect(try table.target(of: "https://shop.example/product/x") == "x")
  }

  @Test("DL-4 If none of several patterns reads the link, the error is that of the first")
  func noneReads() throws {
    var builder = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
    builder.add(LinkPattern<Bool>("product/:flag"), order: 2) { "flag \($0)" }
    builder.add(LinkPattern<Int>("product/:id"), order: 1) { "number \($0)" }
    let table = try builder.build()
    let error = #expect(throws: LinkError.self) { try table.target(of: "https://shop.example/product/shoe") }
    #expect(
      error
        == .parameter(LinkParameter(name: "id", place: .segment(1 + 1)), .doesNotConvert(found: "shoe", wanted: "Int")))
  }

  @Test("DL-4 Segments are compared decoded and by their bytes")
  func spelledOutSegments() throws {
    let table = try table("é", "100%", "a b", "A")
    #expect(opened("%C3%A9", table) == "é")
    #expect(opened("e%CC%81", table) == nil)
    #expect(opened("100%25", table) == "100%")
    #expect(opened("%61%20b", table) == "a b")
    #expect(opened("a+b", table) == nil)
    #expect(opened("%41", table) == "A")
    #expect(opened("a", table) == nil)
  }

  @Test("DL-4 The lookup of a link with a dead end at every segment is bounded by the size of the table")
  func hostileBacktracking() throws {
    // Each segment can match a literal and a parameter. No pattern matches the end of the links.
    var builder = LinkRoutesBuilder<Int>(origins: [.https("shop.example")])
    for number in 0..<4_096 {
      let path = (0..<12).map { number >> $0 & 1 == 0 ? "a" : ":p\($0)" }.joined(separator: "/")
      builder.add(LinkPattern<AnyParameters>(path + "/end")) { _ in number }
    }
    let table = try builder.build()
    let astray = "https://shop.example/" + Array(repeating: "a", count: 12).joined(separator: "/")
    #expect(throws: LinkError.self) { try table.match(astray + "/other") }
    #expect(try table.target(of: astray + "/end") == 0)
  }
}
