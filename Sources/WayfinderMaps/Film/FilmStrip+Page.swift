nonisolated extension FilmStrip {
  /// The strip as one page without external resources.
  public func html() -> String { [self].html() }
}

nonisolated extension Sequence<FilmStrip> {
  /// The strips below each other as one page without external resources.
  public func html() -> String {
    let strips = Array(self)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
      <link rel="icon" href="data:,">
      <title>\(strips.count == 1 ? strips[0].title.onOneLine.markup : "Film strips")</title>
      <style>
      \(Drawing.styleSheet)
      \(FilmStrip.pageStyle)
      </style>
      </head>
      <body>
      \(strips.map(\.article).joined(separator: "\n"))
      </body>
      </html>

      """
  }
}

nonisolated extension FilmStrip {
  fileprivate var article: String {
    """
    <article>
    <h1>\(title.onOneLine.markup)</h1>
    <p\(fault == nil ? "" : " class=\"wrong\"")>\(introduction.lines)</p>
    <div>
    \(paths.map { $0.html(fault: $0.endIndex == frames.endIndex ? fault : nil) }.joined(separator: "\n"))
    </div>
    </article>
    """
  }

  /// The frames of each path.
  var paths: [ArraySlice<Frame>] {
    let starts = frames.indices.filter { $0 == 0 || frames[$0].heading != nil } + [frames.count]
    return zip(starts, starts.dropFirst()).map { frames[$0..<$1] }
  }

  fileprivate static let pageStyle = """
    body{margin:0;padding:16px;background:var(--d-paper);color:var(--d-ink);\
    font:14px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    article+article{margin-top:32px;border-top:1px solid var(--d-line)}
    article>div{display:flex;flex-wrap:wrap;gap:0 48px}
    h1{font-size:20px;margin:0 0 4px}
    h2{font-size:16px;margin:20px 0 0}
    h3{font-size:14px;margin:0 0 8px;display:flex;gap:8px;align-items:flex-start}
    h3 b{flex:none;min-width:12px;padding:0 5px;border-radius:10px;text-align:center;background:var(--d-ink);color:var(--d-paper)}
    article>p,h3,dd,.fault{overflow-wrap:anywhere;white-space:pre-wrap;unicode-bidi:plaintext}
    article>p{margin:0;max-width:72em}
    article>p.wrong{padding-left:10px;border-left:4px solid var(--d-danger)}
    ol{list-style:none;margin:12px 0 0;padding:0;display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
    li{width:220px;max-width:calc(100vw - 54px);padding:10px;border:1px solid var(--d-line);border-radius:8px}
    li.wide{width:440px}
    li.gap{width:80px;border:0;color:var(--d-quiet);align-self:center;text-align:center}
    li.wrong{border:3px solid var(--d-danger);padding:8px}
    svg.drawing{display:block;max-width:100%;height:auto}
    dl{margin:10px 0 0}
    dt{color:var(--d-quiet);font-size:12px}
    dd{margin:0 0 6px}
    .fault{margin:10px 0 0;padding:8px;border-radius:4px;background:var(--d-danger);color:var(--d-paper)}
    """
}

nonisolated extension ArraySlice<FilmStrip.Frame> {
  /// The frames of a path as a list.
  fileprivate func html(fault: String?) -> String {
    let heading = first?.heading.map { "<h2>\($0.lines)</h2>\n" } ?? ""
    let items = indices.map { index in
      let gap = self[index].gap.map { "<li class=\"gap\">\($0.lines)</li>\n" } ?? ""
      return gap + self[index].html(fault: index == endIndex - 1 ? fault : nil)
    }
    return "<section>\(heading)<ol>\n\(items.joined(separator: "\n"))\n</ol></section>"
  }
}

nonisolated extension FilmStrip.Frame {
  fileprivate func html(fault: String?) -> String {
    let classes = [drawing.map { $0.width > 300 ? "wide" : "" } ?? "", fault == nil ? "" : "wrong"].filter {
      !$0.isEmpty
    }
    let rows = remarks.map { "<dt>\($0.label.lines)</dt><dd>\($0.text.lines)</dd>" }
    return """
      <li class="\(classes.joined(separator: " "))"><h3><b>\(number)</b> <span>\(step.lines)</span></h3>
      \(drawing?.element ?? "")
      \(fault.map { "<p class=\"fault\">\($0.lines)</p>" } ?? "")
      <dl>\(rows.joined())</dl></li>
      """
  }
}

nonisolated extension String {
  /// The text as content of a page, line by line.
  fileprivate var lines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.description.shown.markup }.joined(separator: "\n")
  }
}
