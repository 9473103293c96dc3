import Testing

@testable import SwiftUI

/// The views of rows that have left the screen become those of others, where nothing of them belongs to their row alone.
@MainActor @Suite struct RowReuseTests {
  /// A list and its table, which scrolls by whole rows of 44 points.
  @MainActor private struct Scrolled<Content: View> {
    let hosted: Hosted<Content>
    let table: UITableView

    init(_ content: Content) throws {
      hosted = Hosted(content)
      table = try #require(hosted.first(UITableView.self))
    }

    func scroll(to row: Int) {
      table.contentOffset = CGPoint(x: 0, y: CGFloat(row) * 44)
      hosted.layOut()
    }

    var labels: [TextLabel] {
      table.visibleCells.flatMap { cell in
        hosted.all(TextLabel.self).filter { $0.isDescendant(of: cell) && !$0.isHidden }
      }
    }

    var texts: [String] { labels.compactMap(\.text) }
  }

  @Test("Rows that scroll into view have the labels of those that have left it")
  func labelsAreReused() throws {
    let list = try Scrolled(List(0..<1000) { Text("row \($0)") }.listStyle(.plain))
    let first = Set(list.labels.map(ObjectIdentifier.init))
    for page in [100, 300, 700, 20] {
      list.scroll(to: page)
      #expect(list.texts.first == "row \(page)")
      #expect(list.texts.count >= 11)
      #expect(list.texts == (page..<page + list.texts.count).map { "row \($0)" })
    }
    // One row more is partly visible while the others are moved.
    #expect(list.hosted.all(TextLabel.self).count <= first.count + 2)
    #expect(list.labels.filter { first.contains(ObjectIdentifier($0)) }.count >= first.count - 1)
  }

  @Test("Rows that come one by one have the labels of those that have left on the other side")
  func slowScrolling() throws {
    let list = try Scrolled(List(0..<1000) { Text("row \($0)") }.listStyle(.plain))
    for row in 1..<60 { list.scroll(to: row) }
    #expect(list.texts.first == "row 59")
    #expect(list.hosted.all(TextLabel.self).count <= 14)
    for row in (0..<59).reversed() { list.scroll(to: row) }
    #expect(list.texts.prefix(3) == ["row 0", "row 1", "row 2"])
    #expect(list.hosted.all(TextLabel.self).count <= 14)
  }

  struct Counting: View {
    let index: Int
    @State private var first: Int
    init(index: Int) {
      self.index = index
      _first = State(initialValue: index)
    }
    var body: some View { Text(verbatim: "\(index) began as \(first)") }
  }

  @Test("The state of a row stays with its row")
  func stateStays() throws {
    let list = try Scrolled(List(0..<1000) { Counting(index: $0) }.listStyle(.plain))
    list.scroll(to: 500)
    #expect(list.texts.first == "500 began as 500")
    list.scroll(to: 0)
    #expect(list.texts.first == "0 began as 0")
  }

  @Test("State in a type-erased view stays with its row")
  func erasedState() throws {
    let list = try Scrolled(
      List(0..<1000) { index in
        if index % 2 == 0 { AnyView(Counting(index: index)) } else { AnyView(Text(verbatim: "\(index)")) }
      }
      .listStyle(.plain))
    list.scroll(to: 501)
    #expect(list.texts.prefix(2) == ["501", "502 began as 502"])
    list.scroll(to: 30)
    #expect(list.texts.prefix(2) == ["30 began as 30", "31"])
  }

  @Test("A type-erased view of another type in a row has its own state")
  func erasedTypes() throws {
    let list = try Scrolled(
      List(0..<1000) { index in
        index < 100 ? AnyView(Text(verbatim: "\(index)")) : AnyView(Counting(index: index))
      }
      .listStyle(.plain))
    for page in [200, 400, 10, 300] {
      list.scroll(to: page)
      #expect(list.texts.first == (page < 100 ? "\(page)" : "\(page) began as \(page)"))
    }
  }

  @Test("Each row appears and disappears for itself, whether the action is of the row or of all rows")
  func appearance() throws {
    let log = EventLog()
    let list = try Scrolled(
      List {
        ForEach(0..<1000) { Text("row \($0)") }.onAppear { log.lines.append("+") }
          .onDisappear { log.lines.append("-") }
      }
      .listStyle(.plain))
    let count = list.texts.count
    #expect(log.lines == Array(repeating: "+", count: count))
    log.lines = []
    list.scroll(to: 500)
    #expect(log.lines.filter { $0 == "+" }.count >= count)
    #expect(log.lines.filter { $0 == "-" }.count == count)
    #expect(list.texts.first == "row 500")
  }

  @Test("A row whose condition is another one than that of the row before has the view of its branch")
  func branches() throws {
    let list = try Scrolled(
      List(0..<1000) { index in
        if index < 200 { Text("text \(index)") } else { Color.red.overlay { Text("colour \(index)") } }
      }
      .listStyle(.plain))
    for page in [100, 300, 50, 400, 195] {
      list.scroll(to: page)
      let expected = (page..<page + list.texts.count).map { $0 < 200 ? "text \($0)" : "colour \($0)" }
      #expect(list.texts == expected)
    }
  }

  @Test("A row with the views of another one has its own height, colour and picture")
  func content() throws {
    let list = try Scrolled(
      List(0..<1000) { index in
        HStack {
          Text(verbatim: "\(index)").foregroundStyle(index % 2 == 0 ? Color.red : Color.blue)
          if index >= 500 { Image(systemName: "star") }
        }
        .frame(height: index == 505 ? 120 : 20).opacity(index == 503 ? 0.5 : 1)
      }
      .listStyle(.plain))
    list.scroll(to: 500)
    #expect(list.texts.prefix(3) == ["500", "501", "502"])
    #expect(list.labels.prefix(2).map(\.textColor) == [.systemRed, .systemBlue])
    #expect(list.table.rectForRow(at: IndexPath(row: 505, section: 0)).height == 132)
    #expect(list.table.rectForRow(at: IndexPath(row: 504, section: 0)).height == 44)
    #expect(list.hosted.all(ImageView.self).filter { $0.isDescendant(of: list.table.visibleCells[0]) }.count == 1)
    #expect(list.hosted.all(EffectView.self).filter { $0.alpha == 0.5 }.count == 1)
    list.scroll(to: 0)
    #expect(
      list.table.visibleCells.allSatisfy { cell in
        !list.hosted.all(ImageView.self).contains { $0.isDescendant(of: cell) }
      })
    #expect(list.labels.first?.bounds.height == list.labels.last?.bounds.height)
  }

  @Test("Row modifiers are those of the row")
  func rowModifiers() throws {
    let list = try Scrolled(
      List(0..<1000) { index in
        Text("row \(index)").badge(index).listRowSeparator(index % 2 == 0 ? .hidden : .visible).tag(index)
      }
      .listStyle(.plain))
    list.scroll(to: 301)
    let cells = list.table.visibleCells
    #expect(cells[0].separatorInset == nil && cells[1].separatorInset != nil)
    let badges = list.hosted.all(UILabel.self).filter { $0.isDescendant(of: cells[0]) && !$0.isHidden }.map(\.text)
    #expect(badges == ["row 301", "301"])
  }

  struct Items: View {
    @State var items = Array(0..<1000)
    @State var suffix = ""
    var body: some View {
      VStack(spacing: 0) {
        Button("remove") { items.removeSubrange(5..<995) }
        Button("change") { suffix = "!" }
        List(items, id: \.self) { Text(verbatim: "row \($0)" + suffix) }.listStyle(.plain)
      }
    }
  }

  @Test("Rows whose elements are removed while other rows have their views are not shown again")
  func removal() throws {
    let list = try Scrolled(Items())
    list.scroll(to: 500)
    list.scroll(to: 0)
    list.scroll(to: 3)
    list.hosted.press("remove")
    #expect(list.table.numberOfRows(inSection: 0) == 10)
    #expect(list.texts.allSatisfy { (0..<10).map { "row \($0 < 5 ? $0 : $0 + 990)" }.contains($0) })
    #expect(list.texts.contains("row 999"))
    #expect(Set(list.texts).count == list.texts.count)
  }

  @Test("Rows with the views of others follow what their parent reads")
  func parentChange() throws {
    let list = try Scrolled(Items())
    list.scroll(to: 500)
    list.hosted.press("change")
    #expect(list.texts.first == "row 500!")
    list.scroll(to: 0)
    #expect(list.texts.first == "row 0!")
  }

  @Test("The selected row is selected again when it comes back, and no other")
  func selection() throws {
    struct Selecting: View {
      @State var selected: Int? = 2
      var body: some View { List(0..<1000, selection: $selected) { Text("row \($0)") }.listStyle(.plain) }
    }
    let list = try Scrolled(Selecting())
    #expect(list.table.visibleCells.map(\.isSelected).firstIndex(of: true) == 2)
    list.scroll(to: 500)
    #expect(!list.table.visibleCells.contains { $0.isSelected })
    list.scroll(to: 0)
    #expect(list.table.visibleCells.map(\.isSelected).firstIndex(of: true) == 2)
  }

  @Test("A modifier of the environment in a row writes the first key path of its own row")
  func environmentKeys() throws {
    struct Lines: View {
      @Environment(\.lineLimit) var limit
      @Environment(\.truncatedLines) var other
      var body: some View { Text(verbatim: "\(limit ?? 0) \(other ?? 0)") }
    }
    let list = try Scrolled(
      List(0..<1000) { index in
        Lines().environment(index < 500 ? \.lineLimit : \.truncatedLines, 3)
      }
      .listStyle(.plain))
    #expect(list.texts.first == "3 0")
    list.scroll(to: 600)
    #expect(list.texts.first == "0 3")
    list.scroll(to: 100)
    #expect(list.texts.first == "3 0")
  }

  @Test("A row that gets the views of another one while a change is animated is shown at its place at once")
  func animatedChange() throws {
    struct Animated: View {
      @State var isLarge = false
      var body: some View {
        VStack(spacing: 0) {
          Button("grow") { withAnimation(.linear(duration: 10)) { isLarge.toggle() } }
          List(0..<1000) { index in
            Text("row \(index)").padding(.leading, index < 500 ? 0 : 100)
          }
          .listStyle(.plain).padding(.top, isLarge ? 10 : 0)
        }
      }
    }
    let list = try Scrolled(Animated())
    list.hosted.press("grow")
    list.scroll(to: 600)
    #expect(list.texts.first == "row 600")
    #expect(list.labels.allSatisfy { $0.frame.minX == 116 })
  }
}

extension EnvironmentValues {
  fileprivate var truncatedLines: Int? {
    get { self[TruncatedLinesKey.self] }
    set { self[TruncatedLinesKey.self] = newValue }
  }
}

private struct TruncatedLinesKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}
