/// The reason why an attribute has no value.
package enum AttributeError: Error, Hashable, Sendable {
  /// It was removed, with its subgraph, or belongs to another graph.
  case removed
  /// It depends on itself and had no value before. ``Graph/onIssue`` has reported the path.
  case cycle
  /// Its inputs are nested more deeply than ``Graph/maximumNesting``. The rule that receives this error throws it on; the graph evaluates
  /// the input first and then starts the rule again.
  case suspended
}
