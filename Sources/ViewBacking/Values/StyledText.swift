/// Text with several styles.
package struct StyledText: Hashable, Sendable {
  /// Characters with the same style.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: FontDescription
    /// `nil` for the theme's text colour.
    package var color: RGBA?
    package var background: RGBA?
    package var isUnderlined = false
    package var isStruckThrough = false
    /// The additional distance between letters, in points.
    package var kerning = 0.0
    /// The distance above the baseline, in points.
    package var baselineOffset = 0.0
    /// The height of a line in parts of the natural one; `nil` for the natural one.
    package var lineHeight: Double?
    /// The indents of a paragraph's first line, of its other lines, and of their ends, in points. Only editors use them.
    package var indents: Indents?

    /// The indents of a paragraph, in points.
    package struct Indents: Hashable, Sendable {
      package var first: Double
      package var others: Double
      package var end: Double

      package init(first: Double, others: Double, end: Double) {
        (self.first, self.others, self.end) = (first, others, end)
      }
    }

    package init(text: String, font: FontDescription) {
      self.text = text
      self.font = font
    }
  }

  package var runs: [Run]
  package var alignment: TextAlignment

  package var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
  package var string: String { runs.map(\.text).joined() }

  package init(runs: [Run], alignment: TextAlignment = .natural) {
    self.runs = runs
    self.alignment = alignment
  }

  /// Makes colours more transparent.
  package mutating func fade(by alpha: Double) {
    for index in runs.indices {
      runs[index].color?.alpha *= alpha
      runs[index].background?.alpha *= alpha
    }
  }
}
