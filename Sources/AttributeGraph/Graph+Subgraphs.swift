/// A subgraph: its attributes, and its place in the tree of subgraphs.
struct SubgraphRecord {
  var generation: UInt32 = 1
  var isLive = true
  var firstNode: Int32 = -1
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
}

extension Graph {
  /// Adds a subgraph that is removed together with `owner`, or with the graph. If the owner was removed already, so is the subgraph.
  package func makeSubgraph(in owner: Subgraph? = nil) -> Subgraph {
    let owner = owner ?? root
    let index: Int32
    if let free = freeSubgraphs.popLast() {
      index = free
    } else {
      index = Int32(subgraphs.count)
      subgraphs.append(SubgraphRecord())
    }
    let generation = subgraphs[Int(index)].generation
    guard contains(owner) else {
      subgraphs[Int(index)] = SubgraphRecord(generation: generation &+ 1, isLive: false)
      freeSubgraphs.append(index)
      return Subgraph(index: index, generation: generation)
    }
    let sibling = subgraphs[Int(owner.index)].firstChild
    subgraphs[Int(index)] = SubgraphRecord(generation: generation, parent: owner.index, next: sibling)
    if sibling >= 0 { subgraphs[Int(sibling)].previous = index }
    subgraphs[Int(owner.index)].firstChild = index
    return Subgraph(index: index, generation: generation)
  }

  /// Whether the subgraph was not removed.
  package func contains(_ subgraph: Subgraph) -> Bool {
    Int(subgraph.index) < subgraphs.count && subgraphs[Int(subgraph.index)].generation == subgraph.generation
      && subgraphs[Int(subgraph.index)].isLive
  }

  /// Removes the subgraph, what it owns, and all their attributes. Rules that have read one of those run again.
  ///
  /// The ``root`` is not removed, and removing twice has no effect. A rule may remove any subgraph, its own as well.
  package func remove(_ subgraph: Subgraph) {
    guard subgraph.index > 0, contains(subgraph) else { return }
    let record = subgraphs[Int(subgraph.index)]
    if record.next >= 0 { subgraphs[Int(record.next)].previous = record.previous }
    if record.previous >= 0 {
      subgraphs[Int(record.previous)].next = record.next
    } else {
      subgraphs[Int(record.parent)].firstChild = record.next
    }
    var open = [subgraph.index]
    var removed: [Int32] = []
    while let index = open.popLast() {
      let record = subgraphs[Int(index)]
      var child = record.firstChild
      while child >= 0 {
        open.append(child)
        child = subgraphs[Int(child)].next
      }
      var node = record.firstNode
      while node >= 0 {
        removed.append(node)
        node = nodes[Int(node)].nextInSubgraph
      }
      subgraphs[Int(index)] = SubgraphRecord(generation: record.generation &+ 1, isLive: false)
      freeSubgraphs.append(index)
    }
    removeNodes(removed)
  }

  func removeNodes(_ removed: [Int32]) {
    var touched: Set<Int32> = []
    for index in removed {
      nodes[Int(index)].flags.remove(.isLive)
      removeEdges(from: nodes[Int(index)].firstInput)
      nodes[Int(index)].firstInput = Edge.none
    }
    for index in removed {
      // What remains are the edges to attributes outside.
      markOutputs(of: index, isEvaluated: false)
      var edge = nodes[Int(index)].firstOutput
      while edge != Edge.none {
        edges[Int(edge)].input = Edge.none
        edge = edges[Int(edge)].nextOutput
      }
      let (column, row) = (nodes[Int(index)].column, nodes[Int(index)].row)
      columns[Int(column)].discard(row)
      touched.insert(column)
      nodes[Int(index)] = Node(generation: nodes[Int(index)].generation &+ 1)
      freeNodes.append(index)
    }
    for column in touched { columns[Int(column)].releaseDiscarded() }
    if !observers.isEmpty { requestUpdate() }
  }
}
