/// The read that is going on: which attribute is computed, and how far its list of inputs was confirmed.
struct Reading {
  /// `-1` if none is.
  var node: Int32 = -1
  var generation: UInt32 = 0
  /// The edge of the last read.
  var last = Edge.none
  /// A number of its own for each evaluation.
  var number: UInt64 = 0
}

extension Graph {
  /// Records that the attribute that is computed reads `input`.
  ///
  /// Most evaluations read what the one before has read, in the same order: then this compares two numbers.
  func recordDependency(on input: Int32) {
    // Its own rule may have removed it.
    guard nodes[Int(reading.node)].generation == reading.generation else { return }
    guard nodes[Int(input)].lastReading != reading.number else { return }
    nodes[Int(input)].lastReading = reading.number
    let isFirst = reading.last == Edge.none
    let next = isFirst ? nodes[Int(reading.node)].firstInput : edges[Int(reading.last)].nextInput
    if next != Edge.none, edges[Int(next)].input == input {
      reading.last = next
      return
    }
    let edge = makeEdge(from: input, to: reading.node)
    edges[Int(edge)].nextInput = next
    if isFirst {
      nodes[Int(reading.node)].firstInput = edge
    } else {
      edges[Int(reading.last)].nextInput = edge
    }
    reading.last = edge
  }

  /// Removes the edges that were not used in the evaluation that ends.
  func removeUnusedDependencies() {
    var edge: Int32
    if reading.last == Edge.none {
      edge = nodes[Int(reading.node)].firstInput
      nodes[Int(reading.node)].firstInput = Edge.none
    } else {
      edge = edges[Int(reading.last)].nextInput
      edges[Int(reading.last)].nextInput = Edge.none
    }
    removeEdges(from: edge)
  }

  /// Removes an edge and those behind it in the list of inputs.
  func removeEdges(from first: Int32) {
    var edge = first
    while edge != Edge.none {
      let next = edges[Int(edge)].nextInput
      unlinkFromInput(edge)
      edges[Int(edge)].nextInput = freeEdge
      freeEdge = edge
      liveEdgeCount -= 1
      edge = next
    }
  }

  func makeEdge(from input: Int32, to output: Int32) -> Int32 {
    let next = nodes[Int(input)].firstOutput
    let made = Edge(input: input, output: output, nextOutput: next)
    let edge: Int32
    if freeEdge != Edge.none {
      edge = freeEdge
      freeEdge = edges[Int(edge)].nextInput
      edges[Int(edge)] = made
    } else {
      edge = Int32(edges.count)
      edges.append(made)
    }
    if next != Edge.none { edges[Int(next)].previousOutput = edge }
    nodes[Int(input)].firstOutput = edge
    liveEdgeCount += 1
    return edge
  }

  private func unlinkFromInput(_ edge: Int32) {
    let (input, next, previous) = (edges[Int(edge)].input, edges[Int(edge)].nextOutput, edges[Int(edge)].previousOutput)
    guard input != Edge.none else { return }
    if next != Edge.none { edges[Int(next)].previousOutput = previous }
    if previous != Edge.none {
      edges[Int(previous)].nextOutput = next
    } else {
      nodes[Int(input)].firstOutput = next
    }
  }

  // MARK: Marking

  /// Marks what depends on a changed attribute: its outputs as dirty, theirs to be checked.
  ///
  /// - Parameter isEvaluated: The change is the result of an evaluation. Outputs that read it during this evaluation, in a cycle, are not
  ///   marked.
  func markOutputs(of changed: Int32, isEvaluated: Bool) {
    var edge = nodes[Int(changed)].firstOutput
    while edge != Edge.none {
      let output = edges[Int(edge)].output
      if isEvaluated, edges[Int(edge)].isCyclic {
        nodes[Int(output)].flags.insert(.isOutdated)
      } else {
        mark(output, .dirty)
      }
      edge = edges[Int(edge)].nextOutput
    }
    checkOutputsOfMarked()
  }

  /// Runs the rule of an attribute again at its next read, and calls its observers in the next ``update()`` if the value is another one. For
  /// rules that use values from outside of the graph.
  package func invalidate(_ id: AttributeID) {
    guard isLive(id), !nodes[Int(id.index)].flags.contains(.isSource) else { return }
    mark(id.index, .dirty)
    checkOutputsOfMarked()
    requestUpdate()
  }

  /// Marks what depends on attributes that have just been marked.
  private func checkOutputsOfMarked() {
    while let next = marked.popLast() {
      var edge = nodes[Int(next)].firstOutput
      while edge != Edge.none {
        mark(edges[Int(edge)].output, .check)
        edge = edges[Int(edge)].nextOutput
      }
    }
  }

  private func mark(_ index: Int32, _ state: Node.State) {
    let old = nodes[Int(index)].state
    let flags = nodes[Int(index)].flags
    if state == .dirty || flags.contains(.isOutdated) {
      nodes[Int(index)].state = .dirty
    } else if old == .clean {
      nodes[Int(index)].state = .check
    }
    guard old == .clean else { return }
    if flags.contains(.isObserver) {
      observers.append(PendingObserver(order: nodes[Int(index)].lastReading, id: id(index)))
    } else {
      marked.append(index)
    }
  }

  /// Ends the cyclic reads of an attribute that is no longer active.
  func clearCyclicOutputs(of index: Int32) {
    guard nodes[Int(index)].flags.contains(.hasCyclicOutput) else { return }
    nodes[Int(index)].flags.remove(.hasCyclicOutput)
    var edge = nodes[Int(index)].firstOutput
    while edge != Edge.none {
      edges[Int(edge)].isCyclic = false
      edge = edges[Int(edge)].nextOutput
    }
  }
}
