import FoundationOverlay
import SwiftUICore
import UIKitCore

/// What a label shows.
struct ResolvedText: Equatable {
  /// Characters with one style.
  struct Run: Equatable {
    var text: String
    var font: UIFont
    var color: Color?
    var background: Color?
    var isUnderlined = false
    var isStruckThrough = false
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var link: URL?
    /// A picture in place of the text, which is one blank.
    var picture: Picture?

    init(_ text: String, _ styling: TextStyling, _ markdown: MarkdownStyle, _ environment: EnvironmentValues) {
      self.text = text
      var font = styling.font(in: environment)
      if markdown.isBold { font = font.bold() }
      if markdown.isItalic { font = font.italic() }
      if markdown.isCode { font = font.monospaced() }
      self.font = font.uiFont(for: environment.dynamicTypeSize)
      link = markdown.link
      if let style = styling.style {
        color = style._shading(in: environment).value.color
      } else if let own = styling.color ?? nil {
        color = own.settled(in: environment)
      } else if link != nil {
        color = environment.tintColor
      } else {
        color = environment.foregroundStyles?.levels.first?.color
      }
      isUnderlined = (styling.underline ?? nil) != nil
      isStruckThrough = markdown.isStruckThrough || (styling.strikethrough ?? nil) != nil
      kerning = styling.kerning ?? 0
      baselineOffset = styling.baselineOffset ?? 0
    }

    func hasSameStyle(as other: Run) -> Bool {
      var copy = other
      copy.text = text
      return self == copy
    }

    /// Whether a label shows it by its font and its colour alone.
    var isPlain: Bool {
      picture == nil && background == nil && !isUnderlined && !isStruckThrough && kerning == 0 && baselineOffset == 0
    }
  }

  /// A picture in a text. An object, because most runs have none.
  final class Picture: Equatable, Sendable {
    private let image: Image
    /// The size of text beside it, if it is a symbol.
    private let pointSize: CGFloat
    private let variants: SymbolVariants
    private let isDark: Bool

    init(image: Image, pointSize: CGFloat, variants: SymbolVariants, isDark: Bool) {
      self.image = image
      self.pointSize = pointSize
      self.variants = variants
      self.isDark = isDark
    }

    @MainActor var resolved: UIImage? { image.picture(pointSize: pointSize, variants, isDark: isDark) }

    func scaled(by factor: CGFloat) -> Picture {
      Picture(image: image, pointSize: pointSize * factor, variants: variants, isDark: isDark)
    }

    static func == (lhs: Picture, rhs: Picture) -> Bool {
      lhs.image == rhs.image && lhs.pointSize == rhs.pointSize && lhs.variants == rhs.variants
        && lhs.isDark == rhs.isDark
    }
  }

  var runs: [Run]
  var font: UIFont
  var color: Color?
  var lineLimit: Int?
  var reservedLines = 0
  var alignment: TextAlignment
  var truncation: Text.TruncationMode
  /// The smallest factor of the fonts with which the text is shown where it does not fit.
  var minimumScale: CGFloat = 1
  /// The additional distance between lines, in points.
  var lineSpacing: CGFloat = 0

  /// The text with fonts of another size.
  func scaled(by factor: CGFloat) -> ResolvedText {
    guard factor != 1 else { return self }
    var text = self
    text.font = font.withSize(font.pointSize * factor)
    for index in runs.indices {
      text.runs[index].font = runs[index].font.withSize(runs[index].font.pointSize * factor)
      text.runs[index].kerning *= factor
      text.runs[index].baselineOffset *= factor
      text.runs[index].picture = runs[index].picture?.scaled(by: factor)
    }
    return text
  }

  var string: String { runs.map(\.text).joined() }
}

extension TextAlignment {
  var textAlignment: NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}

extension ResolvedText: AnimatableDrawing {
  func animatableValues(isDark: Bool) -> AnimatableValues {
    func values(_ color: Color?) -> [Double] { (color ?? .primary).animatableValues(isDark: isDark).values }
    return AnimatableValues(
      values: runs.reduce(into: values(color)) { all, run in
        all += values(run.color)
        if run.background != nil { all += values(run.background) }
      })
  }

  func with(_ values: AnimatableValues) -> ResolvedText {
    var rest = values.values[...]
    func next(_ color: Color?) -> Color {
      defer { rest = rest.dropFirst(4) }
      return (color ?? .primary).with(AnimatableValues(values: Array(rest.prefix(4))))
    }
    var text = self
    text.color = next(color)
    for index in runs.indices {
      text.runs[index].color = next(runs[index].color)
      if runs[index].background != nil { text.runs[index].background = next(runs[index].background) }
    }
    return text
  }

  func canInterpolate(to other: ResolvedText) -> Bool {
    runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy { ($0.background == nil) == ($1.background == nil) }
  }

  /// Whether the texts differ in their colours at most.
  func hasSameLayout(as other: ResolvedText) -> Bool {
    guard runs.count == other.runs.count else { return false }
    var copy = other
    copy.color = color
    for index in runs.indices {
      guard runs[index].text == other.runs[index].text else { return false }
      copy.runs[index].color = runs[index].color
      copy.runs[index].background = runs[index].background
    }
    return copy == self
  }
}

extension ResolvedText {
  var hasPictures: Bool { runs.contains { $0.picture != nil } }

  @MainActor var attributed: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    var paragraph: NSParagraphStyle?
    if lineSpacing > 0 || hasPictures {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = lineSpacing
      style.alignment = alignment.textAlignment
      paragraph = style
    }
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [.font: run.font]
      if let paragraph { attributes[.paragraphStyle] = paragraph }
      if let picture = run.picture {
        // The blank is as wide as the picture.
        let blank = NSAttributedString(string: run.text, attributes: attributes).size().width
        attributes[.kern] = Double((picture.resolved?.size.width ?? 0) - blank)
        text.append(NSAttributedString(string: run.text, attributes: attributes))
        continue
      }
      if let color = run.color { attributes[.foregroundColor] = color.uiColor }
      if let color = run.background { attributes[.backgroundColor] = color.uiColor }
      if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if run.kerning != 0 { attributes[.kern] = Double(run.kerning) }
      if run.baselineOffset != 0 { attributes[.baselineOffset] = Double(run.baselineOffset) }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return text
  }
}
