import AttributeGraph
public import SwiftUILayout

/// Views in rows and columns. Each `GridRow` is a row; a view outside of one spans all columns.
public struct Grid<Content: View> {
  let layout: GridLayout
  let content: Content

  /// A grid with an alignment of its cells and distances between them; `nil` for the distances that the views prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

@MainActor extension Grid: LayoutView {}

/// A row of a grid. Outside of a grid it is a group.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row with an alignment of its cells; `nil` for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

@MainActor extension GridRow: MultiView {
  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let base = inputs.base
    let alignment = base.part(of: view) { $0.alignment }
    let row = GridRowIdentity()
    base.scope.keep(row)
    let list = Content._makeViewList(view: base.part(of: view) { $0.content }, inputs: inputs).list
    return _ViewListOutputs(
      list: ModifiedViewList(list) { element in
        let id = ObjectIdentifier(row).hashValue
        base.viewGraph.follow(alignment.attribute, in: element.scope) {
          element.node?.setLayoutValue(GridRowKey.Row(id: id, alignment: $0), for: GridRowKey.self)
        }
        return _ViewOutputs(node: element.node)
      })
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}

/// The identity of a row.
private final class GridRowIdentity {}

extension View {
  /// Lets the cell span several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }

  /// Sets where the view is in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Sets the alignment of the column that the cell is in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Keeps the cell from asking for more space along axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
