import Foundation

extension UITableViewCell {
  /// The labels of a cell and their layout.
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

  /// The accessory at a row's trailing edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// No accessory.
    case none = 0
    /// An indicator that the row leads to more content.
    case disclosureIndicator = 1
    /// A button for more about the row, and an indicator that the row leads to more content.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button for more about the row.
    case detailButton = 4
  }

  /// The style of a selected row.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Unchanged.
    case none = 0
    /// As ``default``.
    case blue = 1
    /// As ``default``.
    case gray = 2
    /// With another background.
    case `default` = 3
  }

  /// How the user can edit a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// Delete it.
    case delete = 1
    /// Insert a row there.
    case insert = 2
  }
}
