import Foundation
import Wayfinder

/// Lists the links of the shop, and writes or compares the file by which its site hands them to the app.
struct LinkLister {
  /// The app, as the association file names it.
  static let appID = "ABCDE12345.example.shop.storefront"
  let links: Links
  let output: Output

  /// A line of the table, as JSON has it.
  private nonisolated struct Row: Encodable {
    let pattern: String
    let aliases: [String]
  }

  func list(asJSON isJSON: Bool) -> ToolStatus {
    let rows = links.routes.patterns.map { Row(pattern: $0, aliases: links.routes.aliases(of: $0)) }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      for row in rows { if let data = try? encoder.encode(row) { output.say(String(decoding: data, as: UTF8.self)) } }
      return .success
    }
    output.say(
      "Links begin with \(Links.origins.map(\.description).joined(separator: " or ")) and go on with one of these:")
    for row in rows {
      let old = row.aliases.isEmpty ? "" : "   (also \(row.aliases.joined(separator: ", ")))"
      output.say("  \(row.pattern)\(old)")
    }
    return .success
  }

  func writeAssociationFile() -> ToolStatus {
    let file = links.routes.associationFile(appIDs: [Self.appID])
    output.say(String(decoding: file.json(), as: UTF8.self))
    return .success
  }

  /// Holds a site's file against the links.
  func compare(with name: String) -> ToolStatus {
    do {
      let file = try AssociationFile(reading: try InputFile(name: name).contents())
      let comparison = try links.routes.compared(with: file, appID: Self.appID)
      output.say(comparison.description)
      return comparison.isEmpty ? .success : .failed
    } catch {
      output.complain("\(name): \(error)")
      return .link
    }
  }
}

nonisolated extension Links {
  /// Which forms of links are near one that leads nowhere, and what was perhaps meant, a line each; `nil` where nothing is.
  func explanation(of link: String) -> [String]? {
    let lines = routes.explain(link).description.split(separator: "\n").dropFirst().map(String.init)
    return lines.isEmpty ? nil : lines
  }
}
