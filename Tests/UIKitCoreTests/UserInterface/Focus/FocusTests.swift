import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class FocusLog {
  var lines: [String] = []
}

private final class Item: UIView {
  let name: String
  let log: FocusLog
  var refuses = false
  var isResponder = false
  init(_ name: String, _ log: FocusLog = FocusLog()) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }
  required init?(coder: NSCoder) { nil }
  override var canBecomeFocused: Bool { true }
  override var canBecomeFirstResponder: Bool { isResponder }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    let names = [context.previouslyFocusedView, context.nextFocusedView].map { ($0 as? Item)?.name ?? "-" }
    log.lines.append("\(name): \(names[0]) to \(names[1])")
    coordinator.addCoordinatedAnimations(nil) { [name, log] in log.lines.append("\(name) done") }
  }
}

private final class FocusController: UIViewController {
  let log = FocusLog()
  lazy var items = [Item("a", log), Item("b", log)]
  var preferred: Item?
  override func viewDidLoad() {
    super.viewDidLoad()
    for item in items { view.addSubview(item) }
    items[1].frame.origin.x = 100
  }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferred.map { [$0] } ?? super.preferredFocusEnvironments
  }
}

@MainActor private final class FocusRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { IndexPath(row: 1, section: 0) }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath].map { $0.map { "\($0.row)" } ?? "-" }
    log.append(rows.joined(separator: " to "))
  }
}

@MainActor @Suite("Focus") struct FocusTests {
  private let controller = FocusController()
  private let shown: ContainerWindow
  private let system: UIFocusSystem

  init() throws {
    shown = ContainerWindow(controller)
    system = try #require(shown.scene.focusSystem)
    controller.log.lines = []
  }

  @Test("A view that the host has focused has the focus; both ends are notified") func host() {
    let (a, b) = (controller.items[0], controller.items[1])
    a.receive(.focused)
    #expect(system.focusedItem === a && a.isFocused && !b.isFocused)
    #expect(controller.log.lines == ["a: - to a", "a done"])
    controller.log.lines = []
    b.receive(.focused)
    #expect(controller.log.lines == ["a: a to b", "b: a to b", "a done", "b done"])
    b.receive(.unfocused)
    #expect(system.focusedItem == nil)
  }

  @Test("Only such a view takes part in the order of the desktop's Tab key") func description() {
    let (item, plain) = (Item("x"), UIView())
    let shown = ShownWindow(item, plain)
    #expect(shown.backing(of: item).last?.isFocusable == true)
    #expect(shown.backing(of: plain).last?.isFocusable == false)
  }

  @Test("A refusal of either end keeps the focus where it is") func refusal() {
    let (a, b) = (controller.items[0], controller.items[1])
    a.receive(.focused)
    a.refuses = true
    b.receive(.focused)
    #expect(system.focusedItem === a)
  }

  @Test("The first responder has the focus") func responder() {
    let (a, b) = (controller.items[0], controller.items[1])
    a.isResponder = true
    a.becomeFirstResponder()
    #expect(system.focusedItem === a)
    b.receive(.focused)
    #expect(system.focusedItem === b)
    a.resignFirstResponder()
    #expect(system.focusedItem === b)
  }

  @Test("A requested focus is placed in the preferred environment, otherwise in the first view") func request() {
    system.requestFocusUpdate(to: controller)
    system.updateFocusIfNeeded()
    #expect(system.focusedItem === controller.items[0])
    controller.preferred = controller.items[1]
    controller.setNeedsFocusUpdate()
    controller.updateFocusIfNeeded()
    #expect(system.focusedItem === controller.items[1])
  }

  @Test("A request outside of the environment with the focus has no effect") func requestElsewhere() {
    controller.items[0].receive(.focused)
    controller.items[1].setNeedsFocusUpdate()
    controller.items[1].updateFocusIfNeeded()
    #expect(system.focusedItem === controller.items[0])
  }

  @Test("A refused request is reported") func failure() {
    controller.items[0].refuses = true
    var failures = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: system, queue: nil
    ) { _ in MainActor.assumeIsolated { failures += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    system.requestFocusUpdate(to: controller.items[0])
    system.updateFocusIfNeeded()
    #expect(failures == 1 && system.focusedItem == nil)
  }

  @Test("An update is posted with its context") func notification() {
    var next: UIView?
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: system, queue: nil
    ) { note in
      let context = note.userInfo?[UIFocusSystem.updateContextKey] as? UIFocusUpdateContext
      let box = UncheckedBox(context)
      MainActor.assumeIsolated { next = box.value?.nextFocusedView }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    controller.items[0].receive(.focused)
    #expect(next === controller.items[0])
  }

  @Test("Environments contain those in them, and know their scene's system") func environments() {
    let item = controller.items[0]
    #expect(UIFocusSystem.environment(controller, contains: item))
    #expect(!UIFocusSystem.environment(item, contains: controller))
    #expect(UIFocusSystem.focusSystem(for: item) === system && UIFocusSystem.focusSystem(for: UIView()) == nil)
    #expect(controller.view.focusItems(in: CGRect(x: 0, y: 0, width: 60, height: 60)).count == 1)
  }

  @Test("Keys move the focus between rows that can have it, and the table's delegate is notified") func rows() {
    let rows = FocusRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = rows
    table.delegate = rows
    controller.view.addSubview(table)
    shown.turn()
    table.receive(.focused)
    table.receive(.key(.up))
    #expect(rows.log == ["- to 1", "1 to 0"])
    rows.log = []
    table.receive(.key(.down))
    table.receive(.key(.down))
    #expect(rows.log == ["0 to 1"], "the row that cannot have the focus got it")
    #expect((system.focusedItem as? UITableViewCell).flatMap { table.indexPath(for: $0) }?.row == 1)
    table.receive(.unfocused)
    #expect(system.focusedItem == nil)
  }

  @Test("Effects and priorities are kept") func stored() {
    let view = UIView()
    let effect = UIFocusHaloEffect(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 3, curve: .continuous)
    effect.position = .inside
    view.focusEffect = effect
    #expect(view.focusEffect === effect && view.focusGroupPriority == .ignored)
    view.focusGroupPriority = .prioritized
    #expect(view.focusGroupPriority == .prioritized)
  }
}
