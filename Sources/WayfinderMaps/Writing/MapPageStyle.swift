/// How a map's page looks.
nonisolated enum MapPageStyle {
  private static func rules(_ palette: MapPalette) -> String {
    """
    body{background:\(palette.paper);color:\(palette.ink)}
    header,aside{background:\(palette.frame);border-color:\(palette.frameEdge)}
    button,input[type=search]{background:\(palette.box);color:\(palette.ink);border-color:\(palette.boxEdge)}
    .outcome{border-color:\(palette.trail)}
    li.now>button{background:\(palette.trail);color:\(palette.onTrail)}
    :focus-visible{outline-color:\(palette.step)}
    .wf-map .screen.found .box,.wf-map .screen:focus .box{stroke:\(palette.step)}
    .wf-map .screen.now .box{stroke:\(palette.trail)}
    """
  }

  /// All rules, with the dark ones where the reader's system is dark.
  static let css = """
    html,body{margin:0;height:100%}
    body{display:flex;flex-direction:column;font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    header{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;padding:8px 16px;border-bottom:1px solid}
    h1{font-size:17px;margin:0;max-width:24em;overflow-wrap:anywhere}
    h2{font-size:14px;margin:12px 0 4px}
    fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:2px 10px}
    fieldset legend{float:left;padding:0 10px 0 0;font-weight:600}
    #search label{font-weight:600;margin-right:6px}
    #found{margin-left:6px}
    button,input[type=search]{font:inherit;border:1px solid;border-radius:6px;padding:3px 9px}
    button{cursor:pointer}
    main{flex:1;min-height:0;display:flex}
    #view{flex:1;overflow:hidden;touch-action:none;cursor:grab;position:relative}
    #view.moving{cursor:grabbing}
    #view>svg{position:absolute;left:0;top:0;transform-origin:0 0}
    aside{width:280px;overflow:auto;padding:4px 14px 14px;border-left:1px solid}
    #details,#differences{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;unicode-bidi:plaintext}
    ol{padding-left:26px;margin:6px 0}
    li>button{border-color:transparent;background:none;text-align:left;padding:1px 6px;overflow-wrap:anywhere}
    dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:6px 0}
    dd{margin:0}
    .outcome{border-left:4px solid;padding-left:8px;overflow-wrap:anywhere}
    :focus-visible{outline:2px solid;outline-offset:2px}
    .wf-map .screen{cursor:pointer}
    .wf-map .screen:focus{outline:none}
    .wf-map .screen.found .box,.wf-map .screen:focus .box,.wf-map .screen.now .box{stroke-width:4;stroke-dasharray:none}
    .wf-map .faded{opacity:.16}
    .wf-map .hidden{display:none}
    @media (max-width:720px){main{flex-direction:column}aside{width:auto;max-height:40%;border-left:0;border-top:1px solid}}
    \(rules(.light))
    @media (prefers-color-scheme:dark){
    \(rules(.dark))
    }
    """
}
