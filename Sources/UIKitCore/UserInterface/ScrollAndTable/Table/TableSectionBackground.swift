import Foundation
import ViewBacking

/// The card behind a section of an inset grouped table.
final class TableSectionBackground: UIView {
  /// The corner radius, in points.
  static let cornerRadius = 10.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.cornerRadius = TableSectionBackground.cornerRadius
  }
}
