/// A set of attributes that are removed together, with the subgraphs that it owns.
package struct Subgraph: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}
