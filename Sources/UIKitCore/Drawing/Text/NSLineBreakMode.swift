/// What happens with text that does not fit into its lines.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// The text ends at the edge.
  case byClipping = 2
  /// The beginning is left out.
  case byTruncatingHead = 3
  /// The end is left out.
  case byTruncatingTail = 4
  /// The middle is left out.
  case byTruncatingMiddle = 5
}
