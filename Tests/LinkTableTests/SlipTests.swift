import Foundation
import LinkTable
import Testing

@Suite("Mistakes in patterns and origins") struct SlipTests {
  private func sentences<Value: Codable & Sendable>(
    _ text: String, _: Value.Type = AnyParameters.self, origins: [LinkOrigin] = [.scheme("library")]
  ) -> [String] {
    var builder = LinkRoutesBuilder<String>(origins: origins)
    builder.add(LinkPattern<Value>(text)) { _ in text }
    return sentences(builder)
  }

  private func sentences(_ builder: LinkRoutesBuilder<String>) -> [String] {
    do throws(LinkTableError) {
      _ = try builder.build()
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test(
    "DL-1 Building a table refuses a parameter in the notation of another router, with the right notation",
    arguments: [
      ("books/{n}", "{n}", ":n"), ("books/<n>", "<n>", ":n"), ("books/[n]", "[n]", ":n"), ("{n}/pages", "{n}", ":n"),
      ("books/:n?sort=:sort", "sort=:sort", "sort"), ("books?:sort", ":sort", "sort"), ("a?b&{c}", "{c}", "c"),
    ])
  func notation(_ pattern: String, _ found: String, _ instead: String) {
    #expect(
      sentences(pattern) == [
        "The pattern “\(pattern)” is wrong: “\(found)” is no parameter as patterns write it. Write \(instead)."
      ])
  }

  @Test("DL-1 Other marks in a segment are literal", arguments: ["a/{b", "a/b}", "a/{}", "a/{b c}", "a/x{b}", "<"])
  func marks(_ pattern: String) { #expect(sentences(pattern).isEmpty) }

  @Test(
    "DL-1 Building a table refuses a pattern that begins with a scheme, with the right pattern and origin",
    arguments: [
      ("library://books/:n", "library://", "books/:n", ".scheme(\"library\")"),
      ("library:///books", "library://", "books", ".scheme(\"library\")"),
      ("https://example.org/books/:n", "https://example.org/", "books/:n", ".https(\"example.org\")"),
      ("http://example.org", "http://example.org/", "", ".host(\"example.org\", scheme: \"http\")"),
    ])
  func beginning(_ pattern: String, _ beginning: String, _ path: String, _ origin: String) {
    #expect(
      sentences(pattern) == [
        "The pattern “\(pattern)” is wrong: It begins with “\(beginning)”, which the origins of the table say. "
          + "Write “\(path)”, and name \(origin) as an origin."
      ])
  }

  @Test(
    "DL-7 Building a table refuses a host with more than its name, with a remedy",
    arguments: [
      ("https://example.org", ".https(\"example.org\")"), ("https://example.org/books", ".https(\"example.org\")"),
      ("example.org/", ".https(\"example.org\")"), ("example.org:8080", ".host(\"example.org\", port: 8080)"),
      ("http://example.org", ".host(\"example.org\", scheme: \"http\")"),
    ])
  func host(_ host: String, _ instead: String) {
    #expect(sentences("books", origins: [.https(host)]) == ["“\(host)” is more than a host. Write \(instead)."])
  }

  @Test("DL-7 An invalid host is refused with a description of a host", arguments: ["", "ü.example", "a b", "://"])
  func noHost(_ host: String) {
    #expect(
      sentences("books", origins: [.https(host)]) == [
        "“\(host)” is no host as links write it. Write letters, digits, “-” and “.” alone, as in .https(\"shop.example\"); "
          + "other alphabets in the form that begins with xn--."
      ])
  }

  @Test("DL-7 A scheme with its :// or an invalid character is refused with a remedy")
  func scheme() {
    #expect(
      sentences("books", origins: [.scheme("library://")]) == [
        "“library://” is more than a scheme: what follows its name is in links alone. Write .scheme(\"library\")."
      ])
    let rule = ": a letter, and then letters, digits, “+”, “-” and “.” alone."
    for (scheme, instead) in [("my app", "my-app"), ("my_app", "my-app"), ("library:", "library"), ("a/b", "a-b")] {
      #expect(
        sentences("books", origins: [.scheme(scheme)]) == [
          "“\(scheme)” is no scheme. Write .scheme(\"\(instead)\")\(rule)"
        ])
    }
    for scheme in ["", "1a", "ü"] {
      #expect(
        sentences("books", origins: [.scheme(scheme)]) == [
          "“\(scheme)” is no scheme. Write one, as in .scheme(\"store\")\(rule)"
        ])
    }
    #expect(
      sentences("books", origins: [.scheme("https")]) == [
        "Links of “https” have a host, so that the origin has to name it. Write .https(\"shop.example\"), with your host."
      ])
    #expect(
      sentences("books", origins: [.host("a.example", port: 0)]) == [
        "There is no port 0. Name one from 1 to 65535, or none for the scheme's own."
      ])
  }

  @Test("DL-1 A type that is read from one parameter is refused for a pattern without parameters")
  func oneParameter() {
    #expect(
      sentences("books", Int.self) == [
        "The pattern “books” has no parameter, and its Int is read from one. "
          + "Write “books/:value”, or make it a LinkPattern<Void>."
      ])
    #expect(sentences("books", UUID.self).count == 1)
    #expect(sentences("books", String.self).count == 1)
    for right in ["books/:n", "books[/:n]", "books?n", "books/:n?mark", "books[/:n[/:page]]"] {
      #expect(sentences(right, Int.self).isEmpty)
    }
    #expect(sentences("books", [String].self).isEmpty)
    #expect(sentences("books", Optional<Int>.self).isEmpty)
  }

  /// A type that is a single text and cannot be decoded.
  private struct Word: LosslessStringConvertible, Sendable {
    let description: String
    init(_ text: String) { description = text }
  }

  @Test("DL-1 A type with a single text is refused for a pattern without parameters")
  func oneText() {
    var builder = LinkRoutesBuilder<String>(origins: [.scheme("library")])
    builder.add(LinkPattern<Word>("words/:word")) { "\($0)" }
    #expect(sentences(builder).isEmpty)
    builder.add(LinkPattern<Word>("words")) { "\($0)" }
    #expect(sentences(builder).count == 1)
  }

  @Test("DL-1 A pattern without a value is refused if it has a required parameter")
  func noParameter() {
    var builder = LinkRoutesBuilder<String>(origins: [.scheme("library")])
    builder.add(LinkPattern<Void>("books[/:n]")) { "books" }
    builder.add(LinkPattern<Void>("help?page")) { "help" }
    #expect(sentences(builder).isEmpty)
    builder.add(LinkPattern<Void>("loans/:n")) { "loans" }
    #expect(
      sentences(builder) == [
        "The pattern “loans/:n” has a parameter “n”, which a LinkPattern<Void> does not read. "
          + "Name the type that it is read into, as in LinkPattern<Int>."
      ])
  }

  @Test(
    "DL-7 The error for a scheme similar to the app's own suggests the app's scheme",
    arguments: ["libary://books/3", "LIBARY://books", "libraryy://books", "libary:books"])
  func nearScheme(_ link: String) throws {
    let table = try table("books/:n", origins: [.https("a.example"), .scheme("garden"), .scheme("library")])
    let error = #expect(throws: LinkError.self) { try table.match(link) }
    let origin = link.replacing("/3", with: "").replacing(/(libary:)books/) { $0.1 }
    #expect(
      error?.description
        == "The link is for “\(origin)”, which is not ours; perhaps “library://” was meant. Write “library://”.")
  }

  @Test(
    "DL-7 The error for a scheme unlike the app's own has no suggestion",
    arguments: ["mailto:you", "shelves://books/3", "lib://books/3", "http://b.example/books", "az://books"])
  func noNearScheme(_ link: String) throws {
    let table = try table("books/:n", origins: [.https("a.example"), .scheme("library"), .scheme("ax")])
    #expect {
      try table.match(link)
    } throws: { error in
      if case LinkError.foreign(_, nil)? = error as? LinkError { true } else { false }
    }
  }
}
