import WayfinderTesting

/// A map as one page: the drawings in their groups, and a panel with details.
nonisolated struct MapPage {
  private let contents: MapContents
  private let comparison: AppMap.Comparison?
  private let map: AppMap
  /// The positions of the screens on the page.
  private let numbers: [AppMap.Screen.ID: Int]

  init(_ map: AppMap, comparison: AppMap.Comparison? = nil) {
    (self.map, self.comparison, contents) = (map, comparison, MapContents(map, comparison: comparison))
    let order = contents.groups.flatMap(\.screens).map { map.screens[$0].id }
    numbers = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The page. Its policy forbids all requests, even if a title contained one.
  var html: String {
    let title = map.title.onOneLine.isEmpty ? "Map" : map.title.onOneLine
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <link rel="icon" href="data:,">
      <title>\(title.markup)</title>
      <style>
      \(Drawing.styleSheet)
      \(MapPageStyle.css)
      </style></head>
      <body>
      <header>
      <h1><bdi>\(title.markup)</bdi></h1>
      <p>\(map.screens.count.counting("screen")), \(map.ways.count.counting("way"))</p>
      <form id="search" role="search"><input id="q" type="search" aria-label="Search" autocomplete="off" spellcheck="false" \
      placeholder="Search screens and links"><output id="found" for="q" aria-live="polite"></output></form>
      <label id="scale">Size <input id="size" type="range" min="110" max="300" step="5" value="176"></label>
      </header><main>
      <div id="map" role="group" aria-label="Screens. Arrow keys move, Enter chooses, Escape ends.">
      \(contents.groups.map(section).joined(separator: "\n"))
      <svg id="curves" aria-hidden="true"></svg>
      </div>
      <aside id="panel" aria-label="Details">
      \(path)
      <section id="screen"><h2 id="name">\(map.screens.isEmpty ? "No screens" : "Choose a screen")</h2>
      <p id="about">Its ways in and out appear here and on the map.</p>
      <div id="lists"></div></section>
      \(omissions)
      \(comparison.map { "<section><h2>Differences</h2><pre id=\"differences\">\($0.description.markup)</pre></section>" } ?? "")
      <details><summary>Keys</summary><dl>
      <dt>arrows</dt><dd>go to a screen</dd><dt>Enter</dt><dd>choose it, or the next one found</dd><dt>Esc</dt><dd>show all</dd>
      <dt>/</dt><dd>search</dd><dt>n, p</dt><dd>next and previous step of the path</dd>
      </dl></details>
      <p id="said" aria-live="polite"></p>
      </aside></main>
      <ul id="ways" hidden>
      \(map.ways.map(way).joined(separator: "\n"))
      </ul>
      <script>
      \(MapPageScript.javaScript)
      </script>
      </body></html>

      """
  }

  private func section(_ group: AppMap.Group?, _ screens: [Int]) -> String {
    let kind = group?.kind ?? .stack
    let size = screens.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
    return """
      <section class="group \(kind.rawValue)" data-size="\(size)"><h2><bdi>\((group?.heading ?? "Screens").markup)</bdi> \
      <small>\(kind.rawValue)</small></h2>
      \(screens.map(screen).joined(separator: "\n"))
      </section>
      """
  }

  private func isWide(_ index: Int) -> Bool { (map.drawings[map.screens[index].id]?.width ?? 0) > 300 }

  private func screen(_ index: Int) -> String {
    let screen = map.screens[index]
    let marks = contents.marks[index].filter { $0.role != .anywhere }
    let words = [screen.title, screen.id] + map.ways.filter { $0.from == nil && $0.to == screen.id }.compactMap(\.name)
    let classes = ["screen"] + (isWide(index) ? ["wide"] : []) + marks.map(\.role.rawValue)
    return """
      <button type="button" class="\(classes.joined(separator: " "))" data-id="\(screen.id.markup)" \
      data-text="\(words.map(\.onOneLine).joined(separator: " ").lowercased().markup)" aria-pressed="false">\
      <span class="title"><bdi>\(screen.heading.markup)</bdi>\
      \(marks.map { " <small>\($0.text)</small>" }.joined())</span>\(map.drawings[screen.id]?.element ?? "")</button>
      """
  }

  private func way(_ way: AppMap.Way) -> String {
    let from = way.from.flatMap { numbers[$0] }.map { " data-from=\"\($0)\"" } ?? ""
    let name = way.name.map(\.onOneLine) ?? ""
    return """
      <li\(from) data-to="\(numbers[way.to] ?? 0)" data-kind="\(way.kind.rawValue)">\
      \((name.isEmpty ? way.kind.phrase : name).markup)</li>
      """
  }

  private var omissions: String {
    let items = (map.exploration?.omissions ?? []).map { "<li>\($0.onOneLine.markup)</li>" }.joined(separator: "\n")
    return items.isEmpty ? "" : "<section id=\"omissions\"><h2>Not explored</h2><ul>\(items)</ul></section>"
  }

  private var path: String {
    guard let path = map.path else { return "" }
    func item(_ id: AppMap.Screen.ID, _ name: String, _ kind: String) -> String {
      let heading = map.screens.first { $0.id == id }?.heading ?? id
      return """
        <li data-to="\(numbers[id] ?? 0)" data-kind="\(kind)"><button type="button"><b><bdi>\(name.onOneLine.markup)</bdi></b> \
        <span>→ <bdi>\(heading.markup)</bdi></span></button></li>
        """
    }
    let steps = path.steps.map { step in item(step.to, step.name ?? step.kind.phrase, step.kind.rawValue) }
    return """
      <section id="path"><h2>Path</h2>
      <div role="group" aria-label="Playback"><button type="button" id="back">Previous</button>
      <button type="button" id="play" aria-pressed="false">Play</button>
      <button type="button" id="next">Next</button> <span id="step"></span></div>
      <ol start="0">\(([item(path.start, "Start", "user")] + steps).joined(separator: "\n"))</ol>
      \(path.outcome.map { "<p class=\"outcome\"><bdi>\($0.onOneLine.markup)</bdi></p>" } ?? "")</section>
      """
  }
}

nonisolated extension AppMap {
  /// Returns the map as one page, without resources from outside.
  ///
  /// The page shows the drawings of all screens. For a chosen screen it draws the ways in and out, and lists them. It searches titles,
  /// identifiers and links, plays the path of the map, and works by keyboard. The fragment of its address chooses a screen by its
  /// identifier (`#tab/Home/HomeScreen`), searches (`#q=order`), or goes to a step of the path (`#step=3`).
  public func html() -> String { MapPage(self).html }
}

nonisolated extension AppMap.Comparison {
  /// Returns both maps as one page, as ``AppMap/html()`` does. New and lost screens are marked, and the panel lists the differences.
  public func html() -> String { MapPage(union, comparison: self).html }
}
