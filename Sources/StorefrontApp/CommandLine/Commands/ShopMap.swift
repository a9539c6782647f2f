import Foundation
import Wayfinder
import WayfinderMaps
import WayfinderTesting

/// Draws the shop for `storefront map`.
struct ShopMap {
  private let call: ToolCall
  private let form: Option?

  init(_ call: ToolCall) throws(Refusal) {
    self.call = call
    let forms = [Option.svg, .mermaid, .dot, .html, .json].filter(call.has)
    guard forms.count <= 1 else {
      let others = forms.dropFirst().map(\.rawValue).joined(separator: " and ")
      throw Refusal("A map is written in one form; leave out \(others).")
    }
    form = forms.first
    if call.has(.compare), let form, form != .html {
      throw Refusal("Differences are a list, or a page with --html; leave out \(form.rawValue).")
    }
  }

  func write() async throws -> ToolStatus {
    var old: AppMap?
    if let name = call.value(of: .compare) {
      do {
        old = try AppMap(from: try InputFile(name: name).contents())
      } catch {
        call.output.refuse(name, "\(error)")
        return .link
      }
    }
    let described = try AppUnderTest.shop()
    let (path, status) = try await way(through: call.words.all, in: described)
    guard let path else { return status }
    let progress = call.output.showsProgress ? bar() : nil
    let map = try await described.map(title: "Storefront", progress: progress)
      .with(present: path.steps.last?.to ?? path.start).with(path: path.steps.isEmpty ? nil : path)
    if call.output.showsProgress { call.output.showProgress("") }
    guard let old else {
      try write(map)
      return .success
    }
    let comparison = map.comparison(with: old)
    write(comparison)
    return comparison.isEmpty ? .success : .failed
  }

  /// Opens links in a new shop.
  ///
  /// - Returns: The path on the map and the status. If a link does not arrive, the path is `nil`.
  private func way(
    through links: [String], in described: AppUnderTest<Storefront>
  ) async throws -> (AppMap.Path?, ToolStatus) {
    let shop = try call.makeShop()
    func place() -> AppMap.Screen.ID { described.screen(in: shop) ?? "an empty window" }
    let start = place()
    var steps: [AppMap.Way] = []
    for link in links {
      let outcome = await shop.router.outcome(of: .link(link))
      guard outcome.value != nil else {
        let ending = Ending(outcome)
        call.output.tell(ending, of: link, nil)
        return (nil, ending.status)
      }
      steps.append(AppMap.Way(to: place(), .link, link))
    }
    return (AppMap.Path(from: start, steps), .success)
  }

  /// Returns a function that shows the number of screens and states.
  private func bar() -> @MainActor (MapProgress) -> Void {
    return { [output = call.output] progress in
      output.showProgress("\(progress.screens) screens, \(progress.states) of \(progress.limit) states")
    }
  }

  private func write(_ map: AppMap) throws {
    switch form {
    case .svg: call.output.draw(map.svg())
    case .dot: call.output.draw(map.dot())
    case .html: call.output.draw(map.html())
    case .json: try call.output.write(json: ["map": map])
    default: call.output.draw(map.mermaid())
    }
  }

  private func write(_ comparison: AppMap.Comparison) {
    switch form {
    case .html: call.output.draw(comparison.html())
    default: call.output.say(comparison.description)
    }
  }
}

nonisolated extension AppMap {
  /// Reads a file with the output of `storefront map --json`, or with a map alone.
  fileprivate init(from file: Data) throws(ReadingError) {
    if let line = try? JSONDecoder().decode([String: AppMap].self, from: file), let map = line["map"] {
      self = map
    } else {
      try self.init(json: file)
    }
  }
}
