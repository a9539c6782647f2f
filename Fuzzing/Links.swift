import Foundation
import LinkTable

/// Passes any bytes to the table of links as the text of a link.
///
/// The table must answer. A link that opens must have a canonical form with the same target. No character of the link may reach a message
/// if it could control a terminal.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzzLinks(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let link = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let explanation = table.explain(link)
  precondition(isHarmless(explanation.description), "a message has a control character")
  switch explanation.verdict {
  case .opens(_, let canonical, _):
    guard let target = try? table.target(of: link), let again = try? table.match(canonical) else {
      preconditionFailure("the canonical form does not open")
    }
    precondition((try? again.target()) == target, "the canonical form leads elsewhere")
    precondition((try? again.canonical()) == canonical, "the canonical form is not canonical")
  case .hasNoCanonicalForm, .fails: break
  }
  return 0
}

private struct Item: Codable, Hashable, Sendable {
  var id: Int
  var item: String
  var sort: String?
  var tags: [String]
}

private let table: LinkRoutes<String> = {
  var builder = LinkRoutesBuilder<String>(origins: [
    .https("shop.example"), .scheme("store"), .host("h", scheme: "a", port: 1),
  ])
  builder.add(LinkPattern<Item>("product/:id/:item?sort&tags"), aliases: ["p/:id/:item"]) { "\($0)" }
  builder.add(LinkPattern<Int?>("orders[/:id]")) { "order \($0 ?? 0)" }
  builder.add(LinkPattern<[String]>("files/*path")) { "files \($0)" }
  builder.add(LinkPattern<String>(":name/posts")) { "posts of \($0)" }
  builder.add(LinkPattern<Void>("é/a b")) { "é" }
  builder.add(LinkPattern<Void>("")) { "home" }
  guard let table = try? builder.build() else { preconditionFailure("the table is wrong") }
  return table
}()

/// Returns whether a message has no character that could control a terminal, except line breaks.
private func isHarmless(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { scalar in
    switch scalar.properties.generalCategory {
    case .control: scalar == "\n"
    case .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
