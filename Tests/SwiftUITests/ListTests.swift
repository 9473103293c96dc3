import Testing

@testable import SwiftUI

/// Lists and forms: rows on demand, sections, selection and editing.
@MainActor @Suite struct ListTests {
  private func table<Content: View>(_ hosted: Hosted<Content>) throws -> UITableView {
    try #require(hosted.first(UITableView.self))
  }

  private func cellTexts(_ table: UITableView) -> [[String]] {
    table.visibleCells.map { cell in
      var found: [String] = []
      var open: [UIView] = [cell]
      while let view = open.popLast() {
        if let label = view as? UILabel, !label.isHidden, let text = label.text { found.append(text) }
        open.append(contentsOf: view.subviews.reversed())
      }
      return found
    }
  }

  struct Row: View {
    let index: Int
    let log: EventLog
    @State private var count = 0
    var body: some View {
      Text("\(index): \(count)").onAppear {
        count += 1
        log.lines.append("+\(index)")
      }
      .onDisappear { log.lines.append("-\(index)") }
    }
  }

  @Test("A row with a disclosure indicator is as high as its text needs in the width that is left")
  func disclosedRows() throws {
    let text = "of a row that is a little longer than the one before it and is broken into several lines"
    let shown = TestWindow(
      NavigationStack {
        List(0..<40) { index in
          NavigationLink {
            Text("page")
          } label: {
            Text(verbatim: "Text " + text.prefix(index * 2))
          }
        }
      }, size: CGSize(width: 320, height: 4000))
    let table = try #require(shown.window.subview(UITableView.self))
    let labels = table.visibleCells.compactMap { $0.subview(TextLabel.self) }
    #expect(labels.count == 40)
    for (cell, label) in zip(table.visibleCells, labels) {
      #expect(cell.accessoryType == .disclosureIndicator)
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
      #expect(label.bounds.height >= needed && cell.bounds.height >= needed + 12, "\(label.text ?? "")")
    }
  }

  @Test("Fact 114: rows appear and disappear by scrolling, and keep their state")
  func scrolling() throws {
    let log = EventLog()
    let hosted = Hosted(List(0..<1000) { Row(index: $0, log: log) }.listStyle(.plain))
    let table = try table(hosted)
    #expect(table.numberOfRows(inSection: 0) == 1000)
    let first = log.lines
    #expect(first.count >= 10 && first.count <= 12)
    #expect(first.first == "+0")
    #expect(cellTexts(table).first == ["0: 1"])
    log.lines = []
    table.contentOffset = CGPoint(x: 0, y: 4400)
    hosted.layOut()
    #expect(log.lines.contains("+100"))
    #expect(log.lines.contains("-0"))
    log.lines = []
    table.contentOffset = .zero
    hosted.layOut()
    #expect(log.lines.contains("+0"))
    #expect(log.lines.contains("-100"))
    #expect(cellTexts(table).first == ["0: 2"])
  }

  @Test("A list of 100 000 rows makes only what is visible")
  func manyRows() {
    let log = EventLog()
    let hosted = Hosted(List { ForEach(0..<100_000) { Row(index: $0, log: log) } })
    #expect(hosted.first(UITableView.self)?.numberOfRows(inSection: 0) == 100_000)
    #expect(log.lines.count < 20)
  }

  @Test("Sections have headers and footers, and rows outside of them are sections of their own")
  func sections() throws {
    let hosted = Hosted(
      List {
        Text("loose")
        Section("First") {
          Text("a")
          Text("b")
        }
        Section {
          ForEach(0..<2) { Text("row \($0)") }
        } header: {
          Text("Second")
        } footer: {
          Text("Footer")
        }
      }
      .listStyle(.grouped))
    let table = try table(hosted)
    #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [1, 2, 2])
    #expect(cellTexts(table) == [["loose"], ["a"], ["b"], ["row 0"], ["row 1"]])
    #expect(Set(hosted.texts).isSuperset(of: ["First", "Second", "Footer"]))
    #expect(table.rectForHeader(inSection: 1).height > 0)
  }

  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  struct Editable: View {
    @State var items = (0..<4).map { Item(id: $0, name: "item \($0)") }
    var body: some View {
      VStack {
        Button("add") { items.insert(Item(id: 9, name: "new"), at: 1) }
        EditButton()
        List {
          ForEach($items) { $item in
            HStack {
              Text(item.name)
              Text(item.name.uppercased())
            }
            .deleteDisabled(item.id == 0)
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  @Test("Rows are added and deleted with the data, and those that stay are not made again")
  func editing() throws {
    let hosted = Hosted(Editable(), height: 800)
    let table = try table(hosted)
    let second = table.visibleCells[1]
    hosted.press("add")
    #expect(cellTexts(table).map(\.first) == ["item 0", "new", "item 1", "item 2", "item 3"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === second)
    let source = try #require(table.dataSource)
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    #expect(source.tableView(table, canEditRowAt: IndexPath(row: 1, section: 0)))
    source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    hosted.layOut()
    #expect(cellTexts(table).map(\.first) == ["item 0", "item 1", "item 2", "item 3"])
  }

  @Test("The edit button begins and ends the edit mode of the list")
  func editMode() throws {
    let hosted = Hosted(Editable(), height: 800)
    let table = try table(hosted)
    #expect(!table.isEditing)
    hosted.press("Edit")
    #expect(table.isEditing)
    #expect(hosted.texts.contains("Done"))
    hosted.press("Done")
    #expect(!table.isEditing)
  }

  struct Selecting: View {
    @State var selected: String? = "b"
    var body: some View {
      VStack {
        Text("chosen \(selected ?? "none")")
        Button("c") { selected = "c" }
        List(["a", "b", "c"], id: \.self, selection: $selected) { Text($0) }
      }
    }
  }

  @Test("The selected row follows the value, and the value follows the user")
  func selection() throws {
    let hosted = Hosted(Selecting())
    let table = try table(hosted)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    hosted.press("c")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    let delegate = try #require(table.delegate)
    #expect(delegate.tableView(table, shouldHighlightRowAt: IndexPath(row: 0, section: 0)))
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    delegate.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    hosted.layOut()
    #expect(hosted.texts.first == "chosen a")
  }

  @Test("Several rows are selected in edit mode, by their tags")
  func severalSelections() throws {
    struct Several: View {
      @State var selected: Set<Int> = []
      @State var mode = EditMode.active
      var body: some View {
        VStack {
          Text(selected.sorted().map(String.init).joined(separator: ","))
          List(selection: $selected) {
            Text("one").tag(1)
            Text("two").tag(2)
          }
          .environment(\.editMode, $mode)
        }
      }
    }
    let hosted = Hosted(Several())
    let table = try table(hosted)
    #expect(table.isEditing)
    for row in 0..<2 {
      let path = IndexPath(row: row, section: 0)
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      table.delegate?.tableView(table, didSelectRowAt: path)
    }
    hosted.layOut()
    #expect(hosted.texts.first == "1,2")
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    table.delegate?.tableView(table, didDeselectRowAt: IndexPath(row: 0, section: 0))
    hosted.layOut()
    #expect(hosted.texts.first == "2")
  }

  @Test("A press of a row with one button does what the button does")
  func rowAction() throws {
    let log = EventLog()
    let hosted = Hosted(
      List {
        Button("press") { log.lines.append("pressed") }
        Text("plain")
      })
    let table = try table(hosted)
    let delegate = try #require(table.delegate)
    #expect(delegate.tableView(table, shouldHighlightRowAt: IndexPath(row: 0, section: 0)))
    #expect(!delegate.tableView(table, shouldHighlightRowAt: IndexPath(row: 1, section: 0)))
    delegate.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(log.lines == ["pressed"])
  }

  @Test("Actions of swipes are those of the row's edges")
  func swipeActions() throws {
    let log = EventLog()
    let hosted = Hosted(
      List {
        Text("a")
          .swipeActions(edge: .leading) { Button("Pin") { log.lines.append("pin") } }
          .swipeActions(allowsFullSwipe: false) {
            Button("Delete", role: .destructive) { log.lines.append("delete") }
          }
      })
    let table = try table(hosted)
    let path = IndexPath(row: 0, section: 0)
    let leading = try #require(
      table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path))
    let trailing = try #require(
      table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path))
    #expect(leading.actions.map(\.title) == ["Pin"])
    #expect(trailing.actions.map(\.style) == [.destructive])
    #expect(!trailing.performsFirstActionWithFullSwipe)
    let action = try #require(trailing.actions.first)
    action.handler(action, table) { _ in }
    #expect(log.lines == ["delete"])
  }

  @Test("Row modifiers set the space, the background, the badge and the line of a row")
  func rowModifiers() throws {
    let hosted = Hosted(
      List {
        Text("a").listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
        Text("b").badge(3)
        Section { Text("c") }.listRowBackground(Color.yellow)
      }
      .listStyle(.plain))
    let table = try table(hosted)
    #expect(cellTexts(table) == [["a"], ["b", "3"], ["c"]])
    let labels = hosted.all(UILabel.self)
    #expect(labels.first { $0.text == "a" }?.frame.minX == 0)
    #expect(labels.first { $0.text == "b" }?.frame.minX == 16)
    #expect(labels.first { $0.text == "3" }?.frame.maxX == 304)
    let background = hosted.all(UIView.self).first { $0.backgroundColor == .systemYellow }
    #expect(background?.frame.size == CGSize(width: 320, height: 44))
  }

  @Test("A row that grows has more height")
  func growingRow() throws {
    struct Growing: View {
      @State var isLarge = false
      var body: some View {
        List {
          Button("grow") { isLarge.toggle() }
          Color.red.frame(height: isLarge ? 200 : 20)
        }
      }
    }
    let hosted = Hosted(Growing())
    let table = try table(hosted)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    hosted.press("grow")
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 212)
  }

  @Test("A form is a list of controls, in which pickers have their label")
  func form() throws {
    struct Settings: View {
      @State var name = ""
      @State var isOn = true
      @State var size = 1
      var body: some View {
        Form {
          Section("General") {
            TextField("Name", text: $name)
            Toggle("On", isOn: $isOn)
            Picker("Size", selection: $size) {
              Text("Small").tag(0)
              Text("Large").tag(1)
            }
            if isOn { Text("more") }
          }
        }
      }
    }
    let hosted = Hosted(Settings())
    let table = try table(hosted)
    #expect(table.style == .insetGrouped)
    #expect(cellTexts(table) == [[], ["On"], ["Size"], ["more"]])
    #expect(hosted.first(UIButton.self)?.configuration?.title == "Large")
    let control = try #require(hosted.first(UISwitch.self))
    control.setOn(false, animated: false)
    control.sendActions(for: .valueChanged)
    hosted.layOut()
    #expect(cellTexts(table) == [[], ["On"], ["Size"]])
  }

  @Test("A disclosure group in a list shows its rows while it is open, and so does a list of a tree")
  func disclosure() throws {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let tree = [Node(id: "a", children: [Node(id: "b"), Node(id: "c", children: [Node(id: "d")])]), Node(id: "e")]
    let hosted = Hosted(List(tree, children: \.children) { Text($0.id) })
    let table = try table(hosted)
    #expect(cellTexts(table) == [["a"], ["e"]])
    hosted.press("a")
    #expect(cellTexts(table) == [["a"], ["b"], ["c"], ["e"]])
    hosted.press("c")
    #expect(cellTexts(table) == [["a"], ["b"], ["c"], ["d"], ["e"]])
    hosted.press("a")
    #expect(cellTexts(table) == [["a"], ["e"]])
  }

  @Test("A reader scrolls a list to a row")
  func scrollTo() throws {
    let hosted = Hosted(
      ScrollViewReader { proxy in
        Button("jump") { proxy.scrollTo(300, anchor: .top) }
        List(0..<500) { Text("\($0)") }.listStyle(.plain)
      })
    let table = try table(hosted)
    hosted.press("jump")
    #expect(cellTexts(table).first == ["300"])
  }
}

extension UIView {
  /// The first view of a type in this one.
  fileprivate func subview<V: UIView>(_ type: V.Type) -> V? {
    for subview in subviews {
      if let match = subview as? V ?? subview.subview(type) { return match }
    }
    return nil
  }
}
