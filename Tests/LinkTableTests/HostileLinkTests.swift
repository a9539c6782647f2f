import LinkTable
import Testing

@Suite("Hostile links") struct HostileLinkTests {
  private func error(_ link: String, _ table: LinkRoutes<String>) -> LinkError? {
    #expect(throws: LinkError.self, "\(link)") { try table.match(link) }
  }

  private func shop(_ limits: LinkLimits = LinkLimits()) throws -> LinkRoutes<String> {
    try table(
      "", "bag", "product/:id", "account/orders",
      origins: [.https("shop.example"), .scheme("store"), .host("shop.example", scheme: "http", port: 8080)],
      limits: limits)
  }

  @Test(
    "DL-7 Scheme, host and port are compared according to RFC 3986",
    arguments: [
      "https://shop.example/bag", "HTTPS://SHOP.EXAMPLE/bag", "https://shop.example:443/bag",
      "https://shop.example:/bag",
      "https://shop.example:0443/bag", "https://shop%2Eexample/bag", "store://bag", "Store://BAG", "store:///bag",
      "http://shop.example:8080/bag", "https://shop.example/%62ag", "https://shop.example/bag/",
      "https://shop.example/bag?",
      "https://shop.example/bag#", "https://shop.example/bag?x=1&&=2&y",
    ])
  func equalSpellings(_ link: String) throws {
    #expect(try shop().match(link).pattern == "bag")
  }

  @Test(
    "DL-7 A link with another scheme, host or port is foreign",
    arguments: [
      ("https://other.example/bag", "https://other.example"),
      ("https://shop.example.evil/bag", "https://shop.example.evil"),
      ("https://shop.example./bag", "https://shop.example."),
      ("https://shop.example:444/bag", "https://shop.example:444"),
      ("mailto:you@shop.example", "mailto:"),
      ("https:///bag", "https://"), ("bag://bag", "bag://bag"),
      ("https://shop.exampl/bag", "https://shop.exampl"), ("javascript:alert(1)", "javascript:"),
      ("file:///etc/passwd", "file://"),
    ])
  func foreign(_ link: String, _ origin: String) throws {
    #expect(error(link, try shop()) == .foreign(origin: origin))
  }

  @Test(
    "DL-7 No spelling of a link bypasses the origins of the table",
    arguments: [
      ("https://shop.example//bag", LinkError.malformed(.emptySegment(number: 1))),
      ("https://shop.example/account//orders", .malformed(.emptySegment(number: 2))),
      ("https://shop.example/bag//", .malformed(.emptySegment(number: 2))),
      ("https://shop.example/x/../bag", .malformed(.dotSegment(number: 2))),
      ("https://shop.example/./bag", .malformed(.dotSegment(number: 1))),
      ("https://shop.example/x/%2e%2E/bag", .malformed(.dotSegment(number: 2))),
      ("https://shop.example/x/.%2e", .malformed(.dotSegment(number: 2))),
      ("store://../bag", .malformed(.dotSegment(number: 1))), ("store:////bag", .malformed(.emptySegment(number: 1))),
      ("https://shop.example/account%2Forders", .unknown(path: "account%2Forders")),
      ("https://shop.example/Bag", .unknown(path: "Bag")), ("https://shop.example/bag;x", .unknown(path: "bag;x")),
      ("https://shop.example/bag.", .unknown(path: "bag.")),
      ("https://shop.example/%2562ag", .unknown(path: "%2562ag")),
      ("https://me@shop.example/bag", .malformed(.userName)), ("https://me:pw@shop.example/bag", .malformed(.userName)),
      ("https://shop.example:x/bag", .malformed(.port("x"))),
      ("https://shop.example:-443/bag", .malformed(.port("-443"))),
      ("store://me@bag", .malformed(.userName)), ("store://bag:80", .malformed(.port("bag:80"))),
      ("https://shop.example\\bag", .foreign(origin: "https://shop.example\\bag")),
      ("https://shop.example/b\0ag", .malformed(.character(0, offset: 22))),
      ("https://shop.example/bag ", .malformed(.character(0x20, offset: 24))),
      (" https://shop.example/bag", .malformed(.noScheme)),
      ("https://shop.example/bäg", .malformed(.character(0xC3, offset: 22))),
      ("https://shop.example/bag?a=\n", .malformed(.character(0x0A, offset: 27))),
      ("https://shop.example/bag#\u{7F}", .malformed(.character(0x7F, offset: 25))),
      ("https://shop.example/b%6", .malformed(.escape(offset: 22))),
      ("https://shop.example/%zz", .malformed(.escape(offset: 21))),
      ("https://shop.example/bag?%", .malformed(.escape(offset: 25))), ("", .malformed(.empty)),
      ("bag", .malformed(.noScheme)),
      ("/bag", .malformed(.noScheme)), ("//shop.example/bag", .malformed(.noScheme)), ("://", .malformed(.noScheme)),
      ("https:bag", .malformed(.noSlashes(scheme: "https"))),
      ("store:/bag", .malformed(.noSlashes(scheme: "store"))),
      ("1https://shop.example/bag", .malformed(.noScheme)),
    ])
  func spellings(_ link: String, _ expected: LinkError) throws {
    #expect(error(link, try shop()) == expected)
  }

  @Test("DL-7 A link without a path opens the pattern without segments")
  func noPath() throws {
    for link in [
      "https://shop.example", "https://shop.example/", "https://shop.example?a", "store://", "store:///", "store://?a",
    ] {
      #expect(try shop().match(link).pattern == "", "\(link)")
    }
  }

  @Test("DL-7 The limits of length, segments and query items are exact, and are checked first")
  func limits() throws {
    let table = try shop(LinkLimits(length: 60, segments: 2, queryItems: 3))
    let exact = "https://shop.example/product/" + String(repeating: "x", count: 31)
    #expect(try table.match(exact).pattern == "product/:id")
    #expect(error(exact + "x", table) == .tooLarge(.length, limit: 60))
    #expect(error("\0" + String(repeating: "%", count: 60), table) == .tooLarge(.length, limit: 60))
    #expect(error("https://shop.example/product/1/%zz", table) == .malformed(.escape(offset: 31)))
    #expect(error("https://shop.example/product/1/2", table) == .tooLarge(.segments, limit: 2))
    #expect(error("https://shop.example/product/1/2/%zz", table) == .tooLarge(.segments, limit: 2))
    #expect(try table.match("https://shop.example/product/1/?a&b&c").pattern == "product/:id")
    #expect(error("https://shop.example/bag?a&b&c&", table) == .tooLarge(.queryItems, limit: 3))
    #expect(error("https://shop.example/bag?&&&", table) == .tooLarge(.queryItems, limit: 3))
    let none = try shop(LinkLimits(length: 100, segments: -1, queryItems: 0))
    #expect(error("https://shop.example/bag", none) == .tooLarge(.segments, limit: 0))
    #expect(error("https://shop.example/?a", none) == .tooLarge(.queryItems, limit: 0))
    #expect(try none.match("https://shop.example/?").pattern == "")
  }

  @Test("DL-7 No table matches more segments than the upper bound")
  func mostSegments() throws {
    let table = try table("*rest", limits: LinkLimits(length: 1_000_000, segments: .max, queryItems: 1))
    let most = "https://shop.example" + String(repeating: "/x", count: LinkLimits.mostSegments)
    #expect(try table.match(most).pattern == "*rest")
    #expect(error(most + "/x", table) == .tooLarge(.segments, limit: LinkLimits.mostSegments))
  }

  @Test("DL-7 A part that the pattern does not name is ignored with a note, or refused, by the table's rules")
  func rules() throws {
    let link = "https://shop.example/search?q=a&utm%5F=1&fbclid=2#top"
    var builder = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
    struct Search: Codable, Sendable { var q: String }
    builder.add(LinkPattern<Search>("search?q")) { $0.q }
    let match = try builder.build().match(link)
    #expect(try match.target() == "a")
    let read = LinkNote.readAs("https://shop.example/search?q=a")
    #expect(
      try match.notes() == [.ignoredQueryItem("utm_"), .ignoredQueryItem("fbclid"), .ignoredFragment("top"), read])
    #expect(try match.canonical() == "https://shop.example/search?q=a")
    builder.rules = LinkRules(unknownQueryItems: .refused)
    #expect(throws: LinkError.refused(.queryItem("utm_"))) { try builder.build().match(link) }
    builder.rules = LinkRules(fragments: .refused)
    #expect(throws: LinkError.refused(.fragment("top"))) { try builder.build().match(link) }
    builder.rules = LinkRules(unknownQueryItems: .refused, fragments: .refused)
    #expect(try builder.build().target(of: "https://shop.example/search?%71=b") == "b")
  }

  @Test(
    "DL-7 Invalid or overlapping origins are refused when the table is built",
    arguments: [
      [], [LinkOrigin.scheme("")], [.scheme("1a")], [.scheme("a b")], [.scheme("https")], [.https("")], [.https("a/b")],
      [.https("ü.example")], [.host("a.example", port: 0)], [.host("a.example", port: 65_536)],
      [.scheme("a"), .scheme("A")],
      [.https("a.example"), .host("A.example", port: 443)], [.scheme("a"), .host("b", scheme: "a")],
      [.host("b", scheme: "a"), .scheme("a")],
    ])
  func wrongOrigins(_ origins: [LinkOrigin]) {
    #expect(throws: LinkTableError.self) { try table("bag", origins: origins) }
  }

  @Test("DL-7 In a table with a scheme of the app, no pattern begins with an uppercase letter")
  func uppercaseFirstSegment() throws {
    let error = #expect(throws: LinkTableError.self) { try table("Bag/:x", origins: [.scheme("store")]) }
    #expect(error?.problems == [.uppercaseFirstSegment("Bag/:x")])
    #expect(try table("Bag/:x").match("https://shop.example/Bag/1").pattern == "Bag/:x")
  }

  @Test("DL-7 A message escapes control characters of a link, and shortens the link to a line")
  func messages() throws {
    let nasty = "\u{1B}[31m\0\n\u{202E}\u{2028}\u{9B}" + String(repeating: "x", count: 500)
    let errors: [LinkError] = [
      .foreign(origin: nasty), .unknown(path: nasty),
      .unknown(path: nasty, missing: .init(nasty, of: nasty)), .foreign(origin: nasty, ours: "store://"),
      .refused(.queryItem(nasty)), .refused(.fragment(nasty)),
      .malformed(.port(nasty)), .malformed(.notUTF8(nasty)), .rejected(pattern: nasty, reason: nasty),
      .parameter(LinkParameter(name: nasty, place: .nowhere), .doesNotConvert(found: nasty, wanted: nasty)),
    ]
    let printing: [LinkPrintingError] = [
      .notASegment(name: nasty, text: nasty), .opensAnother(pattern: nasty, link: nasty),
    ]
    let notes: [LinkNote] = [.readAs(nasty), .ignoredFragment(nasty)]
    for text in errors.map(\.description) + printing.map(\.description) + notes.map(\.description) {
      #expect(text.count < 500)
      #expect(
        text.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && !["\u{202E}", "\u{2028}", "\u{9B}", "\u{7F}"].contains($0)
        })
      #expect(text.contains("\\u{1B}"))
    }
  }

  @Test("DL-7 No bytes crash the table")
  func anyBytes() throws {
    let table = try shop()
    var numbers = SeededNumbers(seed: 7)
    var malformed = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
        UInt8.random(in: .min ... .max, using: &numbers)
      }
      let beginning =
        ["", "https://shop.example/", "store://", "https://shop.example/product/"].randomElement(using: &numbers) ?? ""
      do throws(LinkError) { _ = try table.target(of: beginning + String(decoding: bytes, as: UTF8.self)) } catch {
        if case .malformed = error { malformed += 1 }
      }
    }
    #expect(malformed > 10_000)
  }
}
