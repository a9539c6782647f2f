/// The colours of a drawing, for a light or a dark page.
nonisolated struct MapPalette: Sendable {
  let paper, ink, quiet, frame, frameEdge, modal, modalEdge, box, boxEdge, step, link, back, here, hereEdge: String
  let gained, lost, unreachable, trail, onTrail, tag: String

  static let light = MapPalette(
    paper: "#ffffff", ink: "#1c2430", quiet: "#556070", frame: "#f3f5f8", frameEdge: "#c3ccd8", modal: "#fbf5e9",
    modalEdge: "#dcc797", box: "#ffffff", boxEdge: "#5d6a7e", step: "#1d5fc4", link: "#0a7a52", back: "#8791a0",
    here: "#ffe7a0", hereEdge: "#a86a00", gained: "#157a33", lost: "#c42b2b", unreachable: "#a85400", trail: "#b5128c",
    onTrail: "#ffffff", tag: "#e9edf3")

  static let dark = MapPalette(
    paper: "#12161c", ink: "#e9edf3", quiet: "#a5afbd", frame: "#1b212a", frameEdge: "#3b4656", modal: "#262016",
    modalEdge: "#5d4f2e", box: "#0d1015", boxEdge: "#93a0b4", step: "#76aaf7", link: "#4fc795", back: "#7d8898",
    here: "#5a4300", hereEdge: "#f2b93b", gained: "#52c776", lost: "#ff7b72", unreachable: "#f0a04b", trail: "#ff7ad9",
    onTrail: "#26001c", tag: "#2a323e")

  /// The rules of a drawing. Plain colours and no variables, which not everything that shows SVG knows.
  var rules: String {
    """
    .wf-map text{fill:\(ink)}
    .wf-map .paper{fill:\(paper)}
    .wf-map .quiet text,.wf-map text.quiet{fill:\(quiet)}
    .wf-map .frame rect{fill:\(frame);stroke:\(frameEdge)}
    .wf-map .frame.modal rect{fill:\(modal);stroke:\(modalEdge)}
    .wf-map .box{fill:\(box);stroke:\(boxEdge)}
    .wf-map .edge{stroke:\(boxEdge)}
    .wf-map .tag rect{fill:\(tag)}
    .wf-map .tag.here rect{fill:\(hereEdge)}.wf-map .tag.here text{fill:\(paper)}
    .wf-map .tag.gained rect{fill:\(gained)}.wf-map .tag.lost rect{fill:\(lost)}
    .wf-map .tag.unreachable rect{fill:\(unreachable)}
    .wf-map .tag.gained text,.wf-map .tag.lost text,.wf-map .tag.unreachable text{fill:\(paper)}
    .wf-map .tag.untested rect,.wf-map .tag.anywhere rect{fill:\(box);stroke:\(quiet)}
    .wf-map .tag.anywhere path{stroke:\(ink)}
    .wf-map .screen.here .box{fill:\(here);stroke:\(hereEdge)}
    .wf-map .screen.gained .box{stroke:\(gained)}.wf-map .screen.lost .box{stroke:\(lost)}
    .wf-map .screen.unreachable .box{stroke:\(unreachable)}
    .wf-map .line{stroke:\(ink)}.wf-map .head{fill:\(ink);stroke:\(ink)}
    .wf-map .by-step .line{stroke:\(step)}.wf-map .by-step .head{fill:\(step);stroke:\(step)}
    .wf-map .by-link .line{stroke:\(link)}.wf-map .by-link .head{fill:\(link);stroke:\(link)}
    .wf-map .by-back .line{stroke:\(back)}.wf-map .by-back .head{fill:\(back);stroke:\(back)}
    .wf-map .gained .line{stroke:\(gained)}.wf-map .gained .head{fill:\(gained);stroke:\(gained)}
    .wf-map .lost .line{stroke:\(lost)}.wf-map .lost .head{fill:\(lost);stroke:\(lost)}
    .wf-map .changed .line{stroke:\(unreachable)}.wf-map .changed .head{fill:\(unreachable);stroke:\(unreachable)}
    .wf-map .head.hollow{fill:\(paper)}
    .wf-map .trail{stroke:\(trail)}.wf-map .trail-head{fill:\(trail)}
    .wf-map .number rect{fill:\(trail)}.wf-map .number text{fill:\(onTrail)}
    """
  }

  /// What a drawing needs whatever its colours are.
  static let shapes = """
    .wf-map text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","DejaVu Sans",Arial,sans-serif}
    .wf-map .box{stroke-width:1.4}
    .wf-map .edge{stroke-width:1.4;fill:none}
    .wf-map .screen.here .box{stroke-width:3}
    .wf-map .screen.gained .box,.wf-map .screen.lost .box,.wf-map .screen.unreachable .box{stroke-width:2.4}
    .wf-map .screen.untested .box,.wf-map .screen.lost .box{stroke-dasharray:5 3}
    .wf-map .line{fill:none;stroke-width:1.5}
    .wf-map .by-step .line{stroke-dasharray:7 4}
    .wf-map .by-link .line{stroke-dasharray:2 3}
    .wf-map .gained .line{stroke-width:2.4}
    .wf-map .lost .line{stroke-width:2.4;stroke-dasharray:5 4}
    .wf-map .way.untested{opacity:.5}
    .wf-map .head{stroke-width:1;stroke-linejoin:round}
    .wf-map .trail{fill:none;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}
    .wf-map .tag.anywhere path{fill:none;stroke-width:1.3}
    .wf-map .title{font-weight:600}
    """

  /// All rules, with the dark ones where the reader's system is dark.
  static let style = """
    \(shapes)
    \(light.rules)
    @media (prefers-color-scheme:dark){
    \(dark.rules)
    }
    """
}
