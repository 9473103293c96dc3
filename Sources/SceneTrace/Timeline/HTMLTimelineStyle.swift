/// The page's style sheet: the colours, and the rules of `Resources/timeline.css`. It contains neither `<` nor `&`, which are markup in
/// XML.
enum HTMLTimelineStyle {
  static let text = """
    :root{\(colours(isDark: false))}
    @media (prefers-color-scheme:dark){:root{\(colours(isDark: true))}}
    \(states)
    \(String(decoding: PackageResources.timeline_css, as: UTF8.self))
    """

  private static func colours(isDark: Bool) -> String {
    let surface = TimelinePalette.surface.map { "--\($0.name):\(isDark ? $0.dark : $0.light);" }
    let states = TimelineState.allCases.map { state in
      let colours = TimelinePalette.colours(of: state)
      return "--s-\(state.rawValue):\(isDark ? colours.dark : colours.light);"
    }
    return (surface + states).joined()
  }

  private static let states = TimelineState.allCases.map {
    ".s-\($0.rawValue){fill:var(--s-\($0.rawValue));background:var(--s-\($0.rawValue))}"
  }.joined()
}
