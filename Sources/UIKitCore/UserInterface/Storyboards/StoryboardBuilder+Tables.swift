import Foundation

/// Reads tables and their cells.
extension StoryboardBuilder {
  /// Sets a table's attributes, its static rows, and what its prototype cells are made of.
  func fill(_ table: UITableView, _ element: StoryboardElement, in scope: StoryboardScope) {
    switch element["style"] {
    case "grouped": table.adopt(.grouped)
    case "insetGrouped": table.adopt(.insetGrouped)
    default: break
    }
    if let background = color(element, "backgroundColor") { table.backgroundColor = background }
    if let height = element["rowHeight"].map(number), height > 0 { table.rowHeight = height }
    if let height = element["estimatedRowHeight"].map(number), height > 0 { table.estimatedRowHeight = height }
    table.allowsSelection = element.flag("allowsSelection", true)
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection")
    table.allowsSelectionDuringEditing = element.flag("allowsSelectionDuringEditing")
    table.allowsMultipleSelectionDuringEditing = element.flag("allowsMultipleSelectionDuringEditing")
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let separator = color(element, "separatorColor") { table.separatorColor = separator }
    if let inset = element.part("separatorInset"), inset.name == "inset" { table.separatorInset = insets(inset) }
    table.isScrollEnabled = element.flag("scrollEnabled", true)
    table.bounces = element.flag("bounces", true)
    table.alwaysBounceVertical = element.flag("alwaysBounceVertical")
    table.showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator", true)
    table.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator", true)
    if element["keyboardDismissMode"] == "onDrag" { table.keyboardDismissMode = .onDrag }
    if let header = element.part("tableHeaderView") { table.tableHeaderView = scope.makeView(header) }
    if let footer = element.part("tableFooterView") { table.tableFooterView = scope.makeView(footer) }
    if let view = element.part("backgroundView") { table.backgroundView = scope.makeView(view) }
    fillPrototypes(table, element, in: scope)
    if let sections = element.child("sections") {
      table.staticSections = sections.children.filter { $0.name == "tableViewSection" }.map { section in
        StaticTableSection(
          header: section["headerTitle"] ?? section.part("headerTitle")?.text,
          footer: section["footerTitle"] ?? section.part("footerTitle")?.text,
          cells: section.child("cells")?.children.compactMap { cell in
            (scope.makeView(cell) as? UITableViewCell).map { (cell: $0, height: cell["rowHeight"].map(number)) }
          } ?? [])
      }
    }
  }

  private func fillPrototypes(_ table: UITableView, _ element: StoryboardElement, in scope: StoryboardScope) {
    for cell in element.child("prototypes")?.children ?? [] where cell.name == "tableViewCell" {
      guard let name = cell["reuseIdentifier"] else { continue }
      table.pool.prototypes[name] = { [self, weak owner = scope.owner] in
        let own = StoryboardScope(builder: self, objects: [])
        own.owner = owner
        if let owner, let controller = owner as? UIViewController,
          let id = controller.storyboardScene?.scene.controller["id"]
        {
          own.objects[id] = controller
        }
        let made = own.makeView(cell) as? UITableViewCell
        own.rootView = made
        own.finish()
        return made
      }
    }
  }

  /// Sets a cell's attributes and fills its content view.
  func fill(_ cell: UITableViewCell, _ element: StoryboardElement, in scope: StoryboardScope) {
    if let type = element["accessoryType"].flatMap({ Self.accessories[$0] }) { cell.accessoryType = type }
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let level = element["indentationLevel"].flatMap({ Int($0) }) { cell.indentationLevel = min(max(0, level), 100) }
    if let width = element.number("indentationWidth") { cell.indentationWidth = CGFloat(width) }
    if let inset = element.part("separatorInset"), inset.name == "inset" { cell.separatorInset = insets(inset) }
    if let view = element.part("backgroundView") { cell.backgroundView = scope.makeView(view) }
    if let view = element.part("selectedBackgroundView") { cell.selectedBackgroundView = scope.makeView(view) }
    if let view = element.part("accessoryView") { cell.accessoryView = scope.makeView(view) }
    guard let content = element.child("tableViewCellContentView") ?? element.part("contentView") else { return }
    if let id = element["textLabel"] { scope.styledParts[id] = cell.textLabel }
    if let id = element["detailTextLabel"] { scope.styledParts[id] = cell.detailTextLabel }
    if let id = element["imageView"] { scope.styledParts[id] = cell.imageView }
    scope.describe(cell.contentView, content)
  }

  static func cellStyle(of element: StoryboardElement) -> UITableViewCell.CellStyle {
    element["style"].flatMap { cellStyles[$0] } ?? .default
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

/// A section of a table whose rows a storyboard has.
struct StaticTableSection {
  let header: String?
  let footer: String?
  let cells: [(cell: UITableViewCell, height: CGFloat?)]
}
