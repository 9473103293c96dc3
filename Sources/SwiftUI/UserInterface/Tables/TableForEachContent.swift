import SwiftUICore

/// The rows for the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data
  /// Makes the rows. Apps do not call it.
  public func _makeRows() -> [_TableRow<Data.Element>] { data.map { _TableRow(value: $0) } }
}
