import Foundation
import SceneSystem
import SwiftUI
import Testing

/// Stacks of pages.
@MainActor @Suite("Navigation") struct NavigationTests {
  let log = LineLog()

  struct Named: View {
    let name: String
    let log: LineLog
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(name) \(count)")
        Button("count \(name)") { count += 1 }
      }
      .onAppear { log("\(name) appears") }
      .onDisappear { log("\(name) disappears") }
    }
  }

  struct Stack: View {
    let log: LineLog
    var body: some View {
      NavigationStack {
        VStack {
          Named(name: "root", log: log)
          NavigationLink("go") { Named(name: "page", log: log).navigationTitle("Page") }
        }
        .navigationTitle("Root")
      }
    }
  }

  @Test(
    "Fact 118: a covered page disappears and keeps its state; a page that is popped disappears, and its state is gone")
  func pushAndPop() throws {
    let shown = TestWindow(Stack(log: log))
    let navigation = try #require(shown.controller(UINavigationController.self))
    #expect(log.take() == ["root appears"])
    #expect(navigation.topViewController?.title == "Root")
    shown.press("count root")
    shown.press("go")
    #expect(log.take() == ["page appears", "root disappears"])
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.title == "Page")
    shown.press("count page")
    #expect(shown.texts.contains("page 1"))
    navigation.popViewController(animated: true)
    shown.turn()
    #expect(log.take() == ["root appears", "page disappears"])
    #expect(shown.texts.contains("root 1"))
    shown.press("go")
    #expect(shown.texts.contains("page 0"))
  }

  struct Schemes: View {
    @Environment(\.colorScheme) var scheme
    var body: some View {
      NavigationStack {
        NavigationLink("go") {
          VStack {
            Text(scheme == .dark ? "dark" : "light")
            NavigationLink("further") { Text("page").preferredColorScheme(.light) }
          }
        }
        .preferredColorScheme(.dark)
      }
    }
  }

  @Test("The appearance that a page prefers stays while another one covers it, unless that prefers one")
  func colorScheme() throws {
    let shown = TestWindow(Schemes())
    let navigation = try #require(shown.controller(UINavigationController.self))
    func style() -> UIUserInterfaceStyle? { navigation.topViewController?.view.traitCollection.userInterfaceStyle }
    #expect(style() == .dark)
    shown.press("go")
    #expect(shown.texts.contains("dark") && style() == .dark)
    shown.press("further")
    #expect(style() == .light)
    navigation.popToRootViewController(animated: false)
    shown.turn()
    #expect(style() == .dark)
  }

  struct SplitSchemes: View {
    var body: some View {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        NavigationLink("go") { Text("page") }.preferredColorScheme(.dark)
      }
    }
  }

  @Test("The color scheme of a covered page also stays in a column of a split view")
  func colorSchemeInColumn() throws {
    let shown = TestWindow(SplitSchemes(), profile: .padN, size: CGSize(width: 1000, height: 700))
    #expect(shown.window.rootViewController?.view.traitCollection.userInterfaceStyle == .dark)
    shown.press("go")
    #expect(shown.texts.contains("page"))
    #expect(shown.window.rootViewController?.view.traitCollection.userInterfaceStyle == .dark)
  }

  struct NamesKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  final class Names {
    var last: [String] = []
  }

  struct Preferring: View {
    let names: Names
    var body: some View {
      NavigationStack {
        NavigationLink("go") {
          Text("page").preference(key: NamesKey.self, value: ["page"]).toolbar(.hidden, for: .navigationBar)
        }
        .preference(key: NamesKey.self, value: ["root"])
      }
      .onPreferenceChange(NamesKey.self) { names.last = $0 }
    }
  }

  @Test("A covered page keeps its preferences, which come before those of the page above it")
  func coveredPreferences() throws {
    let names = Names()
    let shown = TestWindow(Preferring(names: names))
    #expect(names.last == ["root"])
    shown.press("go")
    #expect(names.last == ["root", "page"])
    try #require(shown.controller(UINavigationController.self)).popToRootViewController(animated: false)
    shown.turn()
    #expect(names.last == ["root"])
  }

  struct SplitPreferring: View {
    let names: Names
    var body: some View {
      NavigationSplitView {
        Text("sidebar").preference(key: NamesKey.self, value: ["sidebar"])
      } detail: {
        NavigationStack {
          NavigationLink("go") { Text("page").preference(key: NamesKey.self, value: ["page"]) }
            .preference(key: NamesKey.self, value: ["detail"])
        }
      }
      .onPreferenceChange(NamesKey.self) { names.last = $0 }
    }
  }

  @Test("Pages of columns keep their preferences too, in the order of the columns")
  func coveredPreferencesInColumns() {
    let names = Names()
    let shown = TestWindow(SplitPreferring(names: names), profile: .padN, size: CGSize(width: 1000, height: 700))
    #expect(names.last == ["sidebar", "detail"])
    shown.press("go")
    #expect(names.last == ["sidebar", "detail", "page"])
  }

  @MainActor final class Model: ObservableObject {
    @Published var path: [Int] = []
  }

  struct Numbers: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        NavigationLink("one", value: 1)
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("number \(number) of \(model.path.count)")
              NavigationLink("next", value: number + 1)
            }
            .navigationTitle("\(number)")
          }
      }
    }
  }

  @Test("Links with values change the path, and the path changes the pages")
  func path() throws {
    let model = Model()
    let shown = TestWindow(Numbers(model: model))
    let navigation = try #require(shown.controller(UINavigationController.self))
    shown.press("one")
    #expect(model.path == [1])
    #expect(shown.texts.contains("number 1 of 1"))
    shown.press("next")
    #expect(model.path == [1, 2])
    #expect(shown.texts.contains("number 2 of 2"))
    model.path = [1, 5, 6]
    shown.turn()
    #expect(navigation.viewControllers.map(\.title) == [nil, "1", "5", "6"])
    #expect(shown.texts.contains("number 6 of 3"))
    navigation.popViewController(animated: true)
    shown.turn()
    #expect(model.path == [1, 5])
    model.path = []
    shown.turn()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A path that is not empty at first is shown at once")
  func initialPath() throws {
    let model = Model()
    model.path = [3, 4]
    let shown = TestWindow(Numbers(model: model))
    let navigation = try #require(shown.controller(UINavigationController.self))
    #expect(navigation.viewControllers.map(\.title) == [nil, "3", "4"])
  }

  struct Dismissing: View {
    @State private var isShown = false
    @State private var item: String?
    var body: some View {
      NavigationStack {
        VStack {
          Button("show") { isShown = true }
          Button("item") { item = "x" }
          Text(isShown || item != nil ? "is shown" : "is not")
        }
        .navigationDestination(isPresented: $isShown) { Child() }
        .navigationDestination(item: $item) { Text("item \($0)") }
      }
    }

    struct Child: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      @Environment(\.presentationMode) private var mode
      var body: some View {
        VStack {
          Text(isPresented && mode.wrappedValue.isPresented ? "presented" : "not presented")
          Button("dismiss") { dismiss() }
          Button("old dismiss") { mode.wrappedValue.dismiss() }
        }
      }
    }
  }

  @Test("A page that a binding presents is removed by dismiss, which sets the binding")
  func dismiss() throws {
    let shown = TestWindow(Dismissing())
    let navigation = try #require(shown.controller(UINavigationController.self))
    for way in ["dismiss", "old dismiss"] {
      shown.press("show")
      #expect(shown.texts.contains("presented"))
      #expect(navigation.viewControllers.count == 2)
      shown.press(way)
      #expect(navigation.viewControllers.count == 1)
      #expect(shown.texts.contains("is not"))
    }
    shown.press("item")
    #expect(shown.texts.contains("item x"))
    navigation.popViewController(animated: true)
    shown.turn()
    #expect(shown.texts.contains("is not"))
  }

  @Test("A path of several types has the pages of their destinations, and is encoded")
  func mixedPath() throws {
    struct Mixed: View {
      @State var path = NavigationPath([1])
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              Button("text") { path.append("text \(number)") }
            }
            .navigationDestination(for: String.self) { text in Button(text) { path.removeLast(2) } }
        }
      }
    }
    let shown = TestWindow(Mixed())
    shown.press("text")
    #expect(shown.texts.contains("text 1"))
    shown.press("text 1")
    #expect(shown.texts.contains("root"))
    var path = NavigationPath()
    path.append(1)
    path.append("a")
    #expect(path.count == 2)
    let data = try JSONEncoder().encode(#require(path.codable))
    let decoded = try NavigationPath(JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(decoded == path)
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test("Items of a toolbar are in the bars of the page on top, and keep their state")
  func toolbar() throws {
    struct Tools: View {
      @State private var count = 0
      @State private var hasMore = false
      var body: some View {
        NavigationStack {
          Text("content \(count)")
            .toolbar {
              ToolbarItem(placement: .navigationBarTrailing) { Button("add \(count)") { count += 1 } }
              ToolbarItem(placement: .navigationBarLeading) { Button("more") { hasMore = true } }
              if hasMore { ToolbarItem(placement: .bottomBar) { Text("bottom") } }
            }
            .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let shown = TestWindow(Tools())
    let navigation = try #require(shown.controller(UINavigationController.self))
    #expect(navigation.topViewController?.navigationItem.rightBarButtonItems?.count == 1)
    #expect(navigation.isToolbarHidden)
    shown.press("add 0")
    shown.press("add 1")
    #expect(shown.texts.contains("content 2"))
    #expect(shown.texts.contains("add 2"))
    shown.press("more")
    #expect(!navigation.isToolbarHidden)
    #expect(shown.texts.contains("bottom"))
  }

  @Test("A hidden bar is hidden while its page is on top")
  func hiddenBar() throws {
    struct Hiding: View {
      @State private var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            Button("go") { isActive = true }
            NavigationLink(
              destination: Text("page").navigationBarTitle("Page", displayMode: .inline), isActive: $isActive
            ) { EmptyView() }
          }
          .navigationBarHidden(true)
        }
        .navigationViewStyle(StackNavigationViewStyle())
      }
    }
    let shown = TestWindow(Hiding())
    let navigation = try #require(shown.controller(UINavigationController.self))
    #expect(navigation.isNavigationBarHidden)
    shown.press("go")
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.topViewController?.title == "Page")
    #expect(navigation.topViewController?.navigationItem.largeTitleDisplayMode == .never)
    navigation.popViewController(animated: true)
    shown.turn()
    #expect(navigation.isNavigationBarHidden)
  }
}
