import Foundation
import Wayfinder
import WayfinderTesting

extension Command {
  static let map = Command(
    "map", "Draw the screens of the shop and the ways between them.",
    tool: ToolForm(
      [.any("LINK", .link)],
      options: [.svg, .mermaid, .dot, .html, .compare, .loggedIn, .wide, .firstLaunch],
      details: """
        The whole shop is explored for it, logged in and out, in both widths. Links are opened one after the other, and the way
        through them is drawn, with where it ends. It is written as Mermaid unless another form is said; what --json writes is
        what a later --compare reads. With --compare what has changed is listed, or drawn with --svg or --html; the status is 5
        where something has, and 4 for a file that is no map.
        """
    ) { call in try await ShopMap(call).write() })
}

/// Draws the shop as `storefront map` wants it.
struct ShopMap {
  private let call: ToolCall
  private let form: Option?

  init(_ call: ToolCall) throws(UsageError) {
    self.call = call
    let forms = [Option.svg, .mermaid, .dot, .html].filter(call.has)
    guard forms.count <= 1 else {
      let others = forms.dropFirst().map(\.name).joined(separator: " and ")
      throw UsageError("A map is written in one form; leave out \(others).")
    }
    form = forms.first
    guard let form else { return }
    if call.has(.compare), [.mermaid, .dot].contains(form) {
      throw UsageError("What has changed is listed, or drawn with --svg or --html; leave out \(form.name).")
    }
    if call.output.isJSON { throw UsageError("With --json the map is written as JSON; leave out \(form.name).") }
  }

  func write() async throws -> ToolStatus {
    var old: AppMap?
    if let name = call.options[.compare] {
      do {
        old = try Report.map(in: try InputFile(name: name).contents())
      } catch {
        call.output.refuse(Report(command: Command.map.name, file: name, failed: error))
        return .link
      }
    }
    let described = try AppUnderTest.shop()
    let (path, status) = try await way(through: call.words, in: described)
    guard let path else { return status }
    let map = try await described.map(title: "Storefront").with(present: path.end)
      .with(path: path.steps.isEmpty ? nil : path)
    guard let old else {
      write(map)
      return .success
    }
    let comparison = map.comparison(with: old)
    write(comparison)
    return comparison.isEmpty ? .success : .failed
  }

  /// The way through the shop when links are opened in it, as a path on the map; `nil` where one does not arrive, and then with
  /// the status that the tool ends with.
  private func way(
    through links: [String], in described: AppUnderTest<Storefront>
  ) async throws -> (AppMap.Path?, ToolStatus) {
    let shop = try call.makeShop()
    func place() -> AppMap.Screen.ID { described.screen(in: shop) ?? "an empty window" }
    let start = place()
    var steps: [AppMap.Path.Step] = []
    for link in links {
      let outcome = await shop.router.outcome(of: .link(link))
      guard outcome.value != nil else {
        call.output.refuse(Report(command: Command.map.name, link: link, outcome: Report.Ending(outcome)))
        return (nil, ToolStatus(outcome))
      }
      steps.append(AppMap.Path.Step(.link, link, to: place()))
    }
    return (AppMap.Path(from: start, steps), .success)
  }

  private func write(_ map: AppMap) {
    switch form {
    case Option.svg?: call.output.draw(map.svg())
    case Option.dot?: call.output.draw(map.dot())
    case Option.html?: call.output.draw(map.html())
    default: call.output.tell(Report(command: Command.map.name, map: map)) { call.output.draw(map.mermaid()) }
    }
  }

  private func write(_ comparison: AppMap.Comparison) {
    switch form {
    case Option.svg?: call.output.draw(comparison.svg())
    case Option.html?: call.output.draw(comparison.html())
    default:
      let ending = Report.Ending(kind: comparison.isEmpty ? .done : .failed, text: comparison.description)
      call.output.tell(Report(command: Command.map.name, outcome: ending)) { call.output.say(ending.text) }
    }
  }
}

nonisolated extension AppMap.Path {
  /// The screen it ends at.
  fileprivate var end: AppMap.Screen.ID { steps.last?.to ?? start }
}

extension Report {
  private struct MapLine: Decodable { let map: AppMap }

  /// The map in a file, which is a line of this tool's or a map by itself.
  fileprivate static func map(in file: Data) throws(AppMap.ReadingError) -> AppMap {
    if let line = try? JSONDecoder().decode(MapLine.self, from: file) { return line.map }
    return try AppMap(json: file)
  }
}
