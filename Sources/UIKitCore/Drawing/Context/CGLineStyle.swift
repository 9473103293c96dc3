import ViewBacking

/// How lines end.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Exactly at the end.
  case butt = 0
  /// With a semicircle around the end.
  case round = 1
  /// With a square that extends half the line width beyond the end.
  case square = 2
}

/// How lines join.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// With a sharp corner.
  case miter = 0
  /// With a round corner.
  case round = 1
  /// With a bevelled corner.
  case bevel = 2
}

/// How to draw a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Fill, with the winding rule.
  case fill = 0
  /// Fill, with the even-odd rule.
  case eoFill = 1
  /// Stroke.
  case stroke = 2
  /// Fill with the winding rule, then stroke.
  case fillStroke = 3
  /// Fill with the even-odd rule, then stroke.
  case eoFillStroke = 4
}

extension StrokeStyle.Cap {
  init(_ cap: CGLineCap) {
    self =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }
}

extension StrokeStyle.Join {
  init(_ join: CGLineJoin) {
    self =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }
}
