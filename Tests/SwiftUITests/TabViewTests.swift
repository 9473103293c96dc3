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

  @Test("The badge of a tab follows its number, and 0 removes it")
  func badge() throws {
    struct Badges: View {
      @State var count = 2
      var body: some View {
        TabView {
          Tab("A", systemImage: "house") { Button("less") { count -= 1 } }.badge(count)
          Tab("B", systemImage: "gear") { Text("b") }.badge(count == 2 ? Text("new") : nil)
        }
      }
    }
    let shown = TestWindow(Badges())
    let tabs = try #require(shown.controller(UITabBarController.self))
    #expect(tabs.tabBar.items?.map(\.badgeValue) == ["2", "new"])
    shown.press("less")
    #expect(tabs.tabBar.items?.map(\.badgeValue) == ["1", nil])
    shown.press("less")
    #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, nil])
  }

  @Test("A tab is hidden and shown by its state, and keeps its own state")
  func hiddenTab() throws {
    struct Hiding: View {
      let log: LineLog
      @State var isHidden = false
      var body: some View {
        TabView {
          Tab("A", systemImage: "house") { Button("toggle") { isHidden.toggle() } }
          Tab("B", systemImage: "gear") { Page("b", log) }.hidden(isHidden).badge(isHidden ? 1 : 2)
        }
      }
    }
    let shown = TestWindow(Hiding(log: log))
    let tabs = try #require(shown.controller(UITabBarController.self))
    shown.press("B")
    shown.press("b 0")
    shown.press("A")
    #expect(log.take() == ["b appears", "b disappears"])
    shown.press("toggle")
    #expect(tabs.tabBar.items?.map(\.title) == ["A"])
    shown.press("toggle")
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
    #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, "2"])
    shown.press("B")
    #expect(shown.texts.contains("b 1"))
  }

  @Test("The shown tab that is hidden disappears, and another one appears")
  func hiddenShownTab() throws {
    struct Hiding: View {
      let log: LineLog
      @State var isHidden = false
      var body: some View {
        TabView {
          Tab("A", systemImage: "house") { Page("a", log) }
          Tab("B", systemImage: "gear") {
            Button("hide") { isHidden = true }.onAppear { log("b appears") }.onDisappear { log("b disappears") }
          }
          .hidden(isHidden)
        }
      }
    }
    let shown = TestWindow(Hiding(log: log))
    shown.press("B")
    _ = log.take()
    shown.press("hide")
    #expect(log.take().sorted() == ["a appears", "b disappears"])
    #expect(shown.texts.contains("a 0") && !shown.texts.contains("hide"))
  }

  @Test("Several modifiers of one tab are independent of each other", arguments: [false, true])
  func nestedModifiers(isHiddenFirst: Bool) throws {
    struct Nested: View {
      let isHiddenFirst: Bool
      @State var isHidden = true
      @State var count = 1
      var body: some View {
        TabView {
          Tab("A", systemImage: "house") {
            Button("show") { isHidden = false }
            Button("count") { count += 1 }
          }
          if isHiddenFirst {
            Tab("B", systemImage: "gear") { Text("b") }.hidden(isHidden).badge(count)
          } else {
            Tab("B", systemImage: "gear") { Text("b") }.badge(count).hidden(isHidden)
          }
        }
      }
    }
    let shown = TestWindow(Nested(isHiddenFirst: isHiddenFirst))
    let tabs = try #require(shown.controller(UITabBarController.self))
    #expect(tabs.tabBar.items?.map(\.title) == ["A"])
    shown.press("show")
    shown.press("count")
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
    #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, "2"])
  }

  @Test("Without a selection, the chosen tab stays chosen when one in front of it goes")
  func chosenStays() throws {
    struct Going: View {
      @State var hasFirst = true
      var body: some View {
        TabView {
          if hasFirst { Tab("A", systemImage: "house") { Text("page a") } }
          Tab("B", systemImage: "gear") { Text("page b") }
          Tab("C", systemImage: "star") { Button("remove") { hasFirst.toggle() } }
        }
      }
    }
    let shown = TestWindow(Going())
    let tabs = try #require(shown.controller(UITabBarController.self))
    shown.press("C")
    shown.press("remove")
    #expect(tabs.tabBar.items?.map(\.title) == ["B", "C"])
    #expect(tabs.selectedIndex == 1 && shown.texts.contains("remove"))
    shown.press("remove")
    #expect(tabs.selectedIndex == 2 && shown.texts.contains("remove"))
  }

  @Test("Tabs of a section are tabs, and a role has its label")
  func sections() throws {
    let shown = TestWindow(
      TabView {
        Tab("A", systemImage: "house") { Text("page a") }
        TabSection("More") {
          Tab("B", systemImage: "gear") { Text("page b") }
          Tab(role: .search) { Text("page c") }
        }
        .badge(4)
      })
    let tabs = try #require(shown.controller(UITabBarController.self))
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "Search"])
    #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, "4", "4"])
    shown.press("Search")
    #expect(shown.texts.contains("page c"))
  }

  @Test("Tabs of a loop have the values of their elements, and one without a label has no title") func loop() throws {
    struct Loop: View {
      @State var selection = "b"
      @State var names = ["a", "b"]
      var body: some View {
        TabView(selection: $selection) {
          ForEach(names, id: \.self) { name in
            Tab(name.uppercased(), systemImage: "star", value: name) {
              Button("page \(name)") { names.append("c") }
            }
          }
          Tab(value: "last") { Text("without a label") }
        }
      }
    }
    let shown = TestWindow(Loop())
    let tabs = try #require(shown.controller(UITabBarController.self))
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["A", "B", ""])
    #expect(tabs.selectedIndex == 1)
    shown.press("page b")
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["A", "B", "C", ""])
    #expect(tabs.selectedIndex == 1)
  }
}
