/// How lines end.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Right at the end.
  case butt = 0
  /// With a half circle around it.
  case round = 1
  /// With half a square beyond it.
  case square = 2
}

/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point.
  case miter = 0
  /// Round.
  case round = 1
  /// With the point cut off.
  case bevel = 2
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// What is inside is filled.
  case fill = 0
  /// What is inside an odd number of times is filled.
  case eoFill = 1
  /// The line is drawn.
  case stroke = 2
  /// What is inside is filled, and then the line is drawn.
  case fillStroke = 3
  /// What is inside an odd number of times is filled, and then the line is drawn.
  case eoFillStroke = 4
}
