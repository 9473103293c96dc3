import SwiftUICore

/// A row that shows a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  nonisolated(unsafe) let value: Value

  /// A row that shows a value.
  nonisolated public init(_ value: Value) { self.value = value }

  /// Makes the row. Apps do not call it.
  public func _makeRows() -> [_TableRow<Value>] { [_TableRow(value: value)] }
}
