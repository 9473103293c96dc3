public import SwiftUICore

/// Rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable
  /// Makes the rows. Apps do not call it.
  func _makeRows() -> [_TableRow<TableRowValue>]
}

/// A row of a table.
public struct _TableRow<Value: Identifiable>: Identifiable {
  let value: Value
  var menu: (@MainActor () -> AnyView)?
  /// The identity of the row.
  nonisolated public var id: Value.ID { value.id }
}

/// A row that shows a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  nonisolated(unsafe) let value: Value

  /// A row that shows a value.
  nonisolated public init(_ value: Value) { self.value = value }

  /// Makes the row. Apps do not call it.
  public func _makeRows() -> [_TableRow<Value>] { [_TableRow(value: value)] }
}

/// The rows for the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data
  /// Makes the rows. Apps do not call it.
  public func _makeRows() -> [_TableRow<Data.Element>] { data.map { _TableRow(value: $0) } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// Makes the rows. Apps do not call it.
  public func _makeRows() -> [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._makeRows() } }
}

extension ForEach where Content: TableRowContent {
  /// Rows for elements that have an identity.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
    self.init(data: data, content: content) { $0.id }
  }

  /// Rows for elements that are identified by one of their properties.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Rows for elements that have an identity, each with the row of its value.
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }) { $0.id }
  }
}

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

extension TableRowContent {
  /// Opens a menu for the rows.
  public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M) -> some TableRowContent<TableRowValue> {
    _TableRows(
      rows: _makeRows().map {
        var row = $0
        row.menu = { AnyView(menuItems()) }
        return row
      })
  }
}

/// Rows whose values are of a section. Differs from Apple: the header is not shown.
extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// Makes the rows. Apps do not call it.
  public func _makeRows() -> [_TableRow<Content.TableRowValue>] { content._makeRows() }
}
