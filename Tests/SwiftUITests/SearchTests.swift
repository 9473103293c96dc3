import Foundation
import SceneSystem
import SwiftUI
import Testing

/// Searching, inspectors and cells.
@MainActor @Suite("Search and other parts") struct SearchTests {
  struct Names: View {
    @State private var text = ""
    let isOutside: Bool

    var body: some View {
      NavigationStack {
        if isOutside {
          Results(text: text)
        } else {
          Results(text: text).searchable(text: $text, prompt: "Find")
        }
      }
      .modifier(Outside(text: $text, isOutside: isOutside))
    }

    struct Outside: ViewModifier {
      @Binding var text: String
      let isOutside: Bool
      func body(content: Content) -> some View {
        if isOutside {
          content.searchable(text: $text, prompt: "Find") { Text("Apple").searchCompletion("apple") }
        } else {
          content
        }
      }
    }

    struct Results: View {
      let text: String
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        VStack {
          Text("results of \(text), \(isSearching)")
          Button("end") { dismissSearch() }
        }
        .navigationTitle("Names")
      }
    }
  }

  @Test("A search in a page, or around its stack, has a field above the page", arguments: [false, true])
  func field(isOutside: Bool) throws {
    let shown = TestWindow(Names(isOutside: isOutside))
    let field = try #require(shown.window.all(UITextField.self).first)
    #expect(field.placeholder == "Find")
    field.becomeFirstResponder()
    field.sendActions(for: .editingDidBegin)
    field.text = "ap"
    field.sendActions(for: .editingChanged)
    shown.turn()
    #expect(shown.texts.contains("results of ap, true"))
    if isOutside {
      shown.press("Apple")
      #expect(field.text == "apple")
    }
    shown.press("end")
    #expect(shown.texts.contains("results of , false"))
    #expect(field.text == "")
  }

  @Test("A cell of UIKit shows views of SwiftUI, and is as high as they are")
  func cell() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIHostingConfiguration { Text("in a cell") }.margins(.vertical, 20)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.allTexts == ["in a cell"])
    let content = try #require(cell.contentView.subviews.first as? any UIView & UIContentView)
    #expect(content.sizeThatFits(CGSize(width: 300, height: 0)).height == 60)
    cell.contentConfiguration = UIHostingConfiguration { Text("another") }
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.allTexts == ["another"])
  }

  struct Columns: View {
    @State private var number: Int?
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        VStack {
          NavigationLink("show 7", value: 7)
          NavigationLink("place") { Text("a place") }
          Button("hide") { visibility = .detailOnly }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .navigationTitle("List")
      } detail: {
        NavigationStack { NavigationLink("deeper") { Text("deep") }.navigationTitle("Detail") }
      }
    }
  }

  @Test("On a wide screen columns are side by side, and a link in one changes the next")
  func wide() throws {
    let shown = TestWindow(Columns(), profile: .padN, size: CGSize(width: 1000, height: 700))
    let split = try #require(shown.controller(UISplitViewController.self))
    #expect(!split.isCollapsed)
    #expect(shown.texts.contains("show 7"))
    #expect(shown.texts.contains("deeper"))
    shown.press("deeper")
    #expect(shown.texts.contains("deep"))
    #expect(shown.texts.contains("show 7"))
    shown.press("show 7")
    #expect(shown.texts.contains("number 7"))
    #expect(!shown.texts.contains("deep"))
    shown.press("place")
    #expect(shown.texts.contains("a place"))
    shown.press("hide")
    #expect(!shown.texts.contains("place"))
  }

  @Test("On a narrow screen columns are one stack")
  func narrow() throws {
    let shown = TestWindow(Columns())
    let split = try #require(shown.controller(UISplitViewController.self))
    #expect(split.isCollapsed)
    let stack = try #require(shown.controller(UINavigationController.self))
    #expect(stack.viewControllers.map(\.title) == ["List"])
    shown.press("show 7")
    #expect(stack.viewControllers.count == 2)
    #expect(shown.texts.contains("number 7"))
    stack.popViewController(animated: true)
    shown.turn()
    #expect(stack.viewControllers.map(\.title) == ["List"])
    shown.press("place")
    #expect(shown.texts.contains("a place"))
  }

  @Test("Views read the size classes of their window")
  func sizeClasses() {
    struct Sizes: View {
      @Environment(\.horizontalSizeClass) private var horizontal
      var body: some View { Text(horizontal == .compact ? "narrow" : horizontal == .regular ? "wide" : "unknown") }
    }
    #expect(TestWindow(Sizes()).texts == ["narrow"])
    #expect(TestWindow(Sizes(), profile: .padN, size: CGSize(width: 1000, height: 700)).texts == ["wide"])
  }

  struct Selecting: View {
    @State private var selection: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $selection) { number in NavigationLink("row \(number)", value: number) }
          .navigationTitle("List")
      } detail: {
        Text(selection.map { "selected \($0)" } ?? "nothing").navigationTitle("Detail")
      }
    }
  }

  @Test("A selection in the list of a narrow split view shows the next column")
  func selection() throws {
    let shown = TestWindow(Selecting())
    let stack = try #require(shown.controller(UINavigationController.self))
    #expect(stack.viewControllers.map(\.title) == ["List"])
    shown.press("row 2")
    #expect(stack.viewControllers.map(\.title) == ["List", "Detail"])
    #expect(shown.texts.contains("selected 2"))
    stack.popViewController(animated: true)
    shown.turn()
    #expect(stack.viewControllers.map(\.title) == ["List"])
    shown.press("row 3")
    #expect(shown.texts.contains("selected 3"))
  }

  @Test("A link in a row leads to its page when the row is pressed")
  func rows() throws {
    struct Rows: View {
      var body: some View {
        NavigationView {
          List {
            NavigationLink(destination: Text("the page").navigationBarTitle("Page")) { Text("row") }
          }
          .navigationBarTitle("Rows")
        }
      }
    }
    let shown = TestWindow(Rows())
    let table = try #require(shown.window.all(UITableView.self).first)
    let path = IndexPath(row: 0, section: 0)
    #expect(table.cellForRow(at: path)?.accessoryType == .disclosureIndicator)
    table.delegate?.tableView(table, didSelectRowAt: path)
    shown.turn()
    #expect(shown.controller(UINavigationController.self)?.topViewController?.title == "Page")
    #expect(shown.texts.contains("the page"))
  }
}
