/// A row of which one is chosen.
package struct SegmentsContent: Hashable, Sendable {
  package var titles: [String]
  /// `nil`: none is chosen.
  package var chosen: Int?

  package init(titles: [String], chosen: Int?) {
    self.titles = titles
    self.chosen = chosen
  }
}
