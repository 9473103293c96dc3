/// Turns a timeline into a document: a page, a picture, a file for another program.
public protocol TimelineWriter: Sendable {
  /// The whole document.
  ///
  /// - Parameter timeline: What to write.
  func text(for timeline: Timeline) -> String
}
