import FoundationOverlay
import SwiftUICore
public import UIKitCore

extension Text {
  /// A line under or through text. Differs from Apple: it is drawn as one line in the colour of the text.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of a line.
    public struct Pattern: Hashable, Sendable {
      private let kind: Int
      /// None.
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

    /// A line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line.
    public static let single = LineStyle()

    /// The line of an attributed string: a single one with or without dashes. `nil` for others, such as a thick or a double one.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
      guard let match = LineStyle.patterns.first(where: { $0.style == nsUnderlineStyle }) else { return nil }
      self.init(pattern: match.pattern)
    }

    /// The patterns with the lines of attributed strings that look like them.
    static let patterns: [(pattern: Pattern, style: NSUnderlineStyle)] = [
      (.solid, .single), (.dot, [.single, .patternDot]), (.dash, [.single, .patternDash]),
      (.dashDot, [.single, .patternDashDot]), (.dashDotDot, [.single, .patternDashDotDot]),
    ]
  }
}

extension NSUnderlineStyle {
  /// The line of an attributed string that has the pattern of one of SwiftUI.
  public init(_ lineStyle: Text.LineStyle) {
    self = Text.LineStyle.patterns.first { $0.pattern == lineStyle.pattern }?.style ?? .single
  }
}
