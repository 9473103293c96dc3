/// What a view has drawn, by commands that a host carries out in order.
package struct DrawingContent: Hashable, Sendable {
  /// Grows by one with each drawing.
  package var revision: Int

  package init(revision: Int) { self.revision = revision }
}
