/// A mistake in the rules of a graph, or in the code that writes its sources. The graph continues.
package enum GraphIssue: Hashable, Sendable {
  /// Attributes that depend on themselves, by their labels: each reads the next one, and the last one is the first. The read returned
  /// the last value, or threw ``AttributeError/cycle`` if there was none.
  case cycle(path: [String])
  /// A rule wrote a source. The write is applied after the evaluation. The path begins with the attribute that is read from outside, and
  /// ends with the source.
  case writeDuringEvaluation(path: [String])
  /// Writes caused other writes more than ``Graph/maximumPasses`` times in one update, which was ended. The path begins with a source,
  /// leads to the observer that wrote, and ends with the source that it wrote last, if they are still there.
  case endlessUpdate(path: [String])
}
