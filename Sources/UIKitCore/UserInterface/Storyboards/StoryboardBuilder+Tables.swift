import Foundation

/// Reads tables.
extension StoryboardBuilder {
  /// Sets a table's style and registers the classes of its prototype cells. A prototype's views are not created: the app or the cell's
  /// class provides the content.
  func fill(_ table: UITableView, _ element: StoryboardElement) {
    switch element["style"] {
    case "grouped": table.adopt(.grouped)
    case "insetGrouped": table.adopt(.insetGrouped)
    default: break
    }
    if let height = element["rowHeight"].map(number), height > 0 { table.rowHeight = height }
    if element["allowsMultipleSelection"] == "YES" { table.allowsMultipleSelection = true }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    for cell in element.child("prototypes")?.children ?? [] where cell.name == "tableViewCell" {
      guard let name = cell["reuseIdentifier"], let kind = StoryboardBuilder.viewKinds["tableViewCell"],
        let cellClass = customClass(of: cell, kind: kind) as? UITableViewCell.Type
      else { continue }
      table.pool.cellClasses[name] = cellClass
      table.pool.styles[name] = StoryboardBuilder.cellStyles[cell["style"] ?? ""] ?? .default
      table.pool.accessories[name] =
        StoryboardBuilder.accessories[cell["accessoryType"] ?? ""] ?? UITableViewCell.AccessoryType.none
      let isPlain = cell["style"] == nil || cell["style"] == "IBUITableViewCellStyleDefault" && cell["textLabel"] == nil
      if isPlain, cell.child("tableViewCellContentView")?.child("subviews") != nil {
        logIgnored("what is in prototype cells")
      }
    }
  }

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
  ]
  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]
}
