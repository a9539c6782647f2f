import AssociationFiles
import Foundation
import Wayfinder

/// Lists the links of the shop, and writes or compares the site's association file.
struct LinkLister {
  /// The identifier of the app in the association file.
  static let appID = "ABCDE12345.example.shop.storefront"
  /// The line before a list of links.
  static let introduction =
    "Links begin with \(Links.origins.map(\.description).joined(separator: " or ")) and go on with one of these:"
  private let links: Links
  private let output: Output

  /// - Throws: `LinkTableError` if the links contradict each other.
  init(_ output: Output) throws(LinkTableError) {
    self.links = try Links()
    self.output = output
  }

  func list() {
    output.say(Self.introduction)
    for pattern in links.routes.patterns {
      let aliases = links.routes.aliases(of: pattern)
      output.say("  \(pattern)\(aliases.isEmpty ? "" : "   (also \(aliases.joined(separator: ", ")))")")
    }
  }

  func writeAssociationFile() {
    output.say(String(decoding: links.routes.associationFile(appIDs: [Self.appID]).json(), as: UTF8.self))
  }

  /// Compares a site's file with the links.
  func compare(with name: String) -> ToolStatus {
    do {
      let file = try AssociationFile(reading: try InputFile(name: name).contents())
      let comparison = try links.routes.compared(with: file, appID: Self.appID)
      output.say(comparison.description)
      return comparison.isEmpty ? .success : .failed
    } catch {
      output.refuse(name, "\(error)")
      return .link
    }
  }
}
