nonisolated extension Drawing {
  /// The rules for drawings, for a document or a page. The colours are custom properties.
  package static let styleSheet = """
    :root{color-scheme:light dark;\
    --d-paper:#fff;--d-bar:#f6f7f9;--d-line:#dde1e7;--d-edge:#c2c8d1;--d-ink:#1b2430;--d-quiet:#5f6b7a;\
    --d-accent:#1a5fc8;--d-fill:#eceff4;--d-danger:#c22f2f;--d-off:#8a94a1;--d-dim:#10182480;--d-changed:#c96a00}
    @media (prefers-color-scheme:dark){:root{\
    --d-paper:#14181e;--d-bar:#1c2129;--d-line:#2c333e;--d-edge:#465060;--d-ink:#e8ecf2;--d-quiet:#a1acba;\
    --d-accent:#7db0ff;--d-fill:#262d38;--d-danger:#ff8078;--d-off:#77828f;--d-dim:#00000080;--d-changed:#ffb454}}
    .drawing{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    .drawing{outline:1px solid var(--d-line);outline-offset:-1px;border-radius:10px}
    .drawing text{fill:var(--d-ink);font-size:12px;unicode-bidi:plaintext}
    .drawing .d-heading{font-size:14px;font-weight:600}
    .drawing .d-title{font-size:13px;font-weight:600}
    .drawing .d-text{font-size:13px}
    .drawing .d-quiet{fill:var(--d-quiet)}
    .drawing .d-action{fill:var(--d-accent)}
    .drawing .d-danger{fill:var(--d-danger)}
    .drawing .d-off{fill:var(--d-off)}
    .d-paper,.d-knob{fill:var(--d-paper)}
    .d-bar{fill:var(--d-bar)}
    .d-fill{fill:var(--d-fill)}
    .d-dark{fill:var(--d-edge)}
    .d-accent{fill:var(--d-accent)}
    .d-dim{fill:var(--d-dim)}
    .d-panel{fill:var(--d-paper);stroke:var(--d-edge)}
    .d-box{fill:none;stroke:var(--d-edge)}
    .d-line{fill:none;stroke:var(--d-line)}
    .d-sign{fill:none;stroke:var(--d-quiet);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
    .d-spinner{fill:none;stroke:var(--d-quiet);stroke-width:2;stroke-dasharray:30 14}
    .d-back{fill:none;stroke:var(--d-accent);stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}
    .d-mark{fill:var(--d-changed);fill-opacity:.16;stroke:var(--d-changed)}
    .d-changed .d-panel{stroke:var(--d-changed);stroke-width:2}
    .d-changed text{fill:var(--d-changed)!important}
    """
}
