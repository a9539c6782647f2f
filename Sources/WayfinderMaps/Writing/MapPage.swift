/// A map as a page that stands alone: the drawing, and what finds one's way in it.
nonisolated struct MapPage {
  let drawing: MapDrawing

  private var map: AppMap { drawing.layout.contents.map }

  /// The page. Its policy lets nothing in from outside, not even where a title should ask for it.
  var html: String {
    let title = map.title.onOneLine.isEmpty ? "Map" : map.title.onOneLine
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <link rel="icon" href="data:,">
      <title>\(title.markup)</title>
      <style>
      \(MapPageStyle.css)
      </style>
      </head>
      <body>
      <header>
      <h1><bdi>\(title.markup)</bdi></h1>
      <form id="search" role="search"><label for="q">Search</label>
      <input id="q" type="search" autocomplete="off" spellcheck="false" placeholder="Title, identifier or link">
      <output id="found" for="q" aria-live="polite"></output></form>
      <fieldset id="ways"><legend>Ways</legend>\(kinds)</fieldset>
      <fieldset id="shown"><legend>Shown by</legend>\(vocabularies)</fieldset>
      <div class="zoom" role="group" aria-label="Zoom">
      <button type="button" id="smaller" aria-label="Smaller">−</button>
      <button type="button" id="fit">Fit</button>
      <button type="button" id="larger" aria-label="Larger">+</button></div>
      </header>
      <main>
      <div id="view" tabindex="0" aria-label="The map. Arrow keys move it, plus and minus zoom, zero fits it.">
      \(drawing.svg(isPart: true))</div>
      <aside id="about" aria-label="Details">
      \(path)
      <section aria-live="polite"><h2>Screen</h2><p id="details">Choose a screen in the map.</p></section>
      \(changes)
      <details><summary>All screens</summary><ol id="list">\(list)</ol></details>
      <details><summary>Keys</summary><dl>
      <dt>/</dt><dd>search</dd><dt>Enter</dt><dd>next one found</dd><dt>Esc</dt><dd>all again</dd>
      <dt>arrows, + − 0</dt><dd>move, zoom and fit the map</dd><dt>n, p</dt><dd>next and previous step of the path</dd>
      </dl></details>
      </aside>
      </main>
      <script>
      \(MapPageScript.javaScript)
      </script>
      </body>
      </html>

      """
  }

  private var kinds: String {
    AppMap.Way.Kind.allCases.filter { kind in map.ways.contains { $0.kind == kind } }.map { kind in
      "<label><input type=\"checkbox\" name=\"kind\" value=\"\(kind.rawValue)\" checked> \(kind.phrase)</label>"
    }.joined(separator: "\n")
  }

  private var vocabularies: String {
    AppMap.Vocabulary.allCases.filter { word in map.screens.contains { $0.shownBy.contains(word) } }.map { word in
      "<label><input type=\"checkbox\" name=\"shown\" value=\"\(word.rawValue)\" checked> \(word.rawValue)</label>"
    }.joined(separator: "\n")
  }

  private var list: String {
    map.screens.indices.map { index in
      let screen = map.screens[index]
      let title = screen.title.onOneLine.isEmpty ? screen.id.onOneLine : screen.title.onOneLine
      return "<li><button type=\"button\" data-screen=\"\(index)\"><bdi>\(title.markup)</bdi></button></li>"
    }.joined(separator: "\n")
  }

  private var changes: String {
    guard let text = drawing.comparison?.description else { return "" }
    return "<section><h2>Differences</h2><pre id=\"differences\">\(text.markup)</pre></section>"
  }

  private var path: String {
    guard let path = map.path else { return "" }
    func number(_ id: String) -> Int { map.screens.firstIndex { $0.id == id } ?? 0 }
    func title(_ id: String) -> String { map.screens[number(id)].title.onOneLine.markup }
    let steps = path.steps.map { step in
      """
      <li data-to="\(number(step.to))"><button type="button"><bdi>\(step.manner.onOneLine.markup)</bdi> \
      → <bdi>\(title(step.to))</bdi></button></li>
      """
    }.joined(separator: "\n")
    return """
      <section id="path"><h2>The path</h2>
      <div role="group" aria-label="Playback"><button type="button" id="back">Previous</button>
      <button type="button" id="play" aria-pressed="false">Play</button>
      <button type="button" id="next">Next</button></div>
      <ol start="0"><li data-to="\(number(path.start))"><button type="button">Begin at \
      <bdi>\(title(path.start))</bdi></button></li>
      \(steps)</ol>
      <p id="step" aria-live="polite"></p>
      \(path.outcome.map { "<p class=\"outcome\"><bdi>\($0.onOneLine.markup)</bdi></p>" } ?? "")</section>
      """
  }
}

nonisolated extension AppMap {
  /// The map as one page that needs nothing from outside, neither a script nor a font nor the network.
  ///
  /// It searches titles, identifiers and links; zooms and moves; shows ways of some kinds only, and screens of some
  /// vocabularies; and plays the map's path step by step. All of it works by keyboard. What follows `#` in its address is done
  /// at the beginning, and can be put together by `&`: `#q=order`, `#kinds=user,link`, `#shown=pages`, `#step=3`, `#screen=5`.
  public func html() -> String { MapPage(drawing: MapDrawing(MapLayout(self))).html }
}

nonisolated extension AppMap.Comparison {
  /// Both maps in one page, like that of ``AppMap/html()``, with the differences as a list beside them.
  public func html() -> String {
    MapPage(drawing: MapDrawing(MapLayout(union, changes: changes), comparison: self)).html
  }
}
