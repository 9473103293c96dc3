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
