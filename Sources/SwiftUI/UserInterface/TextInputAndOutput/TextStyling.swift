public import SwiftUICore
import UIKitCore

/// What a text has set, or what is set for the texts in a view. What is `nil` comes from outside.
struct TextStyling: Equatable, Sendable {
  var font: Font??
  var weight: Font.Weight??
  var design: Font.Design??
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var color: Color??
  var style: AnyShapeStyle?
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??
  var kerning: CGFloat?
  var baselineOffset: CGFloat?

  /// A style that is shared by the copies of a text.
  final class Box: Equatable, Sendable {
    let styling: TextStyling
    init(_ styling: TextStyling) { self.styling = styling }
    static func == (lhs: Box, rhs: Box) -> Bool { lhs === rhs || lhs.styling == rhs.styling }
  }

  static func == (lhs: TextStyling, rhs: TextStyling) -> Bool {
    func shading(_ style: AnyShapeStyle?) -> Shading? { style?._shading(in: EnvironmentValues()).value }
    return lhs.font == rhs.font && lhs.weight == rhs.weight && lhs.design == rhs.design && lhs.isBold == rhs.isBold
      && lhs.isItalic == rhs.isItalic && lhs.isMonospaced == rhs.isMonospaced && lhs.color == rhs.color
      && shading(lhs.style) == shading(rhs.style) && lhs.underline == rhs.underline
      && lhs.strikethrough == rhs.strikethrough && lhs.kerning == rhs.kerning
      && lhs.baselineOffset == rhs.baselineOffset
  }

  /// This style, and what it has not set from one outside.
  func inside(_ outer: TextStyling) -> TextStyling {
    TextStyling(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
      isMonospaced: isMonospaced ?? outer.isMonospaced, color: style == nil ? color ?? outer.color : color,
      style: style ?? (color == nil ? outer.style : nil), underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, kerning: kerning ?? outer.kerning,
      baselineOffset: baselineOffset ?? outer.baselineOffset)
  }

  /// The font in an environment.
  func font(in environment: EnvironmentValues) -> Font {
    var font = (self.font ?? nil) ?? environment.font ?? .body
    if let weight = weight ?? nil { font = font.weight(weight) }
    if let design = design ?? nil { font = font.design(design) }
    if isBold == true { font = font.bold() }
    if isItalic == true { font = font.italic() }
    if isMonospaced == true { font = font.monospaced() }
    return font
  }
}

extension EnvironmentValues {
  /// The style of the texts in the view.
  var textStyling: TextStyling {
    get { self[TextStylingKey.self] }
    set { self[TextStylingKey.self] = newValue }
  }
}

private struct TextStylingKey: EnvironmentKey { static var defaultValue: TextStyling { TextStyling() } }

extension View {
  nonisolated fileprivate func textStyling(_ change: @escaping (inout TextStyling) -> Void) -> some View {
    transformEnvironment(\.textStyling, transform: change)
  }

  /// Sets the weight of the texts in the view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textStyling { $0.weight = .some(weight) } }

  /// Sets the width of the letters of the texts in the view. Differs from Apple: they have the usual one.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { textStyling { _ in } }

  /// Sets the design of the letters of the texts in the view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { textStyling { $0.design = .some(design) } }

  /// Shows the texts in the view in bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { textStyling { $0.isBold = isActive } }

  /// Shows the texts in the view in italics.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { textStyling { $0.isItalic = isActive } }

  /// Shows the texts in the view with letters of equal width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    textStyling { $0.isMonospaced = isActive }
  }

  /// Shows the digits of the texts in the view with equal width. Stored: the host's fonts have them.
  nonisolated public func monospacedDigit() -> some View { textStyling { _ in } }

  /// Draws a line under the texts in the view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyling { $0.underline = .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// Draws a line through the texts in the view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyling { $0.strikethrough = .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// Adds a distance between the letters of the texts in the view.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { textStyling { $0.kerning = kerning } }

  /// Adds a distance between the letters of the texts in the view.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { textStyling { $0.kerning = tracking } }

  /// Moves the texts in the view up from the baseline.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textStyling { $0.baselineOffset = baselineOffset }
  }
}
