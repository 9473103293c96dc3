import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A list as an app writes it: a subclass that overrides what it needs.
@MainActor private final class FruitController: UITableViewController {
  var fruit = ["apple", "pear"]
  var chosen: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruit.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = fruit[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruit" }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(fruit[indexPath.row])
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    fruit.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

@MainActor @Suite("Table view controllers") struct TableControllerTests {
  @Test("The view is a table of the given style, with the controller as data source and delegate")
  func made() {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let controller = UITableViewController(style: style)
      #expect(!controller.isViewLoaded)
      #expect(controller.tableView === controller.view && controller.tableView.style == style)
      #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    }
    #expect(UITableViewController().tableView.style == .plain)
  }

  @Test("Missing methods have defaults: no rows, no titles, and every call returns a value") func empty() {
    let controller = UITableViewController(style: .plain)
    let shown = ContainerWindow(controller)
    #expect(controller.tableView.numberOfSections == 1 && controller.tableView.numberOfRows(inSection: 0) == 0)
    #expect(shown.views(UITableViewCell.self).isEmpty)
    controller.tableView.receive(.focused)
    for key in controller.tableView.shownDescription.keys { controller.tableView.receive(.key(key)) }
    #expect(controller.tableView.contextMenu(at: CGPoint(x: 5, y: 5)) == nil)
  }

  @Test("The table calls what a subclass overrides, though its superclass implements everything") func overrides() {
    let controller = FruitController(style: .plain)
    let shown = ContainerWindow(controller)
    #expect(controller.tableView.texts == ["apple", "pear"])
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
    #expect(shown.views(UILabel.self).compactMap(\.text).contains("Fruit"))
    controller.tableView.visibleCells[1].receive(.pressed)
    #expect(controller.chosen == ["pear"])
  }

  @Test("The selection is cleared when the list appears again, unless the controller keeps it") func clears() {
    for clears in [true, false] {
      let controller = FruitController(style: .plain)
      controller.clearsSelectionOnViewWillAppear = clears
      let navigation = UINavigationController(rootViewController: controller)
      let shown = ContainerWindow(navigation)
      controller.tableView.visibleCells[0].receive(.pressed)
      navigation.pushViewController(UIViewController(), animated: true)
      shown.turn()
      #expect(controller.tableView.indexPathForSelectedRow?.row == 0, "while it is out of sight it stays")
      navigation.popViewController(animated: true)
      shown.turn()
      #expect(controller.tableView.indexPathForSelectedRow?.row == (clears ? nil : 0))
    }
  }

  @Test("The controller's editing is the table's, also by its edit button") func editing() throws {
    let controller = FruitController(style: .plain)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let shown = ContainerWindow(UINavigationController(rootViewController: controller))
    try #require(shown.button("Edit")).receive(.pressed)
    #expect(controller.isEditing && controller.tableView.isEditing)
    shown.turn()
    try #require(shown.button("Done")).receive(.pressed)
    #expect(!controller.isEditing && !controller.tableView.isEditing)
    let unloaded = FruitController(style: .plain)
    unloaded.isEditing = true
    #expect(!unloaded.isViewLoaded, "editing alone loads no view")
  }

  @Test("A deletion by the keyboard is committed, and the row is removed") func deletion() {
    let controller = FruitController(style: .plain)
    _ = ContainerWindow(controller)
    controller.tableView.receive(.focused)
    controller.tableView.receive(.key(.delete))
    #expect(controller.fruit == ["pear"] && controller.tableView.texts == ["pear"])
  }

  @Test("An app-defined table replaces the default one") func ownTable() {
    let controller = FruitController(style: .plain)
    let own = UITableView(frame: .zero, style: .grouped)
    controller.tableView = own
    #expect(controller.view === own && controller.tableView === own)
  }

  @Test("Controller, table and cells are freed together") func freed() {
    weak var controller: FruitController?
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let made = FruitController(style: .insetGrouped)
      let shown = ContainerWindow(made)
      made.tableView.visibleCells[0].receive(.pressed)
      shown.turn()
      (controller, table, cell) = (made, made.tableView, made.tableView.visibleCells.first)
      #expect(cell != nil)
      shown.window.rootViewController = nil
      shown.turn()
    }
    #expect(controller == nil && table == nil && cell == nil)
  }

  @Test("In a split view's list the arrow keys select, in a separate stack they do not") func sidebar() {
    onDevice(.pad) {
      let list = FruitController(style: .plain)
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      let shown = ContainerWindow(split)
      #expect(list.tableView.selectionFollowsFocus)
      list.tableView.receive(.focused)
      list.tableView.receive(.key(.down))
      #expect(list.chosen == ["pear"])
      shown.resize(width: 400)
      #expect(!list.tableView.selectionFollowsFocus, "in one column a row leads away from the list")
      list.tableView.selectionFollowsFocus = true
      #expect(list.tableView.selectionFollowsFocus)
    }
  }
}
