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

  /// The controls that a cell shows while it is edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The table is edited.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that deletes the row is shown. Never reported.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How a dragged row's cell looks.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not dragged.
    case none = 0
    /// It is about to be dragged.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// How the row with the keyboard focus looks.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// As the system decides.
    case `default` = 0
    /// As the app decides.
    case custom = 1
  }
}
