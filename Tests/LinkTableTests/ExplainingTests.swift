import LinkTable
import Testing

@Suite("Explaining links") struct ExplainingTests {
  private func shop() throws -> LinkRoutes<String> {
    try table(
      "product/:id/reviews/:review", "product/:id", "orders[/:order/tracking]", "files/*path", "bag", "settings/about",
      origins: [.https("shop.example"), .scheme("store")])
  }

  @Test("DL-6 The explanation of an unknown link names similar patterns and the segment at which each fails")
  func near() throws {
    let explanation = try shop().explain("https://shop.example/product/7/revews/1")
    #expect(explanation.verdict == .fails(.unknown(path: "product/7/revews/1")))
    #expect(
      explanation.near == [
        NearPattern(
          pattern: "product/:id/reviews/:review", failure: .segment(3, found: "revews", expected: "reviews")),
        NearPattern(pattern: "product/:id", failure: .continues(at: 3, found: "revews")),
      ])
    #expect(explanation.suggestions == ["https://shop.example/product/7/reviews/1"])
    #expect(
      explanation.description == """
        No link of this app has the path “product/7/revews/1”.
          “product/:id/reviews/:review” fails at segment 3: it is “revews” and not “reviews”.
          “product/:id” fails at segment 3: the link goes on with “revews”.
        Perhaps “https://shop.example/product/7/reviews/1” was meant.
        """)
    #expect(
      try shop().explain("https://shop.example/orders/7").near == [
        NearPattern(pattern: "orders[/:order/tracking]", failure: .ends(before: 3, expected: "tracking"))
      ])
  }

  @Test("DL-6 An explanation quotes 60 characters of a segment, and shortens a longer one", arguments: [60, 61])
  func longPart(length: Int) throws {
    let part = String(repeating: "x", count: length)
    let quoted = String(repeating: "x", count: 60) + (length > 60 ? "…" : "")
    let description = try shop().explain("https://shop.example/product/7/\(part)").description
    #expect(description.contains("the link goes on with “\(quoted)”."))
  }

  @Test("DL-6 At most five similar patterns are named, those with the most agreeing segments first")
  func nearestOfMany() throws {
    let table = try table("a/1", "a/2", "a/3", "a/4", "a/5", "a/b/1", "x/y", "a/b/c/1", "a/6")
    let near = table.explain("https://shop.example/a/b/c/d").near.map(\.pattern)
    #expect(near == ["a/b/c/1", "a/b/1", "a/1", "a/2", "a/3"])
  }

  @Test(
    "DL-6 An unknown link suggests the nearest links of the table, and each of them opens",
    arguments: [
      ("store://bagg", ["store://bag"]), ("https://shop.example/prodct/7%2F8", ["https://shop.example/product/7%2F8"]),
      ("https://shop.example/order", ["https://shop.example/orders"]),
      ("https://shop.example/order/7/tracking", ["https://shop.example/orders/7/tracking"]),
      ("https://shop.example/setings/abuot", ["https://shop.example/settings/about"]),
      ("https://shop.example/fils/a/b", ["https://shop.example/files/a/b"]), ("https://shop.example/zzzzzzzzz", []),
      ("https://shop.example/x", []),
      // A link with encoded slashes is suggested with plain slashes if that link opens.
      ("https://shop.example/product%2F7", ["https://shop.example/product/7"]),
      ("store://orders%2F7%2Ftracking", ["store://orders/7/tracking"]),
    ])
  func suggestions(_ link: String, _ expected: [String]) throws {
    let table = try shop()
    #expect(table.explain(link).suggestions == expected)
    for suggestion in expected { #expect(throws: Never.self) { try table.match(suggestion) } }
  }

  @Test("DL-6 The explanation of a link that opens has its pattern, canonical form, and ignored parts")
  func opens() throws {
    #expect(
      try PrintingTests.table().explain("https://shop.example/n/007?x#y").verdict
        == .opens(
          pattern: "number/:number", canonical: "https://shop.example/number/7",
          notes: [
            .ignoredQueryItem("x"), .ignoredFragment("y"), .alias("n/:number"),
            .readAs("https://shop.example/number/7"),
          ]))
  }

  @Test("DL-6 A link that is malformed, foreign, or does not convert has no suggestions")
  func errors() throws {
    let table = try PrintingTests.table()
    for link in ["nonsense", "https://other.example/number/7", "https://shop.example/number/x", "store://number/1%"] {
      let explanation = table.explain(link)
      let error = #expect(throws: LinkError.self) { try table.target(of: link) }
      #expect(error.map { .fails($0) } == explanation.verdict)
      #expect(explanation.near.isEmpty)
      #expect(explanation.suggestions.isEmpty)
    }
  }

  @Test("DL-6 A link that matches without a canonical form is explained as such")
  func noCanonicalForm() throws {
    var builder = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
    struct Shouting: LosslessStringConvertible, Sendable {
      let description: String
      init(_ text: String) { description = text.uppercased() }
    }
    builder.add(LinkPattern<Void>("words/ME")) { "me" }
    builder.add(LinkPattern<Shouting>("words/:word")) { "\($0)" }
    let explanation = try builder.build().explain("https://shop.example/words/me")
    let link = "https://shop.example/words/ME"
    #expect(
      explanation.verdict == .hasNoCanonicalForm(pattern: "words/:word", .opensAnother(pattern: "words/ME", link: link))
    )
  }

  @Test("DL-6 An explanation escapes a hostile link and shortens it to a few lines")
  func hostile() throws {
    let nasty = "%1B%5B31m%0A%E2%80%AE" + String(repeating: "x", count: 4_000)
    let table = try table("product/:id", "product/:id/reviews", "product")
    let explanation = table.explain("https://shop.example/product/\(nasty)/\(nasty)")
    let text = explanation.description
    #expect(text.count < 2_000)
    #expect(text.contains("\\u{1B}"))
    #expect(text.split(separator: "\n").count == 4)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || $0 == "\u{202E}") })
  }

  @Test("A shortened reason ends in an ellipsis, and every other reason in a period")
  func stops() {
    let long = LinkError.rejected(pattern: "a", reason: String(repeating: "x", count: 500))
    #expect("\(long)".contains("x… Correct"))
    #expect("\(long)".count < 300)
    #expect("\(LinkError.rejected(pattern: "a", reason: "no"))".contains("no. Correct"))
    #expect(!"\(LinkError.malformed(.dotSegment(number: 2)))".contains("..."))
  }

  @Test(
    "A link with a scheme of the table but no // gets an error of its own", arguments: ["store:bag", "STORE:/bag"])
  func slashes(_ link: String) throws {
    let explanation = try shop().explain(link)
    #expect(explanation.verdict == .fails(.malformed(.noSlashes(scheme: String(link.prefix(5))))))
    #expect(
      explanation.description.contains("it has no // after “\(link.prefix(5)):”. Begin with “\(link.prefix(5))://”."))
  }
}
