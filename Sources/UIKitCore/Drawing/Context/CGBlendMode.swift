import ViewBacking

/// How colours are combined with those behind them.
public enum CGBlendMode: Int32, Sendable {
  /// Over them.
  case normal = 0
  /// Multiplied, which is darker.
  case multiply
  /// The inverses multiplied, which is brighter.
  case screen
  /// Multiplied where it is dark behind, and otherwise brighter.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// What is behind, brighter by the color.
  case colorDodge
  /// What is behind, darker by the color.
  case colorBurn
  /// Darker or lighter by the color, softly.
  case softLight
  /// Darker or lighter by the color.
  case hardLight
  /// The difference.
  case difference
  /// The difference, with less contrast.
  case exclusion
  /// The hue of the color.
  case hue
  /// The saturation of the color.
  case saturation
  /// The hue and the saturation of the color.
  case color
  /// The luminance of the color.
  case luminosity
  /// Nothing.
  case clear
  /// The color alone.
  case copy
  /// The color where there is something behind, and nothing else.
  case sourceIn
  /// The color where there is nothing behind, and nothing else.
  case sourceOut
  /// The color where there is something behind.
  case sourceAtop
  /// The color where there is nothing behind.
  case destinationOver
  /// What is behind where the color is.
  case destinationIn
  /// What is behind where the color is not.
  case destinationOut
  /// What is behind where the color is, over the color.
  case destinationAtop
  /// Each where the other is not.
  case xor
  /// The sum of the darkness. Differs from Apple: the darker one.
  case plusDarker
  /// The sum.
  case plusLighter

  var mode: DrawingBlendMode { DrawingBlendMode(rawValue: rawValue) ?? .normal }
}
