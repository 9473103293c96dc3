import SwiftUICore

/// Builds rows from the statements of a closure.
@MainActor @preconcurrency @resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// A statement that is rows.
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// The first statement.
  public static func buildPartialBlock<Content: TableRowContent>(
    first content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// A further statement.
  public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
    accumulated: First, next: Second
  ) -> _TableRows<Value> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _TableRows(rows: accumulated._makeRows() + next._makeRows())
  }

  /// An `if` without `else`.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> Content? where Content.TableRowValue == Value { content }

  /// An `if` with `else`, whose first branch is taken.
  public static func buildEither<Content: TableRowContent>(
    first: Content
  ) -> _TableRows<Value> where Content.TableRowValue == Value { _TableRows(rows: first._makeRows()) }

  /// An `if` with `else`, whose second branch is taken.
  public static func buildEither<Content: TableRowContent>(
    second: Content
  ) -> _TableRows<Value> where Content.TableRowValue == Value { _TableRows(rows: second._makeRows()) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// Makes the rows. Apps do not call it.
  public func _makeRows() -> [_TableRow<Wrapped.TableRowValue>] { self?._makeRows() ?? [] }
}

/// Several rows of a table.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  let rows: [_TableRow<Value>]
  /// Makes the rows. Apps do not call it.
  public func _makeRows() -> [_TableRow<Value>] { rows }
}
