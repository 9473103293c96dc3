/// Converts a timeline to a document: a page, an image, a file for another program.
public protocol TimelineWriter: Sendable {
  /// The whole document.
  ///
  /// - Parameter timeline: The timeline to write.
  func text(for timeline: Timeline) -> String
}
