import AssociationFiles
import Foundation
import Wayfinder

extension Command {
  static let links = Command(
    "links", "List the links of the shop, with their old forms.",
    tool: ToolForm { call in
      try LinkLister(call.output).list()
      return .success
    },
    shell: ShellForm { try LinkLister($0.shell.output).list() })

  static let aasa = Command(
    "aasa", "Write the file by which a site hands its links to the app, or check a site's.",
    tool: ToolForm(
      options: [.check],
      details: """
        With --check a site's file is compared with the links; the status is 5 where they differ, 4 for a file that is none.
        """
    ) { call in
      let lister = try LinkLister(call.output)
      guard let file = call.options[.check] else { return lister.writeAssociationFile() }
      return lister.compare(with: file)
    })
}

/// Lists the links of the shop, and writes or compares the file by which its site hands them to the app.
struct LinkLister {
  /// The app, as the association file names it.
  static let appID = "ABCDE12345.example.shop.storefront"
  /// The line before a list of links.
  static let introduction =
    "Links begin with \(Links.origins.map(\.description).joined(separator: " or ")) and go on with one of these:"
  private let links: Links
  private let output: Output

  /// - Throws: Should the links contradict each other.
  init(_ output: Output) throws(LinkTableError) {
    self.links = try Links()
    self.output = output
  }

  func list() {
    if !output.isJSON { output.say(Self.introduction) }
    for pattern in links.routes.patterns {
      let aliases = links.routes.aliases(of: pattern)
      output.tell(Report(pattern: pattern, aliases: aliases)) {
        output.say("  \(pattern)\(aliases.isEmpty ? "" : "   (also \(aliases.joined(separator: ", ")))")")
      }
    }
  }

  func writeAssociationFile() -> ToolStatus {
    let json = links.routes.associationFile(appIDs: [Self.appID]).json()
    guard output.isJSON, let object = try? JSONSerialization.jsonObject(with: json),
      let line = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    else {
      output.say(String(decoding: json, as: UTF8.self))
      return .success
    }
    output.say(String(decoding: line, as: UTF8.self))
    return .success
  }

  /// Holds a site's file against the links.
  func compare(with name: String) -> ToolStatus {
    do {
      let file = try AssociationFile(reading: try InputFile(name: name).contents())
      let comparison = try links.routes.compared(with: file, appID: Self.appID)
      let ending = Report.Ending(kind: comparison.isEmpty ? .done : .failed, text: comparison.description)
      output.tell(Report(command: Command.aasa.name, outcome: ending)) { output.say(ending.text) }
      return comparison.isEmpty ? .success : .failed
    } catch {
      output.refuse(Report(command: Command.aasa.name, file: name, failed: error))
      return .link
    }
  }
}

extension Report {
  /// That a file is of no use, and why.
  init(command: String, file: String, failed error: any Error) {
    self.init(command: command, outcome: Ending(kind: .failed, text: "\(file.shownOnOneLine): \(error)"))
  }
}

nonisolated extension Links {
  /// Which forms of links are near one that leads nowhere, and what was perhaps meant, a line each; `nil` where nothing is.
  func explanation(of link: String) -> [String]? {
    let explanation = routes.explain(link)
    guard case .fails = explanation.verdict else { return nil }
    let lines = explanation.description.split(separator: "\n").dropFirst().map(String.init)
    return lines.isEmpty ? nil : lines
  }
}
