public import Foundation
public import SwiftUICore

/// Builds columns from the statements of a closure.
@MainActor @preconcurrency @resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator>
{
  /// Columns that are as the table sorts.
  public static func buildExpression<Content: TableColumnContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  /// A column that does not sort, in a table whose others do.
  @_disfavoredOverload public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var result = TableColumn<RowValue, Sort, Content, Label>(
      label: column.label, comparator: nil, content: column.content)
    result.width = column.width
    return result
  }

  /// The first statement.
  public static func buildPartialBlock<Content: TableColumnContent>(
    first content: Content
  ) -> Content where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  /// A further statement.
  public static func buildPartialBlock<First: TableColumnContent, Second: TableColumnContent>(
    accumulated: First, next: Second
  ) -> _TableColumns<RowValue, Sort>
  where
    First.TableRowValue == RowValue, Second.TableRowValue == RowValue, First.TableColumnSortComparator == Sort,
    Second.TableColumnSortComparator == Sort
  {
    _TableColumns(columns: accumulated._makeColumns() + next._makeColumns())
  }

  /// An `if` without `else`.
  public static func buildIf<Content: TableColumnContent>(
    _ content: Content?
  ) -> Content? where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  /// An `if` with `else`, whose first branch is taken.
  public static func buildEither<Content: TableColumnContent>(
    first: Content
  ) -> _TableColumns<RowValue, Sort>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    _TableColumns(columns: first._makeColumns())
  }

  /// An `if` with `else`, whose second branch is taken.
  public static func buildEither<Content: TableColumnContent>(
    second: Content
  ) -> _TableColumns<RowValue, Sort>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    _TableColumns(columns: second._makeColumns())
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of what sorts rows.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// Made of no other columns.
  public typealias TableColumnBody = Never
  /// Makes the columns. Apps do not call it.
  public func _makeColumns() -> [_TableColumn<Wrapped.TableRowValue, Wrapped.TableColumnSortComparator>] {
    self?._makeColumns() ?? []
  }
}

/// Several columns of a table.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  /// Made of no other columns.
  public typealias TableColumnBody = Never
  let columns: [_TableColumn<RowValue, Sort>]
  /// Makes the columns. Apps do not call it.
  public func _makeColumns() -> [_TableColumn<RowValue, Sort>] { columns }
}
