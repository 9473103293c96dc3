/// The colours of timelines, by the part that they fill or stroke, for light and for dark appearance.
///
/// Green, amber and blue of different lightness, so that the states can be distinguished without seeing hues; their bars also differ in
/// width (``TimelineGeometry/width(of:)``).
enum TimelinePalette {
  /// The colours of a surface and of the text on it.
  static let surface: [(name: String, light: String, dark: String)] = [
    ("page", "#ffffff", "#14171c"), ("text", "#1c2128", "#e2e6eb"), ("muted", "#5f6975", "#98a2ae"),
    ("faint", "#d5dae0", "#343b45"), ("band", "#eef2f7", "#202731"), ("hover", "#fff6d6", "#2d2a1c"),
    ("accent", "#0b62c4", "#6cb2ff"), ("restoration", "#8b2fc9", "#cf94ff"), ("end", "#c3232b", "#ff7b72"),
  ]

  /// The colour of a state's bar.
  static func colours(of state: TimelineState) -> (light: String, dark: String) {
    switch state {
    case .active: ("#2c974b", "#46b862")
    case .inactive: ("#e0ac2b", "#d9a42a")
    case .background: ("#7f9ccb", "#5676ab")
    case .unattached: ("#b9c1cc", "#56606d")
    case .running: ("#6d7783", "#8d97a3")
    case .suspended: ("#a08fd0", "#8472b8")
    case .disconnected, .notRunning: ("#aab3be", "#4d5763")
    }
  }
}

/// The layout of a timeline, in pixels. Rows are arranged downwards, lanes side by side.
enum TimelineGeometry {
  static let rowHeight = 24
  static let laneWidth = 22
  /// The width of the times, left of the lanes.
  static let timeWidth = 112

  /// The width of all lanes including the space around them.
  static func width(ofLanes count: Int) -> Int { count * laneWidth + 14 }

  /// The centre of a lane, relative to the left edge of the lanes.
  static func middle(ofLane index: Int) -> Int { index * laneWidth + laneWidth / 2 + 4 }

  /// The width of a state's bar, or `nil` for a dotted line.
  static func width(of state: TimelineState) -> Int? {
    switch state {
    case .active: 12
    case .inactive: 10
    case .background: 7
    case .running, .suspended: 6
    case .unattached: 4
    case .disconnected, .notRunning: nil
    }
  }
}
