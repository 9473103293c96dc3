public import Foundation
public import SwiftUICore

/// A column of a table: a label, and what it shows of each row.
@MainActor @preconcurrency
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  let label: Label
  let content: (RowValue) -> Content
  let comparator: Sort?
  var width = TableColumnWidth()

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }
}

extension TableColumn: TableColumnContent {
  /// Made of no other columns.
  public typealias TableColumnBody = Never

  /// Makes the column. Apps do not call it.
  public func _makeColumns() -> [_TableColumn<RowValue, Sort>] {
    let content = content
    return [
      _TableColumn(label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator, width: width)
    ]
  }
}

extension TableColumn {
  /// Sets how wide the column is; `nil` for any width.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets between which widths the column is.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.width = TableColumnWidth(min: min, ideal: ideal, max: max)
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column that does not sort.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// A column that does not sort.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// A column that does not sort.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column with a text of each row, which does not sort.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(titleKey) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column with a text of each row, which does not sort.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column with a text of each row, which does not sort.
  public init(_ text: Text, value: KeyPath<RowValue, String>) { self.init(text) { Text(verbatim: $0[keyPath: value]) } }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column with a text of each row, which sorts by it as the user's language does.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), value, LocalizedComparator()) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column with a text of each row, which sorts by it as the user's language does.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), value, LocalizedComparator()) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column with a text of each row, which sorts by it.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(Text(titleKey), value, comparator) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value, ComparableComparator(), content)
  }

  /// A column that sorts by a value.
  @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value, ComparableComparator(), content)
  }

  /// A column that sorts by a value, which a comparator compares.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(titleKey), value, comparator, content)
  }

  private init<V, C: SortComparator>(
    _ label: Text, _ value: KeyPath<RowValue, V>, _ comparator: C, _ content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    // A key path is immutable; in Swift 5 the literals of apps are not known to be.
    let path = unsafeBitCast(value, to: (any KeyPath<RowValue, V> & Sendable).self)
    self.init(label: label, comparator: KeyPathComparator(path, comparator: comparator), content: content)
  }
}

/// Compares texts as the user's language orders them.
private struct LocalizedComparator: SortComparator {
  var order = SortOrder.forward
  func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    order == .forward ? lhs.localizedStandardCompare(rhs) : rhs.localizedStandardCompare(lhs)
  }
}

/// Compares values.
private struct ComparableComparator<Compared: Comparable>: SortComparator {
  var order = SortOrder.forward
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return (lhs < rhs) == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}

extension TableColumn where Label == Text {
  /// A column that sorts by a comparator of rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// A column that sorts by a comparator of rows.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}
