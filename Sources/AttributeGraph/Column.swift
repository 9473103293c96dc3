/// The outcome of running a rule.
enum Outcome {
  case changed
  case unchanged
  case failed(AttributeError)
}

/// The values of all attributes with the same type of rule, in rows.
///
/// Whatever is released may have a deinitializer that uses the graph. So values are moved out of their rows first, and what is removed is
/// kept until ``releaseDiscarded()``. Accesses do not overlap (``Graph``, invariant 7), so that they need no check at run time.
class Column {
  /// The type of the values. A reader that has the type needs no dynamic cast.
  let valueType: ObjectIdentifier
  @exclusivity(unchecked) private var freeRows: [Int32] = []
  @exclusivity(unchecked) private(set) var rowCount: Int32 = 0
  /// Rows in use, and those of them that have a value.
  @exclusivity(unchecked) fileprivate(set) var isUsed: [Bool] = []
  @exclusivity(unchecked) fileprivate(set) var hasValue: [Bool] = []
  @exclusivity(unchecked) fileprivate var discarded: [Int32] = []

  init(valueType: ObjectIdentifier) { self.valueType = valueType }

  /// A row that is not in use; appends one if there is none.
  final func allocateRow() -> Int32 {
    if let row = freeRows.popLast() {
      isUsed[Int(row)] = true
      return row
    }
    let row = rowCount
    rowCount += 1
    isUsed.append(true)
    hasValue.append(false)
    appendRow(row)
    return row
  }

  /// Ends the use of a row.
  final func discard(_ row: Int32) {
    isUsed[Int(row)] = false
    discarded.append(row)
  }

  /// Releases the content of discarded rows.
  final func releaseDiscarded() {
    while let row = discarded.popLast() {
      release(row)
      freeRows.append(row)
    }
  }

  func appendRow(_ row: Int32) {}
  func release(_ row: Int32) {}
  func label(_ row: Int32) -> String { "" }
  /// Runs the rule of a row and stores its value.
  func evaluate(_ row: Int32, of id: AttributeID, in graph: Graph) -> Outcome { .unchanged }
  /// Stores the value of a write and returns whether it is a change.
  func apply(_ write: PendingWrite, _ row: Int32) -> Bool { false }
  /// Releases the value of a write to an attribute that was removed.
  func cancel(_ write: PendingWrite) {}
}

/// A column with values.
class ValueColumn<Value>: Column {
  @exclusivity(unchecked) private var values = Rows<Value>()
  private let comparer = ValueComparer<Value>.automatic()

  init() { super.init(valueType: ObjectIdentifier(Value.self)) }

  deinit {
    for row in 0..<rowCount where hasValue[Int(row)] { _ = values.move(row) }
    values.deallocate()
  }

  /// The value of a row that has one.
  final func value(_ row: Int32) -> Value { values[row] }

  override func appendRow(_ row: Int32) { values.append(row) }

  override func release(_ row: Int32) {
    guard hasValue[Int(row)] else { return }
    hasValue[Int(row)] = false
    _ = values.move(row)
  }

  /// Whether two values are equal by the type's own comparison.
  final func areEqual(_ one: Value, _ other: Value) -> Bool { comparer.areEqual(one, other) }

  /// Stores a value.
  final func store(_ value: Value, _ row: Int32) {
    guard hasValue[Int(row)] else {
      hasValue[Int(row)] = true
      values.initialize(row, to: value)
      return
    }
    let last = values.move(row)
    values.initialize(row, to: value)
    withExtendedLifetime(last) {}
  }
}

/// Computed attributes whose rules have the same type.
final class RuleColumn<R: Rule>: ValueColumn<R.Value> {
  @exclusivity(unchecked) private var rules = Rows<R>()
  @exclusivity(unchecked) private var hasRule: [Bool] = []
  private let ruleComparer = R.comparison.comparer

  deinit {
    for row in 0..<rowCount where hasRule[Int(row)] { _ = rules.move(row) }
    rules.deallocate()
  }

  override func appendRow(_ row: Int32) {
    super.appendRow(row)
    rules.append(row)
    hasRule.append(false)
  }

  /// Sets the rule of a row that was just taken.
  func setRule(_ rule: R, _ row: Int32) {
    rules.initialize(row, to: rule)
    hasRule[Int(row)] = true
  }

  override func release(_ row: Int32) {
    if hasRule[Int(row)] {
      hasRule[Int(row)] = false
      _ = rules.move(row)
    }
    super.release(row)
  }

  override func label(_ row: Int32) -> String { hasRule[Int(row)] ? rules[row].label : "" }

  override func evaluate(_ row: Int32, of id: AttributeID, in graph: Graph) -> Outcome {
    guard hasRule[Int(row)] else { return .failed(.removed) }
    let rule = rules[row]
    do throws(AttributeError) {
      let value = try rule.value(in: graph)
      // The rule has run the app's code, which may have removed the attribute, or have ignored a suspension.
      guard graph.isLive(id) else { return .failed(.removed) }
      guard !graph.isSuspended else { return .failed(.suspended) }
      if hasValue[Int(row)] {
        let last = self.value(row)
        if ruleComparer?.areEqual(last, value) ?? rule.areEqual(last, value) ?? areEqual(last, value) {
          return .unchanged
        }
        guard graph.isLive(id) else { return .failed(.removed) }
      }
      store(value, row)
      return .changed
    } catch {
      return .failed(graph.isSuspended ? .suspended : error)
    }
  }
}

/// Sources of one type, and the values that were written to them and wait for an update.
final class SourceColumn<Value>: ValueColumn<Value> {
  private struct Details {
    var label = ""
    /// The last write that was not applied: the row of its value, or `-1`, and its batch.
    var writeRow: Int32 = -1
    var writeBatch: UInt64 = 0
  }

  @exclusivity(unchecked) private var details: [Details] = []
  @exclusivity(unchecked) private var comparers: [AnyObject?] = []
  @exclusivity(unchecked) private var written = Rows<Value>()
  @exclusivity(unchecked) private var writtenCount: Int32 = 0
  @exclusivity(unchecked) private var isWritten: [Bool] = []
  @exclusivity(unchecked) private var freeWritten: [Int32] = []

  deinit {
    for row in 0..<writtenCount where isWritten[Int(row)] { _ = written.move(row) }
    written.deallocate()
  }

  override func appendRow(_ row: Int32) {
    super.appendRow(row)
    details.append(Details())
    comparers.append(nil)
  }

  /// Sets what a row that was just taken does not have yet.
  func setDetails(label: String, comparer: ValueComparer<Value>?, _ row: Int32) {
    details[Int(row)] = Details(label: label)
    comparers[Int(row)] = comparer
  }

  override func release(_ row: Int32) {
    let comparer = comparers[Int(row)]
    comparers[Int(row)] = nil
    super.release(row)
    withExtendedLifetime(comparer) {}
  }

  override func label(_ row: Int32) -> String { details[Int(row)].label }

  /// The value that was written last, applied or not.
  func latestValue(_ row: Int32) -> Value {
    let writeRow = details[Int(row)].writeRow
    return writeRow >= 0 ? written[writeRow] : value(row)
  }

  /// Keeps a value for the update. Returns the row of a new write, or `nil` if the value has replaced another one of the same batch.
  func write(_ value: Value, _ row: Int32, batch: UInt64) -> Int32? {
    let last = details[Int(row)]
    if last.writeRow >= 0, last.writeBatch == batch {
      let replaced = written.move(last.writeRow)
      written.initialize(last.writeRow, to: value)
      withExtendedLifetime(replaced) {}
      return nil
    }
    let writeRow: Int32
    if let free = freeWritten.popLast() {
      writeRow = free
    } else {
      writeRow = writtenCount
      writtenCount += 1
      written.append(writeRow)
      isWritten.append(false)
    }
    written.initialize(writeRow, to: value)
    isWritten[Int(writeRow)] = true
    details[Int(row)].writeRow = writeRow
    details[Int(row)].writeBatch = batch
    return writeRow
  }

  override func apply(_ write: PendingWrite, _ row: Int32) -> Bool {
    if details[Int(row)].writeRow == write.row { details[Int(row)].writeRow = -1 }
    let value = removeWritten(write.row)
    let last = self.value(row)
    let comparer = comparers[Int(row)].map { unsafeDowncast($0, to: ValueComparer<Value>.self) }
    if comparer?.areEqual(last, value) ?? areEqual(last, value) { return false }
    guard isUsed[Int(row)] else { return false }
    store(value, row)
    return true
  }

  override func cancel(_ write: PendingWrite) { _ = removeWritten(write.row) }

  private func removeWritten(_ row: Int32) -> Value {
    isWritten[Int(row)] = false
    freeWritten.append(row)
    return written.move(row)
  }
}

/// Observers. They have no values: the attributes that they observe have.
final class ObserverColumn: Column {
  struct Details {
    var label: String
    var attribute: AttributeID
    var action: (Graph) -> Void
  }

  @exclusivity(unchecked) private var details: [Details?] = []

  init() { super.init(valueType: ObjectIdentifier(ObserverColumn.self)) }

  override func appendRow(_ row: Int32) { details.append(nil) }

  override func release(_ row: Int32) {
    let released = details[Int(row)]
    details[Int(row)] = nil
    withExtendedLifetime(released) {}
  }

  func setDetails(_ detail: Details, _ row: Int32) { details[Int(row)] = detail }

  override func label(_ row: Int32) -> String { details[Int(row)]?.label ?? "" }

  /// The observer of a row in use.
  func observer(_ row: Int32) -> Details? { details[Int(row)] }
}

/// A write that waits for the next update. Its value is in the column of the source.
struct PendingWrite {
  var id: AttributeID
  var column: Int32
  /// The row of the value.
  var row: Int32
  /// The observer whose action wrote.
  var writer: AttributeID?
}
