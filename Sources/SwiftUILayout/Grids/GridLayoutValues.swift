import Foundation

/// The row of a cell. A view without one is a row, over all columns.
package enum GridRowKey: LayoutValueKey {
  package struct Row: Equatable, Sendable {
    /// Cells in sequence with the same identifier are in one row.
    package var id: Int
    /// `nil` for the alignment of the grid.
    package var alignment: VerticalAlignment?

    /// A row.
    package init(id: Int, alignment: VerticalAlignment? = nil) {
      self.id = id
      self.alignment = alignment
    }
  }

  package static var defaultValue: Row? { nil }
}

/// How many columns a cell extends over.
package enum GridCellColumnsKey: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// The point of a cell at which its view is; `nil` for the alignments of row and column.
package enum GridCellAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// The alignment of a cell's column; the first one of a column is in effect.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// The axes on which a cell has no influence on the size of its column or row.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}
