import FoundationOverlay
import SwiftUICore
public import UIKitCore

extension Text {
  /// A line under or through text. Differs from Apple: it is drawn as one line in the colour of the text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      private let kind: Int
      /// A solid line.
      public static let solid = Pattern(kind: 0)
      /// Dots.
      public static let dot = Pattern(kind: 1)
      /// Dashes.
      public static let dash = Pattern(kind: 2)
      /// Dashes and dots.
      public static let dashDot = Pattern(kind: 3)
      /// Dashes and two dots.
      public static let dashDotDot = Pattern(kind: 4)
    }

    let pattern: Pattern
    let color: Color?

    /// A line with a pattern and a colour; `nil` for the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line.
    public static let single = LineStyle()

    /// The line style of a single line in an attributed string, solid or dashed. `nil` for other styles, such as thick and double lines.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
      guard let match = LineStyle.patterns.first(where: { $0.style == nsUnderlineStyle }) else { return nil }
      self.init(pattern: match.pattern)
    }

    /// The patterns and the corresponding styles of attributed strings.
    static let patterns: [(pattern: Pattern, style: NSUnderlineStyle)] = [
      (.solid, .single), (.dot, [.single, .patternDot]), (.dash, [.single, .patternDash]),
      (.dashDot, [.single, .patternDashDot]), (.dashDotDot, [.single, .patternDashDotDot]),
    ]
  }
}

extension NSUnderlineStyle {
  /// The style of a single line with the pattern of a SwiftUI line style.
  public init(_ lineStyle: Text.LineStyle) {
    self = Text.LineStyle.patterns.first { $0.pattern == lineStyle.pattern }?.style ?? .single
  }
}
