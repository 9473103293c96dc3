import ViewBacking

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Aligned to the left.
  case left = 0
  /// Centred.
  case center = 1
  /// Aligned to the right.
  case right = 2
  /// Justified.
  case justified = 3
  /// The default alignment of the language.
  case natural = 4
}

extension TextAlignment {
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}
