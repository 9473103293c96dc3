public import FoundationOverlay
import SwiftUICore
import UIKitCore

extension Text {
  /// The text with a font.
  public func font(_ font: Font?) -> Text { changed { $0.font = .some(font) } }

  /// The text with a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = .some(weight) } }

  /// The text with letters of a width. Differs from Apple: they have the usual one.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// The text with letters of a design.
  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = .some(design) } }

  /// The text in bold.
  public func bold() -> Text { changed { $0.isBold = true } }

  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { changed { $0.isBold = isActive } }

  /// The text in italics.
  public func italic() -> Text { changed { $0.isItalic = true } }

  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = isActive } }

  /// The text with letters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.isMonospaced = isActive } }

  /// The text with digits of equal width. Stored: the host's fonts have them.
  public func monospacedDigit() -> Text { self }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changed {
      $0.color = .some(color)
      $0.style = nil
    }
  }

  /// The text in a style. Differs from Apple: a gradient is shown as the colour in its middle.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed {
      $0.style = AnyShapeStyle(style)
      $0.color = nil
    }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.strikethrough = .some(isActive ? LineStyle(color: color) : nil) }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.underline = .some(isActive ? LineStyle(color: color) : nil) }
  }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// The text with an additional distance between letters.
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }

  /// The text with an additional distance between letters.
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.kerning = tracking } }

  /// The text, moved up from the baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed { $0.baselineOffset = baselineOffset } }

  /// The text at a size relative to its font. Differs from Apple: it is the font's.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  private func changed(_ change: (inout TextStyling) -> Void) -> Text {
    var (text, styling) = (self, styling)
    change(&styling)
    text.ownStyling = TextStyling.Box(styling)
    return text
  }
}
