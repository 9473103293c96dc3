/// An observer whose attribute may have changed.
struct PendingObserver {
  var order: UInt64
  var id: AttributeID
}

/// The writes of one transaction.
struct Batch {
  var number: UInt64
  var context: Any?
  var writes: [PendingWrite] = []
  /// Whether an action wrote them, during an update.
  var isCausedByUpdate = false
}

/// A transaction to which writes can be added.
package struct OpenTransaction {
  var number: UInt64
  var context: Any?
}

extension Graph {
  /// Gives a source a new value, which it has from the next ``update()`` on. A removed source ignores it.
  package func set<Value>(_ source: Source<Value>, to value: Value) {
    let id = source.attribute.id
    guard let column = column(of: source) else { return }
    let row = nodes[Int(id.index)].row
    if reading.node >= 0, let onIssue {
      onIssue(.writeDuringEvaluation(path: stack.map { label(of: $0.id) } + [column.label(row)]))
      guard isLive(id) else { return }
    }
    let batch = batchForWrite()
    if let writeRow = column.write(value, row, batch: batches[batch].number), batches.indices.contains(batch) {
      let index = nodes[Int(id.index)].column
      batches[batch].writes.append(PendingWrite(id: id, column: index, row: writeRow, writer: currentObserver))
    }
    requestUpdate()
  }

  /// The value that a source has been given last, whether it was applied or not. It is not recorded as an input.
  package func latestValue<Value>(of source: Source<Value>) -> Value? {
    let id = source.attribute.id
    guard let column = column(of: source) else { return nil }
    return column.latestValue(nodes[Int(id.index)].row)
  }

  /// The column of a source that is there, and is of this graph.
  private func column<Value>(of source: Source<Value>) -> SourceColumn<Value>? {
    let id = source.attribute.id
    guard isLive(id), nodes[Int(id.index)].flags.contains(.isSource) else { return nil }
    let column = columns[Int(nodes[Int(id.index)].column)]
    return column.valueType == ObjectIdentifier(Value.self) ? unsafeDowncast(column, to: SourceColumn<Value>.self) : nil
  }

  /// Runs `body`; what it writes is applied together, apart from the writes before and after it, and with a context.
  ///
  /// A transaction inside another one is applied between the writes of the outer one.
  package func withTransaction<Result, Failure: Error>(
    _ context: Any? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withTransaction(makeTransaction(context), body)
  }

  /// A transaction for one or more calls of `withTransaction`: their writes are applied together if no others
  /// come between them.
  package func makeTransaction(_ context: Any? = nil) -> OpenTransaction {
    batchCount += 1
    return OpenTransaction(number: batchCount, context: context)
  }

  /// Runs `body`, and adds its writes to a transaction.
  package func withTransaction<Result, Failure: Error>(
    _ transaction: OpenTransaction, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    openContexts.append(transaction)
    defer { openContexts.removeLast() }
    return try body()
  }

  /// The context of the transaction whose writes were applied last; for rules and observers in an update.
  package var transactionContext: Any? { appliedContext }

  /// Whether ``update()`` has something to do.
  package var needsUpdate: Bool { !batches.isEmpty || !observers.isEmpty }

  /// Applies the transactions that were written, one after the other, and after each calls the observers whose attributes have changed.
  ///
  /// Writes of actions are further transactions of the same update. If they do not end, ``GraphIssue/endlessUpdate(path:)`` is reported,
  /// and the rest waits for the next call. A call during an update or an evaluation has no effect.
  package func update() {
    guard !isUpdating, nesting == 0 else { return }
    isUpdating = true
    defer {
      isUpdating = false
      isUpdateRequested = false
      appliedContext = nil
    }
    var passes = 0
    // What was added and removed before the update belongs to its first transaction.
    if let first = batches.first, !first.isCausedByUpdate { apply(batches.removeFirst()) }
    repeat {
      if !observers.isEmpty {
        callObservers()
        // Further rounds are those of observers that an action has added.
        if !observers.isEmpty { passes += 1 }
      } else if !batches.isEmpty {
        if batches[0].isCausedByUpdate { passes += 1 }
        if passes <= maximumPasses { apply(batches.removeFirst()) }
      } else {
        return
      }
    } while passes <= maximumPasses
    reportEndlessUpdate()
  }

  func requestUpdate() {
    guard !isUpdateRequested, !isUpdating else { return }
    isUpdateRequested = true
    onNeedsUpdate?()
  }

  /// The batch that a write belongs to now: the last one, if it has the same transaction.
  private func batchForWrite() -> Int {
    let open = openContexts.last
    let last = batches.count - 1
    if last >= 0, batches[last].number == (open?.number ?? implicitBatch) { return last }
    let number: UInt64
    if let open {
      number = open.number
    } else {
      batchCount += 1
      number = batchCount
      implicitBatch = number
    }
    batches.append(Batch(number: number, context: open?.context, isCausedByUpdate: isUpdating))
    return batches.count - 1
  }

  private func apply(_ batch: Batch) {
    appliedContext = batch.context
    applyCount &+= 1
    onApply?()
    for write in batch.writes {
      let column = columns[Int(write.column)]
      guard isLive(write.id) else {
        column.cancel(write)
        continue
      }
      let isChanged = column.apply(write, nodes[Int(write.id.index)].row)
      if isChanged, isLive(write.id) { markOutputs(of: write.id.index, isEvaluated: false) }
    }
  }

  private func callObservers() {
    var pending: [PendingObserver] = []
    swap(&pending, &observers)
    if pending.count > 1 { pending.sort { $0.order < $1.order } }
    for observer in pending where isLive(observer.id) { call(observer.id) }
  }

  private func call(_ id: AttributeID) {
    guard let observer = observerColumn.observer(nodes[Int(id.index)].row) else { return }
    let input = observer.attribute
    // The attribute becomes up to date. The observer becomes dirty if it has changed, and is from the beginning if it is new.
    if isLive(input), nodes[Int(input.index)].state != .clean {
      try? evaluate(input)
      guard isLive(id) else { return }
    }
    let isChanged = nodes[Int(id.index)].state == .dirty
    nodes[Int(id.index)].state = .clean
    guard isChanged else { return }
    let outer = currentObserver
    currentObserver = id
    defer { currentObserver = outer }
    observer.action(self)
  }

  private func reportEndlessUpdate() {
    guard let onIssue else { return }
    guard let write = batches.first?.writes.last else {
      onIssue(.endlessUpdate(path: observers.prefix(1).map { label(of: $0.id) }))
      return
    }
    var path = [label(of: write.id)]
    if let writer = write.writer, isLive(writer) {
      let sources = Set(batches.flatMap { $0.writes.map(\.id.index) })
      path = pathFromSource(among: sources, to: writer.index).map { label($0) } + path
    }
    onIssue(.endlessUpdate(path: path))
  }

  /// The attributes from one of the sources to `last`, along the dependencies; only `last` if there is no way.
  private func pathFromSource(among sources: Set<Int32>, to last: Int32) -> [Int32] {
    var reader: [Int32: Int32] = [last: -1]
    var open = [last]
    var position = 0
    while position < open.count {
      let index = open[position]
      position += 1
      if sources.contains(index) {
        var path = [index]
        while let next = reader[path[path.count - 1]], next >= 0 { path.append(next) }
        return path
      }
      var edge = nodes[Int(index)].firstInput
      while edge != Edge.none {
        let input = edges[Int(edge)].input
        if input >= 0, reader[input] == nil {
          reader[input] = index
          open.append(input)
        }
        edge = edges[Int(edge)].nextInput
      }
    }
    return [last]
  }
}
