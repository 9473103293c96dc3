import SwiftUI
import Testing

/// Every form of calls, as apps write them.
@MainActor @Suite("Call shapes of navigation and presentations") struct NavigationCallShapes {
  struct Item: Identifiable, Hashable, Codable {
    var id = 1
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "It failed." }
  }

  struct Stacks: View {
    @State private var path: [Item] = []
    @State private var anyPath = NavigationPath()
    @State private var isActive = false
    @State private var selection: Int?
    @State private var item: Item?
    @State private var title = "Title"
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.presentationMode) var mode: Binding<PresentationMode>
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        NavigationStack { Text("a") }
        NavigationStack(path: $path) {
          NavigationLink("value", value: Item())
            .navigationDestination(for: Item.self) { item in Text("\(item.id)") }
            .navigationDestination(for: Int.self, destination: { Text("\($0)") })
            .navigationDestination(isPresented: $isActive) { Text("b") }
            .navigationDestination(isPresented: $isActive, destination: { Text("b") })
            .navigationDestination(item: $item) { Text("\($0.id)") }
        }
        NavigationStack(path: $anyPath) { links }
        NavigationView { List2() }.navigationViewStyle(.stack)
        NavigationView { Text("a") }.navigationViewStyle(StackNavigationViewStyle())
        NavigationView {
          Text("a")
          Text("b")
        }
        .navigationViewStyle(DoubleColumnNavigationViewStyle())
        titles
      }
    }

    struct List2: View {
      var body: some View { Text("list").navigationBarTitle("Title", displayMode: .inline) }
    }

    @ViewBuilder private var links: some View {
      Group {
        NavigationLink(destination: Text("a")) { Text("label") }
        NavigationLink(destination: Text("a"), label: { Text("label") })
        NavigationLink {
          Text("a")
        } label: {
          Text("label")
        }
        NavigationLink("title", destination: Text("a"))
        NavigationLink("title") { Text("a") }
        NavigationLink(title) { Text("a") }
        NavigationLink(value: Item()) { Text("label") }
        NavigationLink(value: 3) { Text("label") }
        NavigationLink(title, value: "value")
      }
      Group {
        NavigationLink(destination: Text("a"), isActive: $isActive) { EmptyView() }
        NavigationLink(destination: Text("a"), isActive: $isActive, label: { EmptyView() })
        NavigationLink(isActive: $isActive) {
          Text("a")
        } label: {
          EmptyView()
        }
        NavigationLink("title", isActive: $isActive) { Text("a") }
        NavigationLink("title", destination: Text("a"), isActive: $isActive)
        NavigationLink(destination: Text("a"), tag: 1, selection: $selection) { Text("label") }
        NavigationLink(tag: 2, selection: $selection) {
          Text("a")
        } label: {
          Text("label")
        }
        NavigationLink("title", destination: Text("a"), tag: 3, selection: $selection)
        NavigationLink("title", tag: 4, selection: $selection) { Text("a") }
        NavigationLink(destination: Text("a")) { Text("label") }.isDetailLink(false)
      }
    }

    @ViewBuilder private var titles: some View {
      Group {
        Text("a").navigationTitle("key")
        Text("a").navigationTitle(title)
        Text("a").navigationTitle(Text("text"))
        Text("a").navigationTitle($title)
        Text("a").navigationSubtitle("subtitle")
        Text("a").navigationBarTitle("key")
        Text("a").navigationBarTitle(Text("text"))
        Text("a").navigationBarTitle(Text("text"), displayMode: .large)
        Text("a").navigationBarTitle(title, displayMode: .automatic)
      }
      Group {
        Text("a").navigationBarTitleDisplayMode(.inline)
        Text("a").toolbarTitleDisplayMode(.inlineLarge)
        Text("a").navigationBarHidden(true)
        Text("a").navigationBarBackButtonHidden()
        Text("a").navigationBarBackButtonHidden(true)
        Text("a").navigationBarItems(leading: Text("l"))
        Text("a").navigationBarItems(trailing: Button("t") { presentationMode.wrappedValue.dismiss() })
        Text("a").navigationBarItems(leading: Text("l"), trailing: Button(action: { dismiss() }) { Text("t") })
      }
    }
  }

  struct Tools: ToolbarContent {
    @State private var isOn = false
    var body: some ToolbarContent {
      ToolbarItem(placement: .principal) { Text("p") }
      if isOn {
        ToolbarItem(placement: .status) { Text("s") }
      } else {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("a") {}
          Spacer()
          Button("b") {}
        }
      }
    }
  }

  struct Toolbars: View {
    @ToolbarContentBuilder private var tools: some ToolbarContent {
      ToolbarItem(placement: .navigation) { Text("n") }
      ToolbarSpacer(.fixed)
    }

    var body: some View {
      NavigationStack {
        Text("a")
          .toolbar { Button("only") {} }
          .toolbar { EmptyView() }
          .toolbar {
            ToolbarItem { Button("automatic") {} }
            ToolbarItem(placement: .navigationBarLeading) { Text("l") }
            ToolbarItem(placement: .navigationBarTrailing) { Text("t") }
            ToolbarItem(placement: .topBarLeading) { Text("l") }
            ToolbarItem(placement: .topBarTrailing) { Text("t") }
            ToolbarItem(placement: .primaryAction) { Text("p") }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            ToolbarItem(placement: .keyboard) { Text("k") }
            ToolbarItemGroup { Text("g") }
            ToolbarItemGroup(placement: .navigationBarTrailing) {
              Text("g")
              Text("h")
            }
          }
          .toolbar(content: { tools })
          .toolbar { Tools() }
          .toolbar(id: "tools") { ToolbarItem(id: "a", placement: .primaryAction) { Text("a") } }
          .toolbar(.hidden, for: .navigationBar)
          .toolbar(.visible, for: .navigationBar, .tabBar)
          .toolbarBackground(Color.red, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarBackground(.hidden, for: .tabBar)
          .toolbarBackground(.red, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
          .toolbarRole(.editor)
          .toolbarTitleMenu { Button("a") {} }
          .toolbarVisibility(.hidden, for: .bottomBar)
      }
    }
  }

  struct Splits: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var column = NavigationSplitViewColumn.sidebar
    var body: some View {
      VStack {
        NavigationSplitView {
          Text("a")
        } detail: {
          Text("b")
        }
        NavigationSplitView {
          Text("a")
        } content: {
          Text("b")
        } detail: {
          Text("c")
        }
        NavigationSplitView(columnVisibility: $visibility) {
          Text("a")
        } detail: {
          Text("b")
        }
        .navigationSplitViewStyle(.balanced)
        NavigationSplitView(columnVisibility: $visibility) {
          Text("a")
        } content: {
          Text("b")
        } detail: {
          Text("c")
        }
        NavigationSplitView(
          columnVisibility: $visibility, sidebar: { Text("a") }, content: { Text("b") }, detail: { Text("c") })
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("a").navigationSplitViewColumnWidth(200)
        } detail: {
          Text("b")
        }
        NavigationSplitView(columnVisibility: .constant(.all)) {
          Text("a").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
        } detail: {
          Text("b")
        }
      }
    }
  }

  struct Tabs: View {
    enum Page: Hashable { case one, two }
    @State private var page = Page.one
    @State private var index = 0
    var body: some View {
      VStack {
        TabView {
          Text("a").tabItem { Text("A") }.badge(1)
          Text("b").tabItem({ Text("B") }).badge("new")
        }
        TabView(selection: $page) {
          Text("a").tabItem { Text("A") }.tag(Page.one)
          Text("b").tabItem { Text("B") }.tag(Page.two)
        }
        TabView(selection: $index, content: { ForEach(0..<3) { Text("\($0)").tag($0) } })
          .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        TabView { Text("a") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
        TabView { Text("a") }.tabViewStyle(PageTabViewStyle())
        TabView { Text("a") }.tabViewStyle(.page(indexDisplayMode: .always))
        TabView(selection: $page) {
          Tab("One", systemImage: "1.circle", value: .one) { Text("a") }
          TabSection("More") { Tab("Two", systemImage: "2.circle", value: Page.two) { Text("b") } }
        }
        .tabViewStyle(.sidebarAdaptable)
        TabView {
          Tab("One", systemImage: "1.circle") { Text("a") }
          Tab(role: .search) { Text("b") }
        }
      }
    }
  }

  struct Presentations: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var failure: Failure?
    @State private var detent = PresentationDetent.medium

    var body: some View {
      VStack {
        Text("a")
          .sheet(isPresented: $isShown) { Text("b") }
          .sheet(isPresented: $isShown, content: { Text("b") })
          .sheet(isPresented: $isShown, onDismiss: {}) { Text("b") }
          .sheet(isPresented: $isShown, onDismiss: refresh, content: { Text("b") })
          .sheet(isPresented: $isShown) {
          } content: {
            Text("b")
          }
          .sheet(item: $item) { item in Text("\(item.id)") }
          .sheet(item: $item, onDismiss: refresh) { Text("\($0.id)") }
          .sheet(item: $item) {
          } content: {
            Text("\($0.id)")
          }
        Text("a")
          .fullScreenCover(isPresented: $isShown) { Text("b") }
          .fullScreenCover(isPresented: $isShown, onDismiss: refresh) { Text("b") }
          .fullScreenCover(isPresented: $isShown, content: { Text("b") })
          .fullScreenCover(item: $item) { Text("\($0.id)") }
          .popover(isPresented: $isShown) { Text("b") }
          .popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) { Text("b") }
          .popover(item: $item) { Text("\($0.id)") }
        sheetContent
        alerts
      }
    }

    private func refresh() {}

    private var sheetContent: some View {
      Text("a")
        .presentationDetents([.medium, .large])
        .presentationDetents([.height(200), .fraction(0.3)], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(20)
        .presentationBackground(Color.red)
        .presentationBackground { Color.red }
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationContentInteraction(.scrolls)
        .presentationCompactAdaptation(.popover)
        .presentationSizing(.form)
        .interactiveDismissDisabled()
        .interactiveDismissDisabled(isShown)
        .inspector(isPresented: $isShown) { Text("i").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
        .statusBar(hidden: true)
    }

    @ViewBuilder private var alerts: some View {
      Text("a")
        .alert(isPresented: $isShown) { Alert(title: Text("t")) }
        .alert(isPresented: $isShown, content: { Alert(title: Text("t"), message: Text("m")) })
        .alert(isPresented: $isShown) {
          Alert(title: Text("t"), message: Text("m"), dismissButton: .default(Text("OK"), action: refresh))
        }
        .alert(item: $item) { Alert(title: Text("\($0.id)"), dismissButton: .cancel()) }
        .alert("title", isPresented: $isShown) {}
        .alert(Text("title"), isPresented: $isShown) { Button("OK") {} }
        .alert("title", isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("m") })
        .alert("title", isPresented: $isShown, presenting: item) {
          Text("\($0.id)")
        } message: {
          Text("\($0.id)")
        }
      Text("a")
        .alert(isPresented: $isShown, error: failure) { Button("OK") {} }
        .alert(isPresented: $isShown, error: failure) { _ in
          Button("OK") {}
        } message: {
          Text($0.errorDescription ?? "")
        }
        .confirmationDialog("title", isPresented: $isShown) { Button("a", role: .destructive) {} }
        .confirmationDialog("title", isPresented: $isShown, titleVisibility: .visible) {
          Button("a") {}
        } message: {
          Text("m")
        }
        .confirmationDialog(Text("title"), isPresented: $isShown, presenting: item) { Text("\($0.id)") }
        .actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("t"), message: Text("m"), buttons: [.default(Text("a")) {}, .destructive(Text("b")), .cancel()])
        }
        .actionSheet(item: $item) { _ in ActionSheet(title: Text("t")) }
    }
  }

  struct Searches: View {
    @State private var text = ""
    @State private var isShown = false
    @State private var scope = 1
    let prompt = "Find"
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      NavigationStack {
        Text("a")
          .searchable(text: $text)
          .searchable(text: $text, prompt: "Find")
          .searchable(text: $text, prompt: prompt)
          .searchable(text: $text, prompt: Text("Find"))
          .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
          .searchable(text: $text, placement: .sidebar, prompt: "Find")
          .searchable(text: $text, isPresented: $isShown, prompt: "Find")
          .searchable(text: $text, prompt: "Find") { Text("a").searchCompletion("a") }
          .searchSuggestions { Text("b").searchCompletion("b") }
          .searchScopes($scope) { Text("1").tag(1) }
          .onSubmit(of: .search) { dismissSearch() }
      }
    }
  }

  struct SafeAreas: View {
    var body: some View {
      ZStack {
        Color.red.ignoresSafeArea()
        Color.red.ignoresSafeArea(.keyboard)
        Color.red.ignoresSafeArea(.container, edges: .bottom)
        Color.red.ignoresSafeArea(edges: [.top, .bottom])
        Color.red.edgesIgnoringSafeArea(.all)
        Color.red.safeAreaInset(edge: .bottom) { Text("a") }
        Color.red.safeAreaInset(edge: .top, spacing: 0) { Text("a") }
        Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 4) { Text("a") }
        Color.red.safeAreaPadding()
        Color.red.safeAreaPadding(.horizontal, 10)
        Color.red.safeAreaPadding(8)
      }
    }
  }

  private func show(_ view: some View) {
    let shown = TestWindow(view)
    shown.turn()
  }

  @Test("All forms are views that can be shown")
  func all() {
    show(Stacks())
    show(Toolbars())
    show(Splits())
    show(Tabs())
    show(Presentations())
    show(Searches())
    show(SafeAreas())
  }
}
