import Foundation
import LinkTable
import Testing

@Suite("Parameters of links") struct ParameterTests {
  enum Sort: String, Codable, CaseIterable, Sendable { case price, name }

  struct Category: Codable, Hashable, Sendable {
    var id: Int
    var sort: Sort?
    var tags: [String]
    var page: UInt8?
    var next: URL?
  }

  private static let category = LinkPattern<Category>("category/:id?sort&tags&page&next")

  private func categories(_ rules: LinkRules = LinkRules()) throws -> LinkRoutes<Category> {
    var builder = LinkRoutesBuilder<Category>(origins: [.https("shop.example")])
    builder.rules = rules
    builder.add(Self.category) { $0 }
    return try builder.build()
  }

  private func error(_ link: String, _ table: LinkRoutes<Category>) -> LinkError? {
    #expect(throws: LinkError.self) { try table.target(of: link) }
  }

  @Test("DL-1 Parameters of path and query become the properties of a type, by name")
  func properties() throws {
    let table = try categories()
    let link = "https://shop.example/category/7?tags=red&sort=price&tags=new&page=2&next=https%3A%2F%2Fa.example%2F%3Fb"
    let value = try table.target(of: link)
    #expect(
      value == Category(id: 7, sort: .price, tags: ["red", "new"], page: 2, next: URL(string: "https://a.example/?b")))
    #expect(try table.target(of: "https://shop.example/category/7") == Category(id: 7, tags: []))
  }

  struct Kinds: Codable, Hashable, Sendable {
    var bool = true
    var text = "a/b"
    var double = 1.5
    var float: Float = -0.25
    var int = -7
    var int8: Int8 = -8
    var int16: Int16 = -16
    var int32: Int32 = -32
    var int64: Int64 = -64
    var uint: UInt = 7
    var uint8: UInt8 = 8
    var uint16: UInt16 = 16
    var uint32: UInt32 = 32
    var uint64: UInt64? = 64
    var list: [Int] = [1, 2]
  }

  @Test("DL-2 Properties of all standard types with a single text are printed and read")
  func kinds() throws {
    let pattern = LinkPattern<Kinds>(
      "kinds/:int?bool&text&double&float&int8&int16&int32&int64&uint&uint8&uint16&uint32&uint64&list")
    var builder = LinkRoutesBuilder<Kinds>(origins: [.https("shop.example")])
    builder.add(pattern) { $0 }
    let table = try builder.build()
    #expect(try table.target(of: try table.link(pattern, Kinds())) == Kinds())
  }

  @Test("DL-1 A tail is printed with all its parameters or not at all")
  func tails() throws {
    struct Order: Codable, Hashable, Sendable { var order: Int?; var item: Int? }
    var builder = LinkRoutesBuilder<Order>(origins: [.https("shop.example")])
    let pattern = LinkPattern<Order>("orders[/:order[/items/:item]]")
    builder.add(pattern) { $0 }
    let table = try builder.build()
    let values = [
      "": Order(), "/1": Order(order: 1), "/1/items/2": Order(order: 1, item: 2),
    ]
    for (tail, value) in values {
      let link = "https://shop.example/orders" + tail
      #expect(try table.target(of: link) == value)
      #expect(try table.link(pattern, value) == link)
    }
    #expect(throws: LinkError.unknown(path: "orders/1/items")) {
      try table.target(of: "https://shop.example/orders/1/items")
    }
    #expect(throws: LinkPrintingError.missing(name: "order", pattern: pattern.text)) {
      try table.link(pattern, Order(item: 2))
    }
  }

  @Test("DL-1 A rest in a tail may be empty")
  func emptyRest() throws {
    struct Folder: Codable, Hashable, Sendable { var path: [String] }
    var builder = LinkRoutesBuilder<Folder>(origins: [.https("shop.example")])
    let pattern = LinkPattern<Folder>("files[/*path]")
    builder.add(pattern) { $0 }
    let table = try builder.build()
    for (link, path) in ["https://shop.example/files": [], "https://shop.example/files/a/b": ["a", "b"]] {
      #expect(try table.target(of: link) == Folder(path: path))
      #expect(try table.link(pattern, Folder(path: path)) == link)
    }
  }

  @Test("DL-1 The rest of a path is a list of one or more segments")
  func rest() throws {
    var builder = LinkRoutesBuilder<[String]>(origins: [.https("shop.example")])
    let pattern = LinkPattern<[String]>("files/*path")
    builder.add(pattern) { $0 }
    let table = try builder.build()
    #expect(try table.target(of: "https://shop.example/files/a/b%2Fc/d") == ["a", "b/c", "d"])
    #expect(try table.link(pattern, ["a", "b/c"]) == "https://shop.example/files/a/b%2Fc")
    #expect(throws: LinkError.unknown(path: "files")) { try table.target(of: "https://shop.example/files/") }
    #expect(throws: LinkPrintingError.missing(name: "path", pattern: "files/*path")) { try table.link(pattern, []) }
  }

  @Test("DL-1 A table gives the same results on many threads at once")
  func threads() async throws {
    let table = try categories()
    let ids = await withTaskGroup(of: Int?.self) { group in
      for id in 0..<200 {
        group.addTask { try? table.target(of: "https://shop.example/category/\(id)").id }
      }
      return await group.reduce(into: Set<Int?>()) { $0.insert($1) }
    }
    #expect(ids == Set((0..<200).map { $0 }))
  }

  @Test("DL-1 A change of a builder's copy does not affect the original")
  func builderIsAValue() throws {
    var first = LinkRoutesBuilder<Int>(origins: [.https("shop.example")])
    first.add(LinkPattern<Void>("a")) { 1 }
    var second = first
    second.add(LinkPattern<Void>("b")) { 2 }
    #expect(try first.build().patterns == ["a"])
    #expect(try second.build().patterns == ["a", "b"])
  }

  @Test(
    "DL-1 Building a table refuses an invalid pattern with the reason",
    arguments: [
      ("a//b", PatternError.segment("")), ("a/", .segment("")), ("a/../b", .segment("..")), ("a/:", .name("")),
      ("a/:x/:x", .twice("x")), ("a/:x?x", .twice("x")), ("a?", .name("")), ("a?b&&c", .name("")),
      ("a/:b c", .name("b c")),
      ("a[/b]", .tailWithoutParameter), ("a[/:b", .brackets), ("a/:b]", .brackets), ("a[:b]", .brackets),
      ("a[/:b]/c", .brackets),
      ("*rest/a", .afterRest), ("a#b", .brackets), ("a[]", .brackets),
    ])
  func wrongPatterns(_ pattern: String, _ reason: PatternError) {
    let error = #expect(throws: LinkTableError.self) { try table(pattern) }
    switch error?.problems.first {
    case .pattern(pattern, let found): #expect(found == reason)
    default: Issue.record("\(pattern): \(String(describing: error))")
    }
  }

  @Test("DL-2 A conversion error names the segment or query item, its text, and the expected type")
  func conversions() throws {
    let table = try categories()
    let errors: [(String, LinkError)] = [
      (
        "x7", .parameter(LinkParameter(name: "id", place: .segment(2)), .doesNotConvert(found: "x7", wanted: "Int"))
      ),
      (
        "99999999999999999999",
        .parameter(
          LinkParameter(name: "id", place: .segment(2)),
          .doesNotConvert(found: "99999999999999999999", wanted: "Int"))
      ),
      (
        "7?sort=size",
        .parameter(
          LinkParameter(name: "sort", place: .queryItem), .doesNotConvert(found: "size", wanted: "Sort: price, name"))
      ),
      (
        "7?page=256",
        .parameter(LinkParameter(name: "page", place: .queryItem), .doesNotConvert(found: "256", wanted: "UInt8"))
      ),
      ("7?page=1&page=1", .parameter(LinkParameter(name: "page", place: .queryItem), .repeated(times: 2))),
      (
        "7?page",
        .parameter(LinkParameter(name: "page", place: .queryItem), .doesNotConvert(found: "", wanted: "UInt8"))
      ),
      (
        "%C3%A97%0A",
        .parameter(LinkParameter(name: "id", place: .segment(2)), .doesNotConvert(found: "é7\n", wanted: "Int"))
      ),
      ("%FF", .malformed(.notUTF8("%FF"))), ("7?tags=%C3", .malformed(.notUTF8("%C3"))),
    ]
    for (tail, expected) in errors { #expect(error("https://shop.example/category/" + tail, table) == expected) }
    #expect(
      error("https://shop.example/category/7?sort=size", table)?.description
        == "Query item “sort” is “size” and should be a Sort: price, name. Write a value of that type.")
  }

  @Test("DL-2 A required parameter that the link lacks is an error, never a default")
  func missing() throws {
    struct Search: Codable, Hashable, Sendable { var q: String }
    var builder = LinkRoutesBuilder<Search>(origins: [.https("shop.example")])
    builder.add(LinkPattern<Search>("search?q")) { $0 }
    let table = try builder.build()
    #expect(throws: LinkError.parameter(LinkParameter(name: "q", place: .nowhere), .missing(wanted: "String"))) {
      try table.target(of: "https://shop.example/search")
    }
    #expect(try table.target(of: "https://shop.example/search?q=").q == "")
  }

  @Test("DL-2 A type that does not fit its pattern is an error, not a crash")
  func unsuitableTypes() throws {
    struct Inner: Codable, Hashable, Sendable { var a = 1 }
    struct Nested: Codable, Hashable, Sendable { var inner = Inner() }
    struct Lists: Codable, Hashable, Sendable { var inner = [Inner()] }
    struct ListOfLists: Codable, Hashable, Sendable { var inner = [[1]] }
    struct List: Codable, Hashable, Sendable { var inner = [1] }
    func check<Value: Codable & Hashable & Sendable>(_ value: Value, _ text: String, _ link: String) throws {
      var builder = LinkRoutesBuilder<Value>(origins: [.https("shop.example")])
      let pattern = LinkPattern<Value>(text)
      builder.add(pattern) { $0 }
      let table = try builder.build()
      #expect(throws: LinkError.self) { try table.target(of: "https://shop.example/" + link) }
      #expect(throws: LinkPrintingError.self) { try table.link(pattern, value) }
    }
    try check(Nested(), "a/:inner", "a/1")
    try check(Lists(), "a?inner", "a?inner=1")
    try check(ListOfLists(), "a?inner", "a?inner=1")
    try check(List(), "a/:inner", "a/1")
    try check([1: 2], "a/:inner", "a/1")
    try check(7, "a/*inner", "a/1")
    try check(7, "a/:b/:c", "a/1/2")
    try check(Optional<Int>.none, "a/:b", "a/x")
    try check([Optional<Int>.none], "a/*b", "a/x")
  }

  @Test("DL-2 Any type with a single text can be the only parameter of a pattern")
  func singleValues() throws {
    struct Code: LosslessStringConvertible, Hashable, Sendable {
      var description: String
      init?(_ description: String) {
        guard description.count == 3 else { return nil }
        self.description = description
      }
    }
    var builder = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
    builder.add(LinkPattern<Code>("code/:code")) { "\($0)" }
    builder.add(LinkPattern<UUID>("id/:id")) { "\($0)" }
    builder.add(LinkPattern<URL>("open/:address")) { "\($0)" }
    builder.add(LinkPattern<Bool>("flag/:flag")) { "\($0)" }
    builder.add(LinkPattern<Double>("size/:size")) { "\($0)" }
    let table = try builder.build()
    let uuid = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(try table.target(of: "https://shop.example/code/abc") == "abc")
    #expect(try table.target(of: "https://shop.example/id/\(uuid)") == uuid)
    let address = try #require(URL(string: "https://a.example/?b"))
    let link = "https://shop.example/open/https%3A%2F%2Fa.example%2F%3Fb"
    #expect(try table.target(of: link) == address.absoluteString)
    #expect(try table.link(LinkPattern<URL>("open/:address"), address) == link)
    #expect(try table.target(of: "https://shop.example/flag/true") == "true")
    #expect(try table.target(of: "https://shop.example/size/-1.5") == "-1.5")
    #expect(throws: LinkError.self) { try table.target(of: "https://shop.example/code/abcd") }
    #expect(throws: LinkError.self) { try table.target(of: "https://shop.example/id/7") }
  }

  @Test("DL-2 A Character parameter accepts exactly one character of any number of bytes")
  func characters() throws {
    var builder = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
    let initial = LinkPattern<Character>("letters?initial")
    builder.add(initial) { "\($0)" }
    builder.add(LinkPattern<Unicode.Scalar>("signs?sign")) { "\($0)" }
    let table = try builder.build()
    for character in ["e", "\u{E9}", "👨‍👩‍👧", "\r\n"] as [Character] {
      #expect(try table.target(of: table.link(initial, character)) == "\(character)")
    }
    #expect(try table.target(of: "https://shop.example/letters?initial=%C3%A9") == "é")
    let parameter = LinkParameter(name: "initial", place: .queryItem)
    for text in ["", "ab"] {
      #expect(throws: LinkError.parameter(parameter, .doesNotConvert(found: text, wanted: "Character"))) {
        try table.target(of: "https://shop.example/letters?initial=\(text)")
      }
      #expect(throws: LinkError.self) { try table.target(of: "https://shop.example/signs?sign=\(text)") }
    }
  }

  @Test("DL-2 An error of the app's own code becomes an error of the link, shortened to a line")
  func rejection() throws {
    struct Unknown: Error, CustomStringConvertible { let description = "there is no product 7\u{1B}[31m" }
    var builder = LinkRoutesBuilder<Int>(origins: [.https("shop.example")])
    builder.add(LinkPattern<Int>("product/:id")) { _ in throw Unknown() }
    let table = try builder.build()
    let error = #expect(throws: LinkError.self) { try table.target(of: "https://shop.example/product/7") }
    #expect(
      error?.description == #"A link “product/:id” was rejected: there is no product 7\u{1B}[31m. Correct the value."#)
  }

  @Test("DL-2 Leading zeros are ignored or refused by the table's rules")
  func leadingZeros() throws {
    let link = "https://shop.example/category/007"
    let table = try categories()
    #expect(try table.target(of: link).id == 7)
    #expect(try table.match(link).notes() == [.readAs("https://shop.example/category/7")])
    let strict = try categories(LinkRules(leadingZeros: .refused))
    #expect(
      error(link, strict) == .parameter(LinkParameter(name: "id", place: .segment(2)), .leadingZeros(found: "007")))
    #expect(try strict.target(of: "https://shop.example/category/0").id == 0)
  }
}
