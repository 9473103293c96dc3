import SwiftUI
import Testing

/// The calls of controls, fields, scroll views, lists and forms as apps write them.
@MainActor @Suite struct ControlsAndListsCallShapes {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name = "item"
    var isOn = false
    var children: [Item]?
  }

  struct Buttons: View {
    @State private var isOn = false
    var body: some View {
      Button("a") {}
      Button("a", action: {})
      Button(String("a")) {}
      Button("a", role: .destructive) {}
      Button("a", role: .cancel, action: {})
      Button(action: {}) { Text("a") }
      Button(action: { isOn.toggle() }, label: { Text("a") })
      Button {
        isOn = true
      } label: {
        Text("a")
      }
      Button(role: .destructive) {
      } label: {
        Text("a")
      }
      Button(role: .destructive, action: {}, label: { Text("a") })
      Button(role: .cancel, action: {}) { Text("a") }
      Group {
        Button("a") {}.buttonStyle(.bordered)
        Button("a") {}.buttonStyle(.borderedProminent).controlSize(.large)
        Button("a") {}.buttonStyle(.plain).controlSize(.mini)
        Button("a") {}.buttonStyle(.borderless)
        Button("a") {}.buttonStyle(.automatic)
        Button("a") {}.buttonStyle(.glass)
        Button("a") {}.buttonStyle(PlainButtonStyle())
        Button("a") {}.buttonStyle(BorderlessButtonStyle())
        Button("a") {}.buttonStyle(BorderedButtonStyle()).buttonBorderShape(.capsule)
        Button("a") {}.buttonStyle(DefaultButtonStyle()).buttonBorderShape(.circle)
        Button("a") {}.buttonBorderShape(.roundedRectangle(radius: 4)).buttonRepeatBehavior(.enabled)
      }
      Toggle("a", isOn: $isOn).toggleStyle(.switch)
      Toggle(isOn: $isOn) { Text("a") }.toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle(isOn: $isOn, label: { Text("a") }).toggleStyle(.button)
      Toggle("a", isOn: $isOn).labelsHidden().disabled(isOn)
      Button("a", systemImage: "plus") {}
      Button("a", systemImage: "plus", role: .destructive, action: {})
      Toggle("a", systemImage: "plus", isOn: $isOn)
      Menu("a", systemImage: "plus") { Button("b") {} }
      EditButton()
      Link("a", destination: URL(string: "https://example.com")!)
      Link(destination: URL(string: "https://example.com")!) { Text("a") }
      ShareLink(item: "a")
      ShareLink(item: URL(string: "https://example.com")!) { Text("a") }
      ShareLink(item: "a", preview: SharePreview("b"))
    }
  }

  struct Values: View {
    @State private var number = 0.5
    @State private var count = 1
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var item: Item?
    var body: some View {
      Slider(value: $number)
      Slider(value: $number, in: 0...1)
      Slider(value: $number, in: 0...10, step: 1)
      Slider(value: $number, in: 0...10, step: 0.5) { Text("a") }
      Slider(value: $number, in: 0...10) {
        Text("a")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Slider(value: $number, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("a") }
      Slider(value: $number, in: 0...10, onEditingChanged: { _ in })
      Stepper("a", value: $count, in: 0...10)
      Stepper("a", value: $count)
      Stepper("a", value: $count, in: 0...10, step: 2)
      Stepper("a", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Stepper(value: $count, in: 0...10) { Text("\(count)") }
      Group {
        Picker("a", selection: $count) { Text("1").tag(1) }.pickerStyle(.menu)
        Picker("a", selection: $count) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
        Picker(selection: $count, label: Text("a")) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
          .pickerStyle(SegmentedPickerStyle())
        Picker(selection: $count, label: Text("a"), content: { Text("1").tag(1) }).pickerStyle(.wheel)
        Picker(selection: $count) {
          Text("1").tag(1)
        } label: {
          Text("a")
        }
        .pickerStyle(InlinePickerStyle())
        Picker("a", selection: $item) {
          Text("none").tag(nil as Item?)
          ForEach([Item(id: 1)]) { Text($0.name).tag(Optional($0)) }
        }
        .pickerStyle(.navigationLink)
        Picker("a", selection: $count) { Text("1").tag(1) }.pickerStyle(DefaultPickerStyle())
        Picker("a", selection: $count) { Text("1").tag(1) }.pickerStyle(WheelPickerStyle())
        Picker("a", selection: $count) { Text("1").tag(1) }.pickerStyle(MenuPickerStyle())
      }
      DatePicker("a", selection: $date)
      DatePicker("a", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      DatePicker("a", selection: $date, in: Date()..., displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
      DatePicker("a", selection: $date, in: ...Date(), displayedComponents: [.date]).datePickerStyle(.compact)
      DatePicker(selection: $date, in: Date()..., displayedComponents: .date) { Text("a") }
        .datePickerStyle(WheelDatePickerStyle())
      DatePicker(selection: $date, displayedComponents: .date) { Text("a") }
      ColorPicker("a", selection: $color)
      ColorPicker("a", selection: $color, supportsOpacity: false)
      LabeledContent("a") { Text("b") }
      LabeledContent("a", value: "b")
      LabeledContent("a", value: 3, format: .number)
      LabeledContent {
        Text("b")
      } label: {
        Text("a")
      }
    }
  }

  struct Menus: View {
    @State private var isOn = false
    @State private var count = 1
    var body: some View {
      Menu("a") { Button("b") {} }.menuStyle(.borderlessButton)
      Menu {
        Section("s") { Toggle("t", isOn: $isOn) }
        Picker("p", selection: $count) { Text("1").tag(1) }
        Menu("m") { Button("b", role: .destructive) {} }
      } label: {
        Text("a")
      }
      Menu(content: { Button("b") {} }, label: { Text("a") })
      Menu("a") {
        Button("b") {}
      } primaryAction: {
        isOn = true
      }
      Text("a").contextMenu { Button("b") {} }
      Text("a").contextMenu(menuItems: { Button("b") {} })
      Text("a").contextMenu(ContextMenu { Button("b") {} })
      Text("a").contextMenu {
        Button("b") {}
      } preview: {
        Text("c")
      }
      GroupBox { Text("a") }
      GroupBox("l") { Text("a") }
      GroupBox(label: Text("l")) { Text("a") }
      DisclosureGroup("d") { Text("a") }
      DisclosureGroup("d", isExpanded: $isOn) { Text("a") }
      DisclosureGroup {
        Text("a")
      } label: {
        Text("d")
      }
      ControlGroup { Button("b") {} }.controlGroupStyle(.navigation)
    }
  }

  struct Fields: View {
    enum Field: Hashable { case name }
    @State private var text = ""
    @State private var count = 1
    @State private var number: Double?
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?
    private let formatter = NumberFormatter()
    var body: some View {
      TextField("a", text: $text)
      TextField("a", text: $text, axis: .vertical).lineLimit(3)
      TextField("a", text: $text, prompt: Text("p"))
      TextField("a", value: $count, format: .number).keyboardType(.numberPad)
      TextField("a", value: $number, format: .number).keyboardType(.decimalPad)
      TextField("a", value: $count, formatter: formatter)
      TextField("a", text: $text, onCommit: {})
      TextField("a", text: $text, onEditingChanged: { _ in })
      TextField("a", text: $text, onEditingChanged: { _ in }, onCommit: {})
      TextField("a", text: $text) { _ in
      } onCommit: {
      }
      TextField(text: $text) { Text("a") }
      Group {
        SecureField("a", text: $text).textContentType(.password)
        SecureField("a", text: $text) {}
        TextEditor(text: $text).scrollContentBackground(.hidden)
        TextField("a", text: $text).textFieldStyle(.roundedBorder).autocapitalization(.none).disableAutocorrection(true)
        TextField("a", text: $text).textFieldStyle(RoundedBorderTextFieldStyle()).textInputAutocapitalization(.never)
        TextField("a", text: $text).textFieldStyle(PlainTextFieldStyle()).autocorrectionDisabled()
        TextField("a", text: $text).textFieldStyle(DefaultTextFieldStyle()).submitLabel(.done).onSubmit {}
        TextField("a", text: $text).focused($isFocused).onSubmit(of: .text) {}
        TextField("a", text: $text).focused($field, equals: .name).submitLabel(.search)
      }
      .defaultFocus($field, .name)
      .onAppear { isFocused = true }
    }
  }

  struct Scrolls: View {
    @State private var position: Int?
    @State private var place = ScrollPosition(edge: .top)
    private let columns = [
      GridItem(.flexible()), GridItem(.adaptive(minimum: 80), spacing: 4, alignment: .leading), GridItem(),
    ]
    var body: some View {
      ScrollView { Text("a") }
      ScrollView(.horizontal) { Text("a") }
      ScrollView(.horizontal, showsIndicators: false) { Text("a") }
      ScrollView(showsIndicators: false) { Text("a") }
      ScrollView([.horizontal, .vertical], showsIndicators: false, content: { Text("a") })
      ScrollViewReader { proxy in
        ScrollView { Text("a").id(1) }.onAppear { proxy.scrollTo(1, anchor: .bottom) }
      }
      ScrollView {
        LazyVStack { ForEach(0..<3) { Text("\($0)") } }
        LazyVStack(spacing: 4) { Text("a") }
        LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) { Section("s") { Text("a") } }
        LazyHStack { Text("a") }
        LazyHStack(alignment: .top, spacing: 4) { Text("a") }
        LazyVGrid(columns: columns) { Text("a") }
        LazyVGrid(columns: columns, spacing: 4) { Text("a") }
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4, pinnedViews: [], content: { Text("a") })
        LazyHGrid(rows: columns) { Text("a") }
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
          GridRow(alignment: .top) {
            Text("a").gridColumnAlignment(.trailing)
            Text("b").gridCellColumns(2).gridCellAnchor(.center)
          }
        }
        ViewThatFits(in: .horizontal) { Text("a") }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned)
      .scrollBounceBehavior(.basedOnSize)
      .scrollDismissesKeyboard(.interactively)
      .scrollDisabled(false)
      .scrollClipDisabled()
      .scrollPosition(id: $position)
      .contentMargins(.horizontal, 8, for: .scrollContent)
      .scrollIndicatorsFlash(onAppear: true)
      ScrollView { Text("a") }.scrollPosition($place).defaultScrollAnchor(.bottom).scrollTargetBehavior(.paging)
    }
  }

  struct Lists: View {
    @State private var items = [Item(id: 1), Item(id: 2)]
    @State private var one: Item.ID?
    @State private var several: Set<Int> = []
    @Environment(\.editMode) private var editMode
    @Environment(\.defaultMinListRowHeight) private var height
    var body: some View {
      List { Text("a") }.listStyle(.plain)
      List(items) { Text($0.name) }.listStyle(GroupedListStyle())
      List(items, id: \.name) { Text($0.name) }.listStyle(.insetGrouped)
      List($items) { $item in Toggle(item.name, isOn: $item.isOn) }.listStyle(InsetGroupedListStyle())
      List(0..<3) { Text("\($0)") }.listStyle(SidebarListStyle())
      List(items, selection: $one) { Text($0.name) }.listStyle(.sidebar)
      List(items, id: \.id, selection: $several) { Text($0.name) }.listStyle(.inset)
      List(items, children: \.children) { Text($0.name) }
      List(selection: $several) { Text("a").tag(1) }.environment(\.editMode, .constant(.active))
      List {
        Section(header: Text("h")) { Text("a") }
        Section(header: Text("h"), footer: Text("f")) { Text("a") }
        Section(footer: Text("f")) { Text("a") }
        Section("h") { Text("a") }.headerProminence(.increased)
        Section {
          ForEach(items) { Text($0.name) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          ForEach(items, id: \.id) { Text($0.name) }.onDelete(perform: remove).onMove(perform: move)
        } header: {
          Text("h")
        } footer: {
          Text("f")
        }
        Text("a").listRowBackground(Color.clear).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
        Text("a").listRowSeparator(.hidden, edges: .bottom).listRowSeparatorTint(.red).badge(3).badge("b")
        Text("a").swipeActions { Button("d", role: .destructive) {} }
        Text("a").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("d") {} }.deleteDisabled(true)
      }
      .refreshable {}
      .scrollContentBackground(.hidden)
      .listSectionSeparator(.hidden)
      .listItemTint(.red)
      Form {
        Section { Text("a") }
        Section {
          Text("a")
        } header: {
          Text("h")
        }
      }
      .formStyle(.grouped)
    }

    private func remove(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
    private func move(from source: IndexSet, to destination: Int) {
      items.move(fromOffsets: source, toOffset: destination)
    }
  }

  @Test("All call shapes of the group compile, and are shown") func shown() {
    for view in [
      AnyView(Buttons()), AnyView(Values()), AnyView(Menus()), AnyView(Fields()), AnyView(Scrolls()), AnyView(Lists()),
    ] {
      let hosted = Hosted(view, height: 2000)
      #expect(!hosted.controller.view.subviews.isEmpty)
    }
  }
}
