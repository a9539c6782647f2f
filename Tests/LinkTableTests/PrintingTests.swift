import Foundation
import LinkTable
import Testing
import Walks

@Suite("Printing links") struct PrintingTests {
  struct Everything: Codable, Hashable, Sendable {
    var first: Exactly
    var second: Exactly
    var tail: Exactly?
    var query: Exactly
    var optional: Exactly?
    var list: [Exactly]
  }

  enum Target: Hashable, Sendable {
    case everything(Everything)
    case rest([Exactly])
    case number(Int64)
    case text(Exactly)
    case nothing
  }

  static let everything = LinkPattern<Everything>("every/:first/thing/:second[/tail/:tail]?query&optional&list")
  static let rest = LinkPattern<[Exactly]>("rest/*path")
  static let number = LinkPattern<Int64>("number/:number")
  static let text = LinkPattern<Exactly>(":text/at/the/front")
  static let nothing = LinkPattern<Void>("nothing")
  static let origins: [LinkOrigin] = [.https("shop.example"), .scheme("store"), .host("other.example", port: 8080)]

  static func table() throws -> LinkRoutes<Target> {
    var builder = LinkRoutesBuilder<Target>(origins: origins)
    builder.limits.length = 200_000
    builder.add(everything, aliases: ["old/:first/:second?query&optional&list"]) { .everything($0) }
    builder.add(rest) { .rest($0) }
    builder.add(number, aliases: ["n/:number"]) { .number($0) }
    builder.add(text) { .text($0) }
    builder.add(nothing) { .nothing }
    return try builder.build()
  }

  private func randomEverything(_ numbers: inout SeededNumbers) -> Everything {
    Everything(
      first: Exactly(numbers.hostileSegment()), second: Exactly(numbers.hostileSegment()),
      tail: Bool.random(using: &numbers) ? Exactly(numbers.hostileSegment()) : nil,
      query: Exactly(numbers.hostileText()),
      optional: Bool.random(using: &numbers) ? Exactly(numbers.hostileText()) : nil,
      list: (0..<Int.random(in: 0...3, using: &numbers)).map { _ in Exactly(numbers.hostileText()) })
  }

  @Test("DL-3 A printed link is read as the same value: parse(print(x)) == x")
  func roundTrip() throws {
    let table = try Self.table()
    var numbers = SeededNumbers(seed: Walks.firstSeed)
    for _ in 0..<Walks.count(2_000, long: 100_000) {
      let origin = Self.origins.randomElement(using: &numbers)
      let every = randomEverything(&numbers)
      #expect(try table.target(of: table.link(Self.everything, every, at: origin)) == .everything(every))
      let rest = (0...Int.random(in: 0..<4, using: &numbers)).map { _ in Exactly(numbers.hostileSegment()) }
      #expect(try table.target(of: table.link(Self.rest, rest, at: origin)) == .rest(rest))
      let number = Int64.random(in: .min ... .max, using: &numbers)
      #expect(try table.target(of: table.link(Self.number, number, at: origin)) == .number(number))
      let text = Exactly(numbers.hostileSegment())
      #expect(try table.target(of: table.link(Self.text, text, at: origin)) == .text(text))
    }
  }

  @Test("DL-3 A value of ten kilobytes is read back", arguments: ["x", "%", "👩‍👩‍👧", "e\u{301}", "\0", "/", "שלום"])
  func longValues(_ unit: String) throws {
    let table = try Self.table()
    let text = String(repeating: unit, count: 10_240 / unit.utf8.count)
    let value = Everything(first: Exactly(text), second: Exactly("x"), query: Exactly(text), list: [Exactly(text)])
    #expect(try table.target(of: table.link(Self.everything, value)) == .everything(value))
  }

  /// A type with query items whose names need escapes.
  struct Escaped: Codable, Hashable, Sendable {
    var size: Int
    var colour: String

    enum CodingKeys: String, CodingKey {
      case size = "größe"
      case colour = "色"
    }
  }

  @Test("DL-3 The names of query items are printed with escapes, and the link is read as the same value")
  func escapedNames() throws {
    let find = LinkPattern<Escaped>("find?größe&色")
    var builder = LinkRoutesBuilder<Escaped>(origins: [.scheme("store")])
    builder.add(find) { $0 }
    let table = try builder.build()
    let link = try table.link(find, Escaped(size: 4, colour: "red"))
    #expect(link == "store://find?gr%C3%B6%C3%9Fe=4&%E8%89%B2=red")
    #expect(try table.target(of: link) == Escaped(size: 4, colour: "red"))
  }

  /// Returns another spelling of the link, with some bytes of path and query encoded.
  private func respelled(_ link: String, _ numbers: inout SeededNumbers) -> String {
    let beginning = "https://shop.example/"
    var spelled =
      ["https://shop.example/", "HTTPS://Shop.EXAMPLE:443/", "https://shop.example:/"]
      .randomElement(using: &numbers) ?? beginning
    for byte in link.utf8.dropFirst(beginning.utf8.count) {
      let isData = byte.isLetterOrDigit && link.utf8.contains(byte)
      if isData, Int.random(in: 0..<3, using: &numbers) == 0, !link.contains("%") {
        spelled += "%" + String(byte, radix: 16)
      } else {
        spelled.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return spelled
  }

  @Test("DL-3 print(parse(u)) is canonical, and printing again changes nothing")
  func canonical() throws {
    let table = try Self.table()
    var numbers = SeededNumbers(seed: Walks.firstSeed &+ 1)
    for _ in 0..<Walks.count(2_000, long: 100_000) {
      let every = randomEverything(&numbers)
      let link = try table.link(Self.everything, every)
      #expect(try table.match(link).canonical() == link)
      let plain = "https://shop.example/every/\(Int.random(in: 0..<99, using: &numbers))/thing/b?query=c&list=d"
      let spelled = respelled(plain, &numbers) + ["", "&utm=1", "#fragment", "&&"].randomElement(using: &numbers)!
      #expect(try table.match(spelled).canonical() == plain, "\(spelled)")
    }
  }

  @Test("DL-3 A text of delimiters is no link, or has a stable canonical form that opens the same value")
  func anyText() throws {
    let table = try Self.table()
    var numbers = SeededNumbers(seed: Walks.firstSeed &+ 2)
    let parts = [
      "every", "/", "/", "thing", "?", "query=", "&", "list=", "#", "%2F", "%", "%25", "+", "a", "n", "number", "07",
      "rest", ".",
      "..", "%2e", ":", "@", "//", "é", "at/the/front", "old", "=", "nothing",
    ]
    var opened = 0
    for _ in 0..<Walks.count(40_000, long: 1_000_000) {
      let link = (0..<Int.random(in: 1...8, using: &numbers)).reduce(
        into: ["https://shop.example/", "store://", "store:///"].randomElement(using: &numbers) ?? ""
      ) { link, _ in link += parts.randomElement(using: &numbers) ?? "" }
      guard let match = try? table.match(link), let target = try? match.target() else { continue }
      opened += 1
      let canonical = try match.canonical()
      #expect(try table.target(of: canonical) == target, "\(link)")
      #expect(try table.match(canonical).canonical() == canonical, "\(link)")
      #expect(try table.match(canonical).notes().isEmpty, "\(link)")
    }
    #expect(opened > 200)
  }

  @Test("DL-3 Each segment is decoded once")
  func decodedOnce() throws {
    let table = try Self.table()
    #expect(try table.target(of: "https://shop.example/rest/%2525/%252F") == .rest([Exactly("%25"), Exactly("%2F")]))
    let link = try table.link(Self.rest, [Exactly("%25"), Exactly("%2F")])
    #expect(link == "https://shop.example/rest/%2525/%252F")
  }

  @Test("DL-3 A plus is a plus in the path and a space in the query")
  func plus() throws {
    let table = try Self.table()
    guard
      case .everything(let value) = try table.target(
        of: "https://shop.example/every/a+b/thing/%2B?query=red+shoes%2B&list=%20")
    else { return }
    #expect(
      [value.first, value.second, value.query, value.list.first].map(\.?.text) == ["a+b", "+", "red shoes+", " "])
  }

  @Test("DL-3 No link is printed that would be read as another value")
  func unprintable() throws {
    var builder = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
    let user = LinkPattern<String>("users/:name")
    builder.add(user) { $0 }
    builder.add(LinkPattern<Void>("users/me")) { "me" }
    let table = try builder.build()
    #expect(throws: LinkPrintingError.opensAnother(pattern: "users/me", link: "https://shop.example/users/me")) {
      try table.link(user, "me")
    }
    for text in ["", ".", ".."] {
      #expect(throws: LinkPrintingError.notASegment(name: "name", text: text)) { try table.link(user, text) }
    }
    #expect(throws: LinkPrintingError.tooLarge(.length, limit: 8_192)) {
      try table.link(user, String(repeating: "x", count: 9_000))
    }
    #expect(throws: LinkPrintingError.notInTable(pattern: "people/:name")) {
      try table.link(LinkPattern<String>("people/:name"), "you")
    }
    #expect(throws: LinkPrintingError.noOrigin) { try table.link(user, "you", at: .https("other.example")) }
    #expect(try table.link(user, "Me") == "https://shop.example/users/Me")
  }

  @Test("DL-3 A type that cannot read its own text has no links")
  func asymmetricTypes() throws {
    struct Halving: LosslessStringConvertible, Sendable {
      let value: Int
      init?(_ text: String) {
        guard let value = Int(text), value > 1 else { return nil }
        self.value = value / 2
      }
      init(value: Int) { self.value = value }
      var description: String { "\(value)" }
    }
    var builder = LinkRoutesBuilder<Int>(origins: [.https("shop.example")])
    let pattern = LinkPattern<Halving>("half/:of")
    builder.add(pattern) { $0.value }
    let table = try builder.build()
    for value in [1, 8] {
      #expect(throws: LinkPrintingError.doesNotRoundTrip(link: "https://shop.example/half/\(value)")) {
        try table.link(pattern, Halving(value: value))
      }
    }
    #expect(throws: LinkPrintingError.self) { try table.match("https://shop.example/half/8").canonical() }
  }

  @Test("DL-3 A field without a parameter in the pattern is an error, because the link would lose it")
  func lostValues() throws {
    struct Product: Codable, Sendable { var id = 1; var colour: String? = "red"; var sizes: [Int]? }
    var builder = LinkRoutesBuilder<Int>(origins: [.https("shop.example")])
    let short = LinkPattern<Product>("product/:id")
    let long = LinkPattern<Product>("goods/:id?colour&sizes")
    builder.add(short) { $0.id }
    builder.add(long) { $0.id }
    let table = try builder.build()
    #expect(throws: LinkPrintingError.noParameter(name: "colour", pattern: "product/:id")) {
      try table.link(short, Product())
    }
    #expect(try table.link(short, Product(colour: nil)) == "https://shop.example/product/1")
    #expect(throws: LinkPrintingError.emptyOptionalList(name: "sizes")) { try table.link(long, Product(sizes: [])) }
    #expect(try table.link(long, Product(sizes: [2, 3])) == "https://shop.example/goods/1?colour=red&sizes=2&sizes=3")
  }

  @Test("DL-3 A set is printed in the order of its texts, as a property and as the whole value")
  func sets() throws {
    struct Search: Codable, Hashable, Sendable { var tag: Set<String>; var size: Set<Int>? }
    let search = LinkPattern<Search>("search?tag&size")
    let rest = LinkPattern<Set<String>>("rest/*path")
    var builder = LinkRoutesBuilder<Int>(origins: [.https("shop.example")])
    builder.add(search) { $0.tag.count }
    builder.add(rest) { $0.count }
    let table = try builder.build()
    for _ in 0..<20 {
      let value = Search(tag: Set(["d", "b", "c", "a"].shuffled()), size: Set([40, 39, 41].shuffled()))
      #expect(
        try table.link(search, value) == "https://shop.example/search?tag=a&tag=b&tag=c&tag=d&size=39&size=40&size=41")
      #expect(try table.link(rest, value.tag) == "https://shop.example/rest/a/b/c/d")
    }
    let canonical = try table.match("https://shop.example/search?tag=b&tag=a&tag=b").canonical()
    #expect(canonical == "https://shop.example/search?tag=a&tag=b")
    #expect(try table.match("https://shop.example/search?tag=a&tag=b").canonical() == canonical)
  }

  @Test("DL-3 A link of the app's scheme has a literal first segment in the place of the host")
  func ownScheme() throws {
    let table = try Self.table()
    let store = LinkOrigin.scheme("store")
    #expect(try table.link(Self.number, 7, at: store) == "store://number/7")
    #expect(try table.link(Self.text, Exactly("Ab:@"), at: store) == "store:///Ab%3A%40/at/the/front")
    for link in ["store://number/7", "STORE://Number/7", "store:///number/7", "store://%4Eumber/7/"] {
      #expect(try table.target(of: link) == .number(7), "\(link)")
      #expect(try table.match(link).canonical() == "store://number/7")
    }
    #expect(throws: LinkError.unknown(path: "Number/7")) { try table.target(of: "store:///Number/7") }
  }

  /// A type that encodes a nested value with the nested container's encoder.
  struct Inner: Codable, Hashable, Sendable {
    enum Key: String, CodingKey { case outer }

    init() {}

    init(from decoder: any Decoder) throws {}

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      var nested = container.nestedContainer(keyedBy: Key.self, forKey: .outer)
      try "lost".encode(to: nested.superEncoder())
    }
  }

  @Test("DL-3 Every encoder refuses a nested value")
  func nestedEncoder() throws {
    let pattern = LinkPattern<Inner>("inner?outer")
    var builder = LinkRoutesBuilder<Inner>(origins: Self.origins)
    builder.add(pattern) { $0 }
    let table = try builder.build()
    #expect(throws: LinkPrintingError.nested(name: "outer")) { try table.link(pattern, Inner()) }
  }

  @Test("DL-5 Old forms of a link are opened, and printed in the new form")
  func aliases() throws {
    let table = try Self.table()
    let match = try table.match("https://shop.example/n/7")
    #expect(try match.target() == .number(7))
    #expect(match.pattern == "number/:number")
    #expect(match.alias == "n/:number")
    #expect(try match.canonical() == "https://shop.example/number/7")
    #expect(try match.notes() == [.alias("n/:number"), .readAs("https://shop.example/number/7")])
    let old = try table.match("https://shop.example/old/a/b%2F?query=c")
    #expect(try old.canonical() == "https://shop.example/every/a/thing/b%2F?query=c")
    #expect(table.aliases(of: "number/:number") == ["n/:number"])
  }

  @Test("DL-5 An alias is refused if its pattern lacks one of its parameters, or if it is tied")
  func wrongAliases() {
    var builder = LinkRoutesBuilder<Int>(origins: [.https("shop.example")])
    builder.add(LinkPattern<Int>("product/:id"), aliases: ["item/:number", "product/:id"]) { $0 }
    let error = #expect(throws: LinkTableError.self) { try builder.build() }
    #expect(
      error?.problems == [
        .alias("item/:number", of: "product/:id", parameter: "number"),
        .twice("product/:id", "as pattern 1, of Int", "as an alias of “product/:id”"),
      ])
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    Character(Unicode.Scalar(self)).isLetter || Character(Unicode.Scalar(self)).isNumber
  }
}
