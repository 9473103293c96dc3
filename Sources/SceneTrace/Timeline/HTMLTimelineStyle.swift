/// The page's style sheet. It contains neither `<` nor `&`, which are markup in XML.
enum HTMLTimelineStyle {
  static let text =
    ":root{\(colours(isDark: false))}\n@media (prefers-color-scheme:dark){:root{\(colours(isDark: true))}}\n" + rules

  private static func colours(isDark: Bool) -> String {
    let surface = TimelinePalette.surface.map { "--\($0.name):\(isDark ? $0.dark : $0.light);" }
    let states = TimelineState.allCases.map { state in
      let colours = TimelinePalette.colours(of: state)
      return "--s-\(state.rawValue):\(isDark ? colours.dark : colours.light);"
    }
    return (surface + states).joined()
  }

  private static let rules =
    TimelineState.allCases.map {
      ".s-\($0.rawValue){fill:var(--s-\($0.rawValue));background:var(--s-\($0.rawValue))}"
    }.joined() + """

      *{box-sizing:border-box}
      html{scroll-padding:96px 0 80px}
      body{margin:0;background:var(--page);color:var(--text);font:13px/1.5 system-ui,sans-serif;\
      -webkit-text-size-adjust:100%}
      header{padding:20px 24px 8px;max-width:100rem}
      h1{font-size:20px;line-height:1.3;margin:0 0 2px;overflow-wrap:anywhere}
      .summary{margin:0 0 12px;color:var(--muted)}
      ul,ol{list-style:none;margin:0;padding:0}
      .legend{display:flex;flex-wrap:wrap;gap:2px 18px;color:var(--muted);font-size:12px}
      .legend li{display:flex;align-items:center;gap:6px}
      .steps{margin-top:10px}
      .steps summary{cursor:pointer;color:var(--accent)}
      .steps ol{list-style:decimal;columns:16em;padding-left:2.5em;margin-top:4px}
      .steps a{color:var(--accent)}
      .keys{color:var(--muted);font-size:12px;margin:10px 0 0}
      kbd{font:11px/1 ui-monospace,monospace;border:1px solid var(--faint);border-radius:4px;padding:1px 4px}
      main{padding:0 0 40px;min-width:min-content}
      .heads,.row,.pause{display:grid;\
      grid-template-columns:\(TimelineGeometry.timeWidth)px var(--lanes) minmax(26rem,1fr) 19rem 9rem;\
      align-items:center;column-gap:0;padding-right:24px}
      .heads{position:sticky;top:0;z-index:3;height:76px;align-items:end;padding-bottom:6px;background:var(--page);\
      border-bottom:1px solid var(--faint);color:var(--muted);font-size:12px}
      .heads .lanes{position:relative;height:66px}
      .lane-head{position:absolute;bottom:0;width:\(TimelineGeometry.laneWidth)px;max-height:66px;overflow:hidden;\
      writing-mode:vertical-rl;transform:rotate(180deg);line-height:\(TimelineGeometry.laneWidth)px;\
      font-weight:600;color:var(--text);border-radius:4px}
      .lane-head.short{writing-mode:horizontal-tb;transform:none;text-align:center}
      .lane-head[role=button]{cursor:pointer}
      .lane-head[aria-pressed=true]{background:var(--accent);color:var(--page)}
      .body{position:relative}
      .body ol{content-visibility:auto}
      .graph{position:absolute;left:\(TimelineGeometry.timeWidth)px;top:0;z-index:1;pointer-events:none;display:block}
      .row,.pause{height:\(TimelineGeometry.rowHeight)px;white-space:nowrap}
      .row:hover,.row:focus-within{background:var(--hover)}
      .row:target{background:var(--hover);box-shadow:inset 3px 0 var(--accent)}
      .time{grid-column:1;text-align:right;padding:0 14px 0 8px;overflow:hidden;color:var(--muted);text-decoration:none;\
      font:12px/\(TimelineGeometry.rowHeight)px ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;font-variant-numeric:tabular-nums}
      .row .time:hover{text-decoration:underline}
      .time:focus-visible,.lane-head:focus-visible,summary:focus-visible{outline:2px solid var(--accent);\
      outline-offset:-2px}
      .what{grid-column:3;padding-left:8px;overflow:hidden;text-overflow:ellipsis}
      .row .what{font:12.5px/1.5 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
      .row b{font-weight:600}
      .owner{color:var(--muted)}
      .label{display:inline-block;min-width:1.6em;padding:0 .35em;margin-right:.55em;border-radius:4px;text-align:center;\
      font-size:11px;line-height:16px;background:var(--band);color:var(--text)}
      .row code{font:inherit;font-size:11.5px;color:var(--accent)}
      .stimulus{background:var(--band)}
      .row.stimulus .what{font:13px/1.5 system-ui,sans-serif}
      .row.stimulus .what::before{content:"\\25B8";margin-right:.5em;color:var(--accent)}
      .notification .what{color:var(--muted)}
      .row.note .what,.pause .what{font:12.5px/1.5 system-ui,sans-serif;font-style:italic;color:var(--muted)}
      .pause .what::before{content:"\\22EF";margin-right:.6em}
      .stimulus .what,.note .what{grid-column:3/-1}
      .kill .what{color:var(--end)}
      .badge{font:600 11px/16px system-ui,sans-serif;display:inline-block;padding:0 6px;margin-left:6px;\
      border-radius:8px;color:var(--page);background:var(--end)}
      .restoration .badge{background:var(--restoration)}
      .state{grid-column:4;color:var(--muted);font-size:12px;overflow:hidden;text-overflow:ellipsis}
      .dot{display:inline-block;width:8px;height:8px;border-radius:50%;margin-right:6px}
      .took{grid-column:5;color:var(--muted);font-size:12px;font-variant-numeric:tabular-nums;display:grid;\
      grid-template-columns:4.6em auto;align-items:center;justify-content:start}
      .took i{height:8px;border-radius:2px;background:var(--faint)}
      .heads .what,.heads .state,.heads .took{font:12px/1.5 system-ui,sans-serif}
      .dim{opacity:.28}
      .leader{stroke:var(--faint);stroke-width:1;fill:none}
      .none{stroke:var(--s-disconnected);stroke-width:2;stroke-dasharray:1 4;stroke-linecap:round;fill:none}
      .tick{fill:var(--text);stroke:var(--page);stroke-width:1.5}
      .tick.discard{fill:var(--end)}
      .tick.open{fill:var(--page);stroke:var(--muted)}
      .mark{stroke-width:1.5;stroke:var(--page)}
      .mark.restoration{fill:var(--restoration)}
      .mark.discard,.mark.kill{stroke:var(--end);stroke-width:3;stroke-linecap:round;fill:none}
      #facts{position:fixed;right:20px;bottom:20px;z-index:4;max-width:min(34rem,calc(100vw - 40px));padding:10px 14px;\
      background:var(--page);border:1px solid var(--faint);border-radius:10px;\
      box-shadow:0 6px 24px rgba(0,0,0,.22);pointer-events:none}
      #facts[hidden]{display:none}
      #facts p{margin:0 0 6px;font:600 12.5px/1.4 ui-monospace,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
      #facts dl{display:grid;grid-template-columns:max-content 1fr;gap:1px 14px;margin:0;font-size:12px}
      #facts dt{color:var(--muted)}
      #facts dd{margin:0;overflow-wrap:anywhere}
      @media (max-width:1100px){.heads,.row,.pause{grid-template-columns:\
      \(TimelineGeometry.timeWidth)px var(--lanes) minmax(20rem,1fr) 9rem}.state{display:none}.took{grid-column:4}}
      @media (max-width:720px){.heads,.row,.pause{grid-template-columns:\
      \(TimelineGeometry.timeWidth)px var(--lanes) minmax(16rem,1fr)}.took{display:none}}
      @media print{.heads{position:static}.body ol{content-visibility:visible}*{print-color-adjust:exact;\
      -webkit-print-color-adjust:exact}}
      """
}
