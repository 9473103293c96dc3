/// An attribute that is brought up to date.
struct Frame {
  var id: AttributeID
  /// The next input to check, while the attribute's state is `check`. It is not used after an input was removed: the state is then `dirty`.
  var nextInput: Int32
}

extension Graph {
  /// The value of an attribute, computed if necessary. In a rule, the attribute becomes an input of the one that is computed.
  package func value<Value>(of attribute: Attribute<Value>) throws(AttributeError) -> Value {
    guard isLive(attribute.id) else { throw .removed }
    if reading.node >= 0 { recordDependency(on: attribute.id.index) }
    if nodes[Int(attribute.id.index)].state != .clean { try bringUpToDate(attribute.id) }
    let column = columns[Int(nodes[Int(attribute.id.index)].column)]
    let row = nodes[Int(attribute.id.index)].row
    // Another type: a handle of another graph.
    guard column.valueType == ObjectIdentifier(Value.self) else { throw .removed }
    guard column.hasValue[Int(row)] else {
      throw nodes[Int(attribute.id.index)].flags.contains(.failedInCycle) ? .cycle : .removed
    }
    return unsafeDowncast(column, to: ValueColumn<Value>.self).value(row)
  }

  /// The value of a source, without the writes that wait for the next update.
  package func value<Value>(of source: Source<Value>) throws(AttributeError) -> Value {
    try value(of: source.attribute)
  }

  /// Runs `body` without recording its reads as inputs.
  package func withoutDependencies<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = reading
    reading = Reading()
    defer { reading = outer }
    return try body()
  }

  /// Whether a rule is running whose reads are recorded.
  package var isEvaluating: Bool { reading.node >= 0 }

  /// Whether a rule runs that has to run again.
  var isSuspended: Bool { suspendedFor != nil }

  private func bringUpToDate(_ id: AttributeID) throws(AttributeError) {
    if isSuspended { throw .suspended }
    if nodes[Int(id.index)].flags.contains(.isActive) {
      try readActive(id)
      return
    }
    if nesting >= maximumNesting {
      suspendedFor = id
      throw .suspended
    }
    try evaluate(id)
    guard isLive(id) else { throw .removed }
  }

  /// A cycle: reports it. The attribute's last value is read, if there is one.
  private func readActive(_ id: AttributeID) throws(AttributeError) {
    if reading.node >= 0, reading.last != Edge.none, edges[Int(reading.last)].input == id.index {
      edges[Int(reading.last)].isCyclic = true
      nodes[Int(id.index)].flags.insert(.hasCyclicOutput)
    }
    if let onIssue {
      let start = stack.lastIndex { $0.id == id } ?? 0
      onIssue(.cycle(path: stack[start...].map { label(of: $0.id) } + [label(of: id)]))
    }
    guard isLive(id) else { throw .removed }
    let (column, row) = (nodes[Int(id.index)].column, nodes[Int(id.index)].row)
    if !columns[Int(column)].hasValue[Int(row)] { throw .cycle }
  }

  /// Brings an attribute up to date, and before it what it depends on, with a stack of our own.
  ///
  /// Throws only `suspended`. Other errors are states of attributes, which their readers find.
  func evaluate(_ target: AttributeID) throws(AttributeError) {
    let base = stack.count
    push(target)
    while stack.count > base {
      let top = stack.count - 1
      let id = stack[top].id
      guard isLive(id) else {
        stack.removeLast()
        continue
      }
      if nodes[Int(id.index)].state == .check {
        if let input = nextInputToCheck(top) {
          push(input)
          continue
        }
      }
      var isChanged = false
      switch nodes[Int(id.index)].state {
      case .dirty:
        switch run(id) {
        case .changed: isChanged = true
        case .unchanged, .failed(.cycle), .failed(.removed): break
        case .failed(.suspended):
          guard nesting == 0, let input = suspendedFor else {
            while stack.count > base { pop() }
            throw .suspended
          }
          suspendedFor = nil
          if isLive(input) { push(input) }
          continue
        }
      case .check: nodes[Int(id.index)].state = .clean
      case .clean: break
      }
      guard isLive(id) else {
        stack.removeLast()
        continue
      }
      if isChanged { markOutputs(of: id.index, isEvaluated: true) }
      clearCyclicOutputs(of: id.index)
      pop()
    }
  }

  private func push(_ id: AttributeID) {
    nodes[Int(id.index)].flags.insert(.isActive)
    stack.append(Frame(id: id, nextInput: nodes[Int(id.index)].firstInput))
  }

  private func pop() {
    let id = stack.removeLast().id
    if isLive(id) { nodes[Int(id.index)].flags.remove(.isActive) }
  }

  /// The next input of the attribute on the top of the stack that is not clean. An input that is active itself is a cycle if it is still
  /// read, which only the rule can decide: the attribute becomes dirty.
  private func nextInputToCheck(_ top: Int) -> AttributeID? {
    let index = stack[top].id.index
    var edge = stack[top].nextInput
    while edge != Edge.none {
      let input = edges[Int(edge)].input
      edge = edges[Int(edge)].nextInput
      guard input >= 0, nodes[Int(input)].state != .clean else { continue }
      if nodes[Int(input)].flags.contains(.isActive) {
        nodes[Int(index)].state = .dirty
        return nil
      }
      stack[top].nextInput = edge
      return id(input)
    }
    return nil
  }

  private func run(_ id: AttributeID) -> Outcome {
    if nodes[Int(id.index)].flags.contains(.isObserver) { return .unchanged }
    let outer = reading
    readingCount += 1
    reading = Reading(node: id.index, generation: id.generation, number: readingCount)
    nesting += 1
    nodes[Int(id.index)].flags.remove([.isOutdated, .failedInCycle])
    let (column, row) = (nodes[Int(id.index)].column, nodes[Int(id.index)].row)
    let outcome = columns[Int(column)].evaluate(row, of: id, in: self)
    nesting -= 1
    defer { reading = outer }
    guard isLive(id) else { return .failed(.removed) }
    removeUnusedDependencies()
    if case .failed(.suspended) = outcome { return outcome }
    evaluationCount += 1
    nodes[Int(id.index)].state = .clean
    if case .failed(.cycle) = outcome { nodes[Int(id.index)].flags.insert(.failedInCycle) }
    return outcome
  }
}
