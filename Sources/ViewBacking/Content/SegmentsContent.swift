/// A row of segments, of which one is selected.
package struct SegmentsContent: Hashable, Sendable {
  /// One segment.
  package struct Segment: Hashable, Sendable {
    package var title: String
    /// An image in place of the title.
    package var image: ImageContent?
    /// Whether it can be selected.
    package var isEnabled = true
    /// The width in points; 0 for the width of its content.
    package var width = 0.0

    package init(title: String, image: ImageContent? = nil) {
      self.title = title
      self.image = image
    }
  }

  package var segments: [Segment]
  /// `nil` if none is selected.
  package var chosen: Int?
  /// Whether no segment stays selected after a press.
  package var isMomentary = false

  /// `nil` for the theme's font.
  package var font: FontDescription?
  /// The colour of the titles that are not selected; `nil` for the theme's.
  package var color: RGBA?
  /// The colour of the selected title; `nil` for ``color``.
  package var chosenColor: RGBA?
  /// The colour behind the selected title; `nil` for the theme's.
  package var chosenFill: RGBA?

  package var titles: [String] { segments.map(\.title) }

  package init(segments: [Segment], chosen: Int?) {
    self.segments = segments
    self.chosen = chosen
  }
}
