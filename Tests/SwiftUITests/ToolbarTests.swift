import RuntimeLogging
import SceneSystem
import SwiftUI
import Testing
import ViewBacking

@testable import UIKitCore

/// What views look like in bars and in the columns of split views.
@MainActor @Suite("Bars and columns") struct ToolbarTests {
  struct Tools<Item: View>: View {
    @ViewBuilder let item: Item
    var body: some View {
      NavigationStack {
        Text("page").toolbar { ToolbarItem { item } }
      }
    }
  }

  struct Colored: View {
    @State private var isBlue = false
    var body: some View {
      NavigationStack {
        Button("other") { isBlue.toggle() }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(isBlue ? Color.blue : .red)
          .navigationTitle("Root")
      }
    }
  }

  @Test("A bar has the color of the page's background, and follows it") func barColor() throws {
    let shown = TestWindow(Colored())
    let bar = try #require(shown.controller(UINavigationController.self)).navigationBar
    #expect(bar.contentColor == .systemRed)
    #expect(bar.shownDescription.background == bar.resolved(.systemRed))
    shown.press("other")
    #expect(bar.contentColor == .systemBlue)
    #expect(bar.shownDescription.background == bar.resolved(.systemBlue))
  }

  private func bar(_ item: some View) throws -> UINavigationBar {
    let shown = TestWindow(Tools { item })
    return try #require(shown.controller(UINavigationController.self)).navigationBar
  }

  @Test("A label in a bar shows its picture alone, and assistive technology reads its title")
  func label() throws {
    let bar = try bar(Button("Add", systemImage: "plus") {})
    #expect(!bar.allTexts.contains("Add"))
    #expect(bar.all(UIImageView.self).contains { $0.image != nil })
    #expect(bar.all(UIView.self).contains { $0.isAccessibilityElement && $0.accessibilityLabel == "Add" })
  }

  @Test("A label in a bar also shows its title if its style includes it, and a text stays a text")
  func titles() throws {
    let styled = try bar(Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon))
    #expect(styled.allTexts.contains("Add"))
    let text = try bar(Button("Edit") {})
    #expect(text.allTexts.contains("Edit"))
  }

  @Test("The items of a menu in a bar have their titles")
  func menu() throws {
    let bar = try bar(Menu("More", systemImage: "ellipsis") { Button("Delete", systemImage: "trash") {} })
    let titles = bar.all(UIButton.self).flatMap { $0.menu?.children.map(\.title) ?? [] }
    #expect(titles == ["Delete"])
  }

  @Test("A toggle in a bar is a button, and a switch elsewhere")
  func toggle() throws {
    let toggle = Toggle("Favorites", systemImage: "star", isOn: .constant(true))
    let bar = try bar(toggle)
    #expect(bar.all(UISwitch.self).isEmpty)
    #expect(TestWindow(toggle).window.all(UISwitch.self).count == 1)
  }

  @Test("A button in a bar is at least 36 points wide and high")
  func size() throws {
    let bar = try bar(Button("Add", systemImage: "plus") {})
    let sizes = bar.all(UIControl.self).filter { !$0.isHidden && !($0 is UIButton) }.map(\.bounds.size)
    #expect(sizes.count == 1)
    let smallest = sizes.map { min($0.width, $0.height) }.min()
    #expect(smallest.map { $0 >= 36 } == true)
  }

  @Test("What a button in a bar presents is not in the bar: its labels show their titles")
  func presented() throws {
    struct Sample: View {
      @State private var isShown = false
      var body: some View {
        Button("Open", systemImage: "plus") { isShown = true }
          .onAppear { isShown = true }
          .sheet(isPresented: $isShown) { Label("Inside", systemImage: "plus") }
      }
    }
    let shown = TestWindow(Tools { Sample() })
    #expect(
      shown.window.allTexts.contains("Inside")
        || shown.controllers(UIViewController.self).contains {
          $0.view.allTexts.contains("Inside")
        })
  }

  // MARK: Sidebars

  struct Columns: View {
    @State private var selection: Int? = 2
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $selection) { Text("row \($0)") }
      } detail: {
        List(1..<3, id: \.self) { Text("detail \($0)") }
      }
    }
  }

  @Test("A list in the first column has the look of a sidebar on a wide screen, and one in the detail has not")
  func sidebar() throws {
    let shown = TestWindow(Columns(), profile: .padN, size: CGSize(width: 1000, height: 700))
    let tables = shown.window.all(UITableView.self)
    let sidebar = try #require(tables.first { $0.allTexts.contains("row 1") })
    let detail = try #require(tables.first { $0.allTexts.contains("detail 1") })
    #expect(!sidebar.showsSectionBackgrounds && sidebar.separatorStyle == .none)
    #expect(detail.showsSectionBackgrounds && detail.separatorStyle == .singleLine)
    #expect(sidebar.visibleCells.allSatisfy { $0.backgroundConfiguration?.cornerRadius == 10 })
    #expect(detail.visibleCells.allSatisfy { $0.backgroundConfiguration == nil })
  }

  @Test("A list in the first column is a group on a narrow screen, and with the style for it")
  func narrow() throws {
    let shown = TestWindow(Columns(), profile: .phone)
    let tables = shown.window.all(UITableView.self)
    #expect(tables.map { $0.showsSectionBackgrounds } == [true])
    let grouped = TestWindow(Columns().listStyle(.insetGrouped), profile: .padN, size: CGSize(width: 1000, height: 700))
    #expect(grouped.window.all(UITableView.self).map { $0.showsSectionBackgrounds } == [true, true])
  }

  // MARK: Endless layout

  @Test("A reader of geometry whose size stays causes no further layout")
  func geometry() {
    let (shown, sentences) = RuntimeLog.capture { () -> TestWindow in
      let shown = TestWindow(VStack { GeometryReader { Text("\(Int($0.size.width))") } })
      shown.turn()
      return shown
    }
    #expect(shown.texts.count == 1)
    #expect(sentences == [])
  }
}
