import Foundation

extension UITableViewCell {
  /// Which labels a cell has and where they are.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A picture and one label.
    case `default` = 0
    /// Two labels, one at each end.
    case value1 = 1
    /// Two labels side by side. Differs from Apple: as ``value1``.
    case value2 = 2
    /// Two labels, one below the other.
    case subtitle = 3
  }

  /// What stands at a row's end.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that the row leads on.
    case disclosureIndicator = 1
    /// A button for more about the row, and a sign that the row leads on.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for more about the row.
    case detailButton = 4
  }

  /// How a selected row looks.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As any other.
    case none = 0
    /// As ``default``.
    case blue = 1
    /// As ``default``.
    case gray = 2
    /// On another background.
    case `default` = 3
  }

  /// What a person can do to a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// Delete it.
    case delete = 1
    /// Insert one there.
    case insert = 2
  }
}
