/// The style sheet of a map's page.
nonisolated enum MapPageStyle {
  static let css = """
    :root{color-scheme:light dark;--paper:#f4f5f7;--card:#fff;--ink:#1a212b;--quiet:#5a6573;--edge:#d5dae1;--modal:#f7f1e3;
    --out:#1c5fd0;--in:#0b7a55;--path:#b5128c;--here:#9a5b00;--lost:#c42b2b;--on:#fff}
    @media (prefers-color-scheme:dark){:root{--paper:#0e1116;--card:#181d25;--ink:#e8ecf2;--quiet:#9ba6b5;--edge:#2f3845;
    --modal:#221c11;--out:#7db0ff;--in:#4fcf9e;--path:#ff7ad9;--here:#f2b93b;--lost:#ff7b72;--on:#0b0e13}}*{box-sizing:border-box}
    html,body{margin:0;height:100%}body{display:flex;flex-direction:column;height:100dvh;background:var(--paper);color:var(--ink);
    font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}button,input{font:inherit;color:inherit}
    button{cursor:pointer}bdi{overflow-wrap:anywhere}:focus-visible{outline:3px solid var(--out);outline-offset:2px}
    header{display:flex;gap:6px 18px;align-items:center;padding:9px 18px;background:var(--card);border-bottom:1px solid var(--edge)}
    h1{font-size:17px;margin:0;max-height:2.9em;overflow:hidden}header p{margin:0;color:var(--quiet);white-space:nowrap}
    #search{display:flex;gap:8px;align-items:center;margin-left:auto}
    #q{width:250px;max-width:100%;padding:5px 11px;border:1px solid var(--edge);border-radius:8px;background:var(--paper)}
    #found{color:var(--quiet);white-space:nowrap}#scale{display:flex;gap:8px;align-items:center;color:var(--quiet)}
    #size{width:110px;accent-color:var(--out)}main{flex:1;min-height:0;display:flex}
    #map{flex:1;position:relative;overflow:auto;scrollbar-gutter:stable;padding:18px;display:grid;gap:14px;align-content:start;align-items:start;
    grid-template-columns:repeat(var(--columns,5),minmax(0,1fr))}
    #curves{position:absolute;left:0;top:0;z-index:1;pointer-events:none;fill:none;stroke-width:2.5;stroke-linecap:round}
    .group{grid-column:span min(var(--size),var(--columns,5));display:grid;grid-template-columns:subgrid;gap:14px;
    align-items:start;background:var(--card);border-radius:16px;box-shadow:0 0 0 1px var(--edge);padding-bottom:12px}
    .group.modal{background:var(--modal)}.group h2{grid-column:1/-1;margin:11px 12px -6px;font-size:14px}
    .group small{color:var(--quiet);font-weight:400}
    .screen{position:relative;display:block;min-width:0;margin:0 6px;padding:3px 5px 5px;border:0;border-radius:12px;
    background:none;text-align:left;transition:opacity .15s}.screen.wide{grid-column:span 2}
    .screen:hover{background:color-mix(in srgb,var(--out) 12%,transparent)}
    .screen .title{display:flex;flex-wrap:wrap;align-items:center;gap:2px 6px;margin:0 2px 4px;font-size:13px;font-weight:600;line-height:1.3}
    .screen svg{display:block;width:100%;height:auto;border-radius:10px;box-shadow:0 0 0 1px var(--edge)}
    .screen:not(:has(svg)){padding:8px;box-shadow:inset 0 0 0 1px var(--edge)}
    .title small{padding:0 6px;border-radius:9px;background:color-mix(in srgb,var(--quiet) 18%,transparent);color:var(--ink);
    font-size:11px;white-space:nowrap}.here .title small:first-of-type{background:var(--here);color:var(--on)}
    .gained .title small,.lost .title small,.unreachable .title small{background:var(--lost);color:var(--on)}
    .gained .title small{background:var(--in)}.lost svg,.untested svg{opacity:.6}.dim{opacity:.22;filter:grayscale(1)}
    .dim:hover,.dim:focus-visible{opacity:.8}.focus .dim{max-height:84px;overflow:hidden}
    .focus .idle{background:none;box-shadow:none;gap:0 14px;padding:0}.idle h2{margin-bottom:3px;color:var(--quiet)}
    .idle svg{display:none}.chosen,.near,.found,.now{z-index:2;background:var(--card)}.near{box-shadow:0 0 0 2px var(--quiet)}
    .found{box-shadow:0 0 0 3px var(--out)}.chosen{box-shadow:0 0 0 4px var(--out)!important}
    .now{box-shadow:0 0 0 4px var(--path)!important}
    .how{display:block;overflow:hidden;margin-bottom:3px;padding:1px 8px;border-radius:9px;background:var(--out);color:var(--on);
    font-size:12px;font-weight:600;white-space:nowrap;text-overflow:ellipsis}
    .how.in{background:var(--in)}.how.path{background:var(--path)}
    #curves .out{stroke:var(--out)}#curves .in{stroke:var(--in)}#curves .path{stroke:var(--path)}
    #curves .back{stroke-dasharray:2 7}#curves .past{opacity:.35}
    #curves .head{stroke-width:0}.head.out{fill:var(--out)}.head.in{fill:var(--in)}.head.path{fill:var(--path)}
    aside{display:flex;flex-direction:column;width:320px;overflow:auto;padding:6px 16px 16px;background:var(--card);border-left:1px solid var(--edge)}
    aside section,aside details{order:1}#screen{order:0}.playing #path,aside:not(.busy) #path{order:-1}
    aside h2{font-size:16px;margin:12px 0 2px;overflow-wrap:anywhere}aside h3{font-size:13px;margin:14px 0 4px}
    aside h3.out{color:var(--out)}aside h3.in{color:var(--in)}
    aside>*{flex-shrink:0}aside p{margin:2px 0 8px;color:var(--quiet);overflow-wrap:anywhere}
    aside ul,aside ol{margin:4px 0;padding-left:20px;overflow-wrap:anywhere}#lists ul{list-style:none;padding:0}
    #lists li>button,#lists li>div,#path li>button{display:block;width:100%;padding:4px 8px;border:0;border-radius:8px;
    background:none;text-align:left;overflow-wrap:anywhere}
    li>button:hover{background:color-mix(in srgb,var(--out) 14%,transparent)!important}li b{font-weight:600}li span{color:var(--quiet)}
    #lists span{display:block;font-size:13px}#path div{display:flex;flex-wrap:wrap;gap:6px;align-items:center}#step{white-space:nowrap}
    #path div button{padding:4px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--paper)}
    #path div button[aria-pressed=true]{background:var(--path);color:var(--on)}#path ol{padding-left:24px}
    #path [aria-current]{background:color-mix(in srgb,var(--path) 16%,transparent);border-radius:8px}
    .outcome{padding-left:8px;border-left:4px solid var(--path);color:var(--ink)}
    pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px}summary{margin-top:14px;cursor:pointer;color:var(--quiet)}
    dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:6px 0}dd{margin:0}
    #said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    @media (max-width:1100px){aside{width:270px}}
    @media (max-width:720px){header{flex-wrap:wrap;padding:8px 12px}header p,#scale{display:none}#search{flex:1}#q{width:100%}
    main{flex-direction:column}#map{padding:10px;gap:8px}.group{gap:8px}.screen{margin:0 3px}
    aside{width:auto;max-height:26dvh;border-left:0;border-top:1px solid var(--edge)}aside.busy{max-height:42dvh}}
    @media (prefers-reduced-motion:reduce){*{transition:none!important}}
    """
}
