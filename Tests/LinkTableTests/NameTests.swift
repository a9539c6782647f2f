import Foundation
import LinkTable
import Testing

@Suite("Names of parameters") struct NameTests {
  private struct Place: Codable, Hashable, Sendable { var number: Int }
  private enum Size: String, Codable, CaseIterable, Sendable { case small, large }
  private struct Thing: Codable, Hashable, Sendable {
    var size: Size
    var place: UUID
    var tags: [String]
    var number: Int
    var note: String?
  }

  private func problems<Value: Codable & Sendable>(_ text: String, _: Value.Type) -> [LinkTableError.Problem] {
    var builder = LinkRoutesBuilder<String>(origins: [.scheme("store")])
    builder.add(LinkPattern<Value>(text)) { _ in text }
    do throws(LinkTableError) {
      _ = try builder.build()
      return []
    } catch {
      return error.problems
    }
  }

  @Test("DL-1 Building a table refuses a parameter that is not a property of its type, and lists the properties")
  func wrongName() {
    let found = problems("a/:nummer", Place.self)
    #expect(found == [.noProperty("a/:nummer", parameter: "nummer", of: "Place", properties: ["number"])])
    #expect(
      found.map(\.description) == [
        "The pattern “a/:nummer” has a parameter “nummer”, which is no property of Place; that has “number”. "
          + "Name each parameter as the property that it is read into."
      ])
    #expect(
      problems("a/:size/:place/:nummer?tags&note", Thing.self) == [
        .noProperty(
          "a/:size/:place/:nummer?tags&note", parameter: "nummer", of: "Thing",
          properties: ["size", "place", "tags", "number", "note"])
      ])
  }

  @Test("DL-1 Building a table refuses a required property without a parameter")
  func missingName() {
    let found = problems("a", Place.self)
    #expect(found == [.noParameter("a", property: "number", of: "Place")])
    #expect(
      found.map(\.description) == [
        "The pattern “a” has no parameter “number”, which is a property of Place. "
          + "Add it, as :number, or make the property optional."
      ])
  }

  @Test("DL-1 Parameters with the names of properties are accepted, also in tails and the query")
  func rightNames() {
    #expect(problems("a/:number", Place.self).isEmpty)
    #expect(problems("a[/:number]", Place.self).isEmpty)
    #expect(problems("a?number", Place.self).isEmpty)
    #expect(problems("a/:size/:place/:number/*tags", Thing.self).isEmpty)
    #expect(problems("a/:anything", Int.self).isEmpty)
    #expect(problems("a/:anything", UUID.self).isEmpty)
    #expect(problems("a/*anything", [String].self).isEmpty)
    #expect(problems("a/:anything", [String: Int].self).isEmpty)
  }

  /// A type that decodes one of two properties, depending on a third.
  private struct OneOfTwo: Codable, Sendable {
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      switch try values.decode(String.self, forKey: .kind) {
      case "place": _ = try values.decode(String.self, forKey: .name)
      default: _ = try values.decode(Int.self, forKey: .number)
      }
    }

    enum CodingKeys: String, CodingKey { case kind, name, number }
    func encode(to encoder: any Encoder) throws {}
  }

  /// A type that decodes arbitrary keys.
  private struct Plain: Codable, Sendable {
    private struct AnyKey: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: AnyKey.self)
      for key in values.allKeys { _ = try values.decode(String.self, forKey: key) }
    }

    func encode(to encoder: any Encoder) throws {}
  }

  /// A type that is a single text or has properties.
  private struct Either: Codable, Sendable {
    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self), !text.isEmpty { return }
      _ = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .number)
    }

    enum CodingKeys: String, CodingKey { case number }
    func encode(to encoder: any Encoder) throws {}
  }

  /// A type that decodes a missing property as a default.
  private struct Forgiving: Codable, Sendable {
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      _ = (try? values.decode(Int.self, forKey: .number)) ?? 0
    }

    enum CodingKeys: String, CodingKey { case number }
    func encode(to encoder: any Encoder) throws {}
  }

  @Test("DL-1 A type with its own decoding is not refused if another link could decode")
  func decodingByHand() {
    #expect(problems("a/:kind/:name", OneOfTwo.self).isEmpty)
    #expect(problems("a/:kind/:number", OneOfTwo.self).isEmpty)
    #expect(problems("a/:one/:other", Plain.self).isEmpty)
    #expect(problems("a/:one", Either.self).isEmpty)
    #expect(problems("a/:one", Forgiving.self).isEmpty)
  }

  @Test("DL-4 A pattern that is added twice is reported once, with both places")
  func twice() {
    var builder = LinkRoutesBuilder<String>(origins: [.scheme("store")])
    builder.add(LinkPattern<Int>("product[/:id]")) { _ in "number" }
    builder.add(LinkPattern<Void>("bag"), aliases: ["product[/:id]"]) { "bag" }
    builder.add(LinkPattern<String>("product[/:id]")) { _ in "name" }
    builder.add(LinkPattern<Void>("bag")) { "bag" }
    let error = #expect(throws: LinkTableError.self) { try builder.build() }
    #expect(
      error?.problems.map(\.description) == [
        "The pattern “product[/:id]” was added twice: as pattern 1, of Int, and as an alias of “bag”. "
          + "Take one away, or spell one differently.",
        "The alias “product[/:id]” of “bag” has a parameter “id” that the pattern has not. "
          + "Name the alias's parameters as the pattern names them.",
        "The pattern “product[/:id]” was added twice: as pattern 1, of Int, and as pattern 3, of String. "
          + "Take one away, or spell one differently.",
        "The pattern “bag” was added twice: as pattern 2, and as pattern 4. Take one away, or spell one differently.",
      ])
  }

  @Test(
    "DL-7 The error for a link with our host and another scheme has the beginning of our links",
    arguments: ["http://shop.example/bag", "HTTP://Shop.Example:8080/bag", "ftp://shop.example"])
  func otherScheme(_ link: String) throws {
    let table = try table("bag", origins: [.scheme("store"), .https("shop.example")])
    let error = #expect(throws: LinkError.self) { try table.match(link) }
    let origin = link.replacing("/bag", with: "")
    #expect(
      error?.description
        == "The link begins with “\(origin)”, and links of this host begin with “https://shop.example”. "
        + "Write “https://shop.example”.")
    #expect(
      throws: LinkError.foreign(origin: "https://shop.example:8080"), "a port is no scheme",
      performing: { try table.match("https://shop.example:8080/bag") })
  }

  @Test(
    "DL-9 A link without a path has an error of its own", arguments: ["store://", "store:///", "https://shop.example"])
  func noPath(_ link: String) throws {
    let table = try table("bag", origins: [.scheme("store"), .https("shop.example")])
    let error = #expect(throws: LinkError.self) { try table.match(link) }
    #expect(error == .unknown(path: ""))
    #expect(error?.reason == "The link has no path, and no link of this app is without one")
  }
}
