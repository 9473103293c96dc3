import Foundation
import SwiftUI
import Testing

/// Tabs.
@MainActor @Suite("Tabs") struct TabViewTests {
  let log = LineLog()

  struct Page: View {
    let name: String
    let log: LineLog
    @State private var count = 0

    init(_ name: String, _ log: LineLog) {
      self.name = name
      self.log = log
      _count = State(initialValue: 0)
    }

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log("\(name) appears") }
        .onDisappear { log("\(name) disappears") }
    }
  }

  struct Tabs: View {
    let log: LineLog
    @State var selection = 1
    var body: some View {
      TabView(selection: $selection) {
        Page("one", log).tabItem { Text("First \(selection)") }.tag(1).badge(3)
        Page("two", log).tabItem { Text("Second") }.tag(2)
      }
    }
  }

  @Test(
    "Fact 116: a tab appears and disappears when it is chosen, and its state is kept; fact 117: the new one is first")
  func choose() throws {
    let shown = TestWindow(Tabs(log: log))
    let tabs = try #require(shown.controller(UITabBarController.self))
    #expect(log.take() == ["one appears"])
    #expect(tabs.tabBar.items?.map(\.title) == ["First 1", "Second"])
    #expect(tabs.tabBar.items?.map(\.badgeValue) == ["3", nil])
    shown.press("one 0")
    shown.press("Second")
    #expect(log.take() == ["two appears", "one disappears"])
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.items?.map(\.title) == ["First 2", "Second"])
    shown.press("First 2")
    #expect(log.take() == ["one appears", "two disappears"])
    #expect(shown.texts.contains("one 1"))
  }

  @Test("Fact 176: an optional selection does not take the tags of tabs that are not optional")
  func optionalSelection() throws {
    struct Optionals: View {
      let log: LineLog
      @State var selection: Int?
      var body: some View {
        TabView(selection: $selection) {
          Page("one", log).tabItem { Text("First") }.tag(1)
          Page("two", log).tabItem { Text("Second") }.tag(2)
        }
      }
    }
    let shown = TestWindow(Optionals(log: log))
    let tabs = try #require(shown.controller(UITabBarController.self))
    shown.press("Second")
    #expect(tabs.selectedIndex == 0)
  }

  @Test("Tabs without a selection are chosen by the user")
  func noSelection() throws {
    let shown = TestWindow(
      TabView {
        NavigationStack { Text("page a").navigationTitle("A") }.tabItem { Label2("a") }
        Text("page b").tabItem { Label2("b") }
      })
    let tabs = try #require(shown.controller(UITabBarController.self))
    #expect(shown.controller(UINavigationController.self)?.topViewController?.title == "A")
    shown.press("b")
    #expect(tabs.selectedIndex == 1)
    #expect(shown.texts.contains("page b"))
    #expect(!shown.texts.contains("page a"))
  }

  struct Label2: View {
    let text: String
    init(_ text: String) { self.text = text }
    var body: some View { Text(text) }
  }

  @Test("Tabs are statements with values, and come and go with conditions")
  func tabContent() throws {
    struct Values: View {
      @State var selection = "a"
      @State var hasMore = false
      var body: some View {
        TabView(selection: $selection) {
          Tab("A", systemImage: "house", value: "a") { Button("more") { hasMore = true } }
          Tab("B", systemImage: "gear", value: "b") { Text("page b") }.badge(2)
          if hasMore { Tab("C", systemImage: "star", value: "c") { Text("page c") } }
        }
      }
    }
    let shown = TestWindow(Values())
    let tabs = try #require(shown.controller(UITabBarController.self))
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
    #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, "2"])
    shown.press("more")
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    shown.press("C")
    #expect(shown.texts.contains("page c"))
  }

  @Test("Pages have dots, of which the user chooses one")
  func pages() throws {
    struct Pages: View {
      @State var selection = 0
      var body: some View {
        VStack {
          Text("selected \(selection)")
          TabView(selection: $selection) { ForEach(0..<3) { Text("page \($0)").tag($0) } }.tabViewStyle(.page)
        }
      }
    }
    let shown = TestWindow(Pages())
    #expect(shown.texts == ["selected 0", "page 0"])
    let dots = shown.window.all(UIControl.self)
    #expect(dots.count == 3)
    dots[2].sendActions(for: .primaryActionTriggered)
    shown.turn()
    #expect(shown.texts == ["selected 2", "page 2"])
  }

  @Test("The bar is hidden where the shown tab hides it")
  func hiddenBar() throws {
    let shown = TestWindow(
      TabView {
        Text("page a").toolbar(.hidden, for: .tabBar).tabItem { Text("a") }
        Text("page b").tabItem { Text("b") }
      })
    let tabs = try #require(shown.controller(UITabBarController.self))
    #expect(tabs.isTabBarHidden)
  }
}
