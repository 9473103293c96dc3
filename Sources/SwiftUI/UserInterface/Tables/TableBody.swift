import Foundation
import SwiftUICore

/// The labels of a table's columns above its rows.
struct TableBody<Value: Identifiable, Sort: SortComparator> {
  let rows: [_TableRow<Value>]
  let columns: [_TableColumn<Value, Sort>]
  let selection: ListSelection<Value.ID>?
  let sortOrder: Binding<[Sort]>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers
}

@MainActor extension TableBody: View {
  var body: some View {
    let isNarrow = sizeClass == .compact
    let shown = isNarrow ? Array(columns.prefix(1)) : columns
    VStack(spacing: 0) {
      if !isNarrow, headers != .hidden {
        HStack(spacing: 12) {
          ForEach(shown.indices, id: \.self) { index in
            TableHeader(column: shown[index], sortOrder: sortOrder).tableCell(shown[index].width)
          }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 6)
        .accessibilityElement(children: .contain)
        Divider()
      }
      List(selection: selection, content: ForEach(rows) { TableRowView(row: $0, columns: shown) }).listStyle(.plain)
    }
  }
}

/// The label of a column. It sorts if the column does.
private struct TableHeader<Value, Sort: SortComparator> {
  let column: _TableColumn<Value, Sort>
  let sortOrder: Binding<[Sort]>?
}

@MainActor extension TableHeader: View {
  @ViewBuilder var body: some View {
    if let sortOrder, let comparator = column.comparator {
      Button {
        sortOrder.wrappedValue = sortOrder.wrappedValue.sorting(by: comparator)
      } label: {
        HStack(spacing: 4) {
          label
          if let first = sortOrder.wrappedValue.first, first.sortsAlike(comparator) {
            Image(systemName: first.order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      label
    }
  }

  private var label: some View {
    column.label.font(.subheadline.weight(.medium)).foregroundStyle(.secondary).lineLimit(1)
  }
}

private struct TableRowView<Value: Identifiable, Sort> {
  let row: _TableRow<Value>
  let columns: [_TableColumn<Value, Sort>]
}

@MainActor extension TableRowView: View {
  var body: some View {
    let cells = HStack(spacing: 12) {
      ForEach(columns.indices, id: \.self) { index in
        columns[index].content(row.value).lineLimit(1).tableCell(columns[index].width)
      }
    }
    if let menu = row.menu { cells.contextMenu { menu() } } else { cells }
  }
}

extension View {
  /// The view in the width of its column.
  fileprivate func tableCell(_ width: TableColumnWidth) -> some View {
    frame(
      minWidth: width.min ?? 0, idealWidth: width.ideal, maxWidth: width.max ?? .infinity, alignment: .leading)
  }
}

extension SortComparator {
  /// Whether another comparator sorts by the same, in either order.
  fileprivate func sortsAlike(_ other: Self) -> Bool {
    var (one, other) = (self, other)
    one.order = .forward
    other.order = .forward
    return one == other
  }
}

extension Array where Element: SortComparator {
  /// The order after a press on the label of a column: by its comparator first, in the other order if it was the first already.
  fileprivate func sorting(by comparator: Element) -> [Element] {
    var comparator = comparator
    if let first, first.sortsAlike(comparator) {
      comparator = first
      comparator.order = first.order == .forward ? .reverse : .forward
    }
    return [comparator] + filter { !$0.sortsAlike(comparator) }
  }
}

extension EnvironmentValues {
  /// Whether tables show the labels of their columns.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
