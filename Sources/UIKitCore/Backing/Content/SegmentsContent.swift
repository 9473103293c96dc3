/// A row of which one is chosen.
package struct SegmentsContent: Hashable, Sendable {
  /// One of the row.
  package struct Segment: Hashable, Sendable {
    package var title: String
    /// In place of the title.
    package var image: ImageContent?
    /// Can be chosen.
    package var isEnabled = true
    /// In points; 0 as its content needs.
    package var width = 0.0

    package init(title: String, image: ImageContent? = nil) {
      self.title = title
      self.image = image
    }
  }

  package var segments: [Segment]
  /// `nil`: none is chosen.
  package var chosen: Int?
  /// None stays chosen after a press.
  package var isMomentary = false

  package var titles: [String] { segments.map(\.title) }

  package init(segments: [Segment], chosen: Int?) {
    self.segments = segments
    self.chosen = chosen
  }
}
