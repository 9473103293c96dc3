public import Foundation
import SwiftUICore

/// Columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable = Never
  /// The type of what sorts rows; `Never` for columns that do not sort.
  associatedtype TableColumnSortComparator: SortComparator = Never
  /// The type of the columns that this one is made of.
  associatedtype TableColumnBody: TableColumnContent = Never

  /// The columns that this one is made of.
  var tableColumnBody: TableColumnBody { get }

  /// Makes the columns. Apps do not call it.
  func _makeColumns() -> [_TableColumn<TableRowValue, TableColumnSortComparator>]
}

extension TableColumnContent where TableColumnBody: TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// Makes the columns. Apps do not call it.
  public func _makeColumns() -> [_TableColumn<TableRowValue, TableColumnSortComparator>] {
    tableColumnBody._makeColumns()
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// There are none.
  public var tableColumnBody: Never { fatalError("\(Self.self) is made of no other columns.") }
}

/// A column of a table, whatever its content is.
public struct _TableColumn<RowValue, Sort> {
  let label: AnyView
  let content: @MainActor (RowValue) -> AnyView
  let comparator: Sort?
  var width = TableColumnWidth()
}

/// How wide a column is, in points.
struct TableColumnWidth: Hashable, Sendable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
}

extension Never: TableColumnContent {
  /// Without values.
  public typealias TableRowValue = Never
  /// Without order.
  public typealias TableColumnSortComparator = Never
  /// Without columns.
  public func _makeColumns() -> [_TableColumn<Never, Never>] { [] }
}

extension TableColumnContent {
  /// Sets a name under which the user's arrangement is kept. It has no effect.
  nonisolated public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { _SameColumns(content: self) }

  /// Sets whether the columns are there before the user has arranged them. It has no effect.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { _SameColumns(content: self) }
}

/// Columns as they are.
struct _SameColumns<Content: TableColumnContent>: TableColumnContent {
  nonisolated(unsafe) let content: Content
  func _makeColumns() -> [_TableColumn<Content.TableRowValue, Content.TableColumnSortComparator>] {
    content._makeColumns()
  }
}
