import SwiftUI
import Testing

/// The calls that apps make most, which the other lists of calls do not have.
@MainActor @Suite struct FrequentCallShapes {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name = "item"
  }

  enum Field: Hashable { case name, mail }
  @MainActor final class Model: ObservableObject { @Published var text = "" }

  struct Stacks: View {
    @State private var items = [Item(id: 1)]
    var body: some View {
      VStack(alignment: .leading, spacing: 4, content: { Text("a") })
      VStack(spacing: 4, content: { Text("a") })
      VStack(alignment: .leading, content: { Text("a") })
      HStack(alignment: .firstTextBaseline, spacing: 4, content: { Text("a") })
      ZStack(alignment: .bottomTrailing, content: { Text("a") })
      GeometryReader(content: { geometry in Text("\(geometry.size.width)") })
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], content: { Text("a") })
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 4, alignment: .top)], spacing: 4, content: { Text("a") })
      LazyVGrid(columns: [GridItem(spacing: 4)], alignment: .leading, spacing: 4) { Text("a") }
      ForEach(items, id: \.id, content: { Text($0.name) })
      ForEach(items, content: { Text($0.name) })
      ForEach(0..<3) { Text("\($0)") }
      ForEach($items) { $item in TextField("name", text: $item.name) }
      ScrollView(.horizontal, showsIndicators: false, content: { Text("a") })
      ScrollView(showsIndicators: false) { Text("a") }
      ViewThatFits(in: .horizontal) { Text("a") }
      Group { EmptyView() }
      Spacer(minLength: 0)
    }
  }

  struct Links: View {
    @State private var isActive = false
    @State private var selection: Int?
    @State private var path = NavigationPath()
    var body: some View {
      NavigationView {
        NavigationLink(destination: Text("a"), isActive: $isActive) { Text("b") }
        NavigationLink(destination: Text("a"), isActive: $isActive, label: { Text("b") })
        NavigationLink(destination: Text("a"), tag: 1, selection: $selection) { Text("b") }
        NavigationLink(destination: Text("a"), label: { Text("b") })
        NavigationLink("a", destination: Text("b"))
        NavigationLink("a") { Text("b") }
      }
      .navigationViewStyle(StackNavigationViewStyle()).navigationViewStyle(.stack)
      NavigationStack(path: $path) {
        NavigationLink("a", value: 3)
          .navigationDestination(for: Int.self, destination: { Text("\($0)") })
          .navigationDestination(isPresented: $isActive, destination: { Text("a") })
          .navigationDestination(item: $selection) { Text("\($0)") }
          .navigationBarTitle("a", displayMode: .inline).navigationBarTitle(Text("a"))
          .navigationBarItems(leading: EditButton(), trailing: Button(action: {}, label: { Text("a") }))
          .navigationBarItems(trailing: Text("a"))
          .navigationBarHidden(true).navigationBarBackButtonHidden().navigationBarBackButtonHidden(true)
          .toolbarTitleDisplayMode(.inlineLarge)
          .toolbar(.hidden, for: .navigationBar, .tabBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarBackground(Color.red, for: .tabBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
          .toolbarRole(.editor)
          .toolbar(content: { ToolbarItem(placement: .principal, content: { Text("a") }) })
          .toolbar {
            ToolbarItemGroup { Text("a") }
            ToolbarItemGroup(placement: .keyboard) { Spacer() }
            ToolbarItem(placement: .topBarLeading) { Text("a") }
            ToolbarItem(placement: .confirmationAction) { Text("a") }
            ToolbarItem(placement: .primaryAction) { Text("a") }
            ToolbarItem(placement: .bottomBar) { Text("a") }
            ToolbarItem(placement: .navigation) { Text("a") }
          }
          .navigationTransition(.automatic)
          .statusBar(hidden: true)
      }
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }.navigationSplitViewStyle(.balanced)
      TabView(selection: $selection) { Text("a").tabItem { Label("a", systemImage: "star") }.tag(1).badge(3) }
        .tabViewStyle(PageTabViewStyle()).tabViewStyle(.page(indexDisplayMode: .never))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
  }

  struct Presentations: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var detent = PresentationDetent.medium
    var body: some View {
      Text("a")
        .sheet(isPresented: $isShown, onDismiss: {}, content: { Text("b") })
        .sheet(item: $item, content: { Text($0.name) })
        .sheet(item: $item, onDismiss: {}) { Text($0.name) }
        .fullScreenCover(isPresented: $isShown, content: { Text("b") })
        .popover(isPresented: $isShown, content: { Text("b") })
        .popover(isPresented: $isShown, arrowEdge: .top) { Text("b").presentationCompactAdaptation(.popover) }
        .alert(isPresented: $isShown, content: { Alert(title: Text("a")) })
        .alert(isPresented: $isShown) {
          Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("c")))
        }
        .alert(item: $item) {
          Alert(
            title: Text($0.name), message: Text("b"), primaryButton: .destructive(Text("c")) {},
            secondaryButton: .cancel())
        }
        .alert("a", isPresented: $isShown, actions: { Button("b") {} }, message: { Text("c") })
        .alert("a", isPresented: $isShown, presenting: item) { _ in
          Button("b") {}
        } message: {
          Text($0.name)
        }
        .actionSheet(isPresented: $isShown, content: { ActionSheet(title: Text("a"), buttons: [.cancel()]) })
        .actionSheet(isPresented: $isShown) {
          ActionSheet(title: Text("a"), message: Text("b"), buttons: [.default(Text("c")) {}, .destructive(Text("d"))])
        }
        .confirmationDialog("a", isPresented: $isShown, titleVisibility: .visible) {
          Button("b", role: .destructive) {}
        }
        .presentationDetents([.medium, .large, .fraction(0.3), .height(200)], selection: $detent)
        .presentationCornerRadius(20).presentationBackground(.thinMaterial).presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationSizing(.form)
        .interactiveDismissDisabled(true)
        .contextMenu { Button("a") {} }
        .contextMenu(ContextMenu { Button("a") {} })
    }
  }

  struct Fields: View {
    @State private var text = ""
    @State private var number = 1.0
    @State private var count = 1
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var set: Set<Int> = []
    @State private var one: Int?
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool
    let formatter = NumberFormatter()
    var body: some View {
      Group {
        TextField("a", text: $text, onCommit: {})
        TextField("a", text: $text, onEditingChanged: { _ in })
        TextField("a", text: $text, onEditingChanged: { _ in }, onCommit: {})
        TextField("a", text: $text, prompt: Text("b"))
        TextField("a", text: $text, axis: .vertical).lineLimit(2...5)
        TextField("a", value: $number, formatter: formatter)
        TextField("a", value: $number, format: .number)
        TextField("a", value: $number, format: .currency(code: "EUR"))
        TextField(text: $text) { Text("a") }
        SecureField("a", text: $text).textContentType(.password).textContentType(.emailAddress)
        TextEditor(text: $text).autocapitalization(.none).disableAutocorrection(true).keyboardType(.decimalPad)
      }
      .focused($field, equals: .name).focused($isFocused).submitLabel(.next).autocorrectionDisabled()
      .textInputAutocapitalization(.never).onSubmit(of: .search) {}.onSubmit { field = .mail }
      .textFieldStyle(RoundedBorderTextFieldStyle()).textFieldStyle(PlainTextFieldStyle())
      .textFieldStyle(DefaultTextFieldStyle())
      Group {
        Picker(selection: $count, label: Text("a"), content: { Text("b").tag(1) })
        Picker(selection: $count, label: Text("a")) { Text("b").tag(1) }.pickerStyle(SegmentedPickerStyle())
        Picker(selection: $count) {
          Text("b").tag(1)
        } label: {
          Text("a")
        }.pickerStyle(WheelPickerStyle())
        Picker("a", selection: $one) { Text("b").tag(1 as Int?) }.pickerStyle(MenuPickerStyle())
        Stepper("a", value: $count, in: 1...3)
        Stepper("a", value: $count)
        Stepper(value: $count, in: 1...3) { Text("a") }
        Stepper(onIncrement: {}, onDecrement: {}, label: { Text("a") })
        Slider(value: $number, in: 0...1, step: 0.1) { Text("a") }
        DatePicker("a", selection: $date, in: Date()..., displayedComponents: .date)
        DatePicker("a", selection: $date, in: ...Date(), displayedComponents: [.hourAndMinute, .date])
        DatePicker(selection: $date, in: Date()..., displayedComponents: .date) { Text("a") }
          .datePickerStyle(WheelDatePickerStyle()).datePickerStyle(GraphicalDatePickerStyle())
        ColorPicker("a", selection: $color, supportsOpacity: false)
        DisclosureGroup {
          Text("a")
        } label: {
          Text("b")
        }
        LabeledContent("a") { Text("b") }
        ControlGroup { Button("a") {} }
        ContentUnavailableView("a", systemImage: "star", description: Text("b"))
        ContentUnavailableView("a", systemImage: "star")
        ContentUnavailableView.search
      }
      List(selection: $set) { Text("a") }
      List([Item(id: 1)], id: \.id, selection: $one) { Text($0.name) }
      List([Item(id: 1)], selection: $one) { Text($0.name) }
    }
  }

  struct Lists: View {
    @State private var text = ""
    var body: some View {
      List {
        Section(header: Text("a"), footer: Text("b")) { Text("c") }
        Section(footer: Text("b")) { Text("c") }
        Section {
          Text("a")
        } footer: {
          Text("b")
        }
        Section {
          Text("a")
        } header: {
          Text("b")
        } footer: {
          Text("c")
        }
        ForEach(0..<3, id: \.self) { Text("\($0)") }.onDelete(perform: { _ in }).onMove { _, _ in }
          .onDelete { _ in }.onMove(perform: { _, _ in })
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("a") {} }
          .listRowSeparator(.hidden, edges: .top).listSectionSeparator(.hidden, edges: .bottom)
          .listSectionSeparator(.hidden).listRowInsets(EdgeInsets()).listRowBackground(Color.red)
          .listItemTint(.red).headerProminence(.increased).listRowSeparatorTint(.red)
      }
      .listStyle(GroupedListStyle()).listStyle(InsetGroupedListStyle()).listStyle(SidebarListStyle())
      .listRowSpacing(4).listSectionSpacing(.compact).scrollContentBackground(.hidden)
      .searchable(text: $text, prompt: "a").searchable(
        text: $text, placement: .navigationBarDrawer(displayMode: .always)
      )
      .searchSuggestions { Text("a").searchCompletion("b") }
      .refreshable {
        // The closure is on the main actor, as the body is.
        text = "b"
        await Task.yield()
      }
      .scrollDismissesKeyboard(.interactively).scrollIndicators(.hidden).scrollBounceBehavior(.basedOnSize)
      .environment(\.editMode, .constant(.active)).environment(\.defaultMinListRowHeight, 10)
      Form { Text("a") }.formStyle(.grouped)
    }
  }

  struct Drawing: View {
    @Namespace private var namespace
    var body: some View {
      Group {
        Rectangle().fill()
        Rectangle().fill(.red, style: FillStyle(eoFill: true))
        Circle().stroke()
        Circle().strokeBorder()
        Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2]))
        Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2))
        Circle().strokeBorder(lineWidth: 2)
        Capsule(style: .continuous)
        UnevenRoundedRectangle(
          topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
        Path(UIBezierPath(rect: .zero).cgPath)
        Color(hue: 0.1, saturation: 1, brightness: 1)
        Color(white: 0.5)
        Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1)
        Color(UIColor.systemBackground)
        Color(.secondarySystemBackground)
      }
      Group {
        LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom)
        LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .bottomTrailing)
        RadialGradient(gradient: Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 10)
        AngularGradient(gradient: Gradient(colors: [.red]), center: .center)
        Text("a").foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        Text("a").foregroundStyle(.red, .blue, .green).backgroundStyle(.blue)
        Text("a").foregroundStyle(.tint).foregroundStyle(.tertiary).foregroundStyle(Color.primary)
        Text("a").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 4))
        Text("a").background(.background).background(.quaternary).background()
        Text("a").background(Color.red, ignoresSafeAreaEdges: .all).background(.red, in: .capsule)
        Text("a").background(Circle(), alignment: .leading).background(alignment: .top) { Text("b") }
        Text("a").overlay(Circle(), alignment: .top).overlay(alignment: .top, content: { Text("b") })
        Text("a").overlay(content: { Text("b") }).border(.red, width: 2)
        Text("a").clipShape(.rect(cornerRadius: 4)).clipShape(.circle).clipShape(.capsule)
        Text("a").contentShape(.rect).contentShape(.interaction, Rectangle()).containerShape(.rect(cornerRadius: 4))
        Text("a").mask { Text("b") }.mask(Circle()).blendMode(.destinationOut).blendMode(.hardLight)
        Text("a").shadow(color: .red, radius: 1, y: 2).shadow(radius: 1, x: 1, y: 1).blur(radius: 1, opaque: true)
        Text("a").rotation3DEffect(
          .degrees(3), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 1, perspective: 0.3)
        Text("a").scaleEffect(x: 2).scaleEffect(2, anchor: .top).transformEffect(.identity)
        Text("a").colorInvert().colorMultiply(.red).hueRotation(.degrees(3)).grayscale(0.3).saturation(2).brightness(
          0.1)
      }
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.stroke(Path(), with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero))
        context.addFilter(.blur(radius: 2))
        context.addFilter(.projectionTransform(ProjectionTransform()), options: .linearColor)
        context.blendMode = .plusLighter
        context.drawLayer { $0.opacity = 0.5 }
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
      } symbols: {
        Text("a").tag(1)
      }
      TimelineView(.animation(minimumInterval: 0.1, paused: false)) { Text($0.date, style: .time) }
      TimelineView(.periodic(from: .now, by: 1)) { Text("\($0.date)") }
      Image("a").resizable().renderingMode(.template).interpolation(.high).antialiased(true)
      Image(decorative: "a")
      Image(uiImage: UIImage())
      Image(systemName: "star").symbolVariant(.fill).symbolRenderingMode(.palette).imageScale(.large)
      Image(systemName: "star").symbolEffect(.bounce, value: 1).symbolEffect(.pulse)
      AsyncImage(url: nil) { Text("\($0.error == nil)") }
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        ProgressView()
      }
      Text("a").matchedGeometryEffect(id: 1, in: namespace).drawingGroup().compositingGroup()
      Text("a").hoverEffect(.lift).dynamicTypeSize(.large).previewLayout(.sizeThatFits).previewDevice("a")
        .previewDisplayName("a").previewInterfaceOrientation(.portrait)
    }
  }

  struct Texts: View {
    var body: some View {
      Group {
        Text("a").kerning(1).tracking(1).baselineOffset(1).bold().italic().underline().strikethrough(true, color: .red)
        Text("a").font(.system(size: 12, weight: .bold, design: .rounded)).fontDesign(.serif).fontWeight(.heavy)
        Text("a").font(.custom("a", size: 12)).font(.system(.body, design: .monospaced)).font(Font.title.weight(.light))
        Text("a").monospaced().monospacedDigit().textCase(.uppercase).lineSpacing(2).allowsTightening(true)
        Text("a").minimumScaleFactor(0.5).truncationMode(.tail).multilineTextAlignment(.center).textSelection(.enabled)
        Text("a").contentTransition(.numericText()).redacted(reason: .placeholder).unredacted()
        Text(verbatim: "a")
        Text(1.5, format: .number)
        Text(Date(), style: .relative)
        Text("\(1.5, specifier: "%.1f") \(Image(systemName: "star"))")
        Text("**a** \(Text("b").bold())")
        Text("a") + Text("b").foregroundColor(.red)
        Text(AttributedString("a"))
        Font(UIFont.systemFont(ofSize: 3)) == .body ? Text("a") : Text("b")
      }
      Group {
        Label("a", systemImage: "star").labelStyle(IconOnlyLabelStyle()).labelStyle(.titleAndIcon)
        Label(title: { Text("a") }, icon: { Image("b") })
        ProgressView(value: 1, total: 3).progressViewStyle(CircularProgressViewStyle(tint: .red))
        ProgressView("a").progressViewStyle(.circular).progressViewStyle(.linear)
        Gauge(value: 0.3) { Text("a") }.gaugeStyle(.accessoryCircular)
        Menu("a") { Button("b") {} }.menuStyle(BorderlessButtonMenuStyle())
        Menu {
          Button("b") {}
        } label: {
          Text("a")
        }
        ShareLink(item: "a", preview: SharePreview("b"))
        Toggle("a", isOn: .constant(true)).toggleStyle(.button).toggleStyle(SwitchToggleStyle(tint: .red))
        Link("a", destination: URL(string: "https://example.com")!)
      }
    }
  }

  struct Behaviour: View {
    @State private var flag = false
    @State private var id: Int?
    @State private var value = 0
    @GestureState private var offset = CGSize.zero
    @StateObject private var model = Model()
    @ScaledMetric private var size = 10
    @AppStorage("a") private var stored = 1
    @SceneStorage("a") private var kept = ""
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.dismiss) private var dismiss
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.locale) private var locale
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    var body: some View {
      Text("a")
        .onChange(of: value) { _, _ in }.onChange(of: value, initial: true) { _, _ in }
        .onChange(of: value) { flag = true }
        .onReceive(model.$text) { _ in }.onReceive(model.$text, perform: { _ in })
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
        .task(id: value) {}.task(priority: .background) {}
        .onTapGesture(count: 2, perform: {}).onTapGesture(perform: {}).onTapGesture { _ in }
        .onLongPressGesture {}.onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
        .gesture(DragGesture(coordinateSpace: .global).onChanged { _ in }, including: .all)
        .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
        .gesture(DragGesture().updating($offset, body: { value, state, _ in state = value.translation }))
        .gesture(MagnificationGesture().simultaneously(with: RotationGesture()))
        .simultaneousGesture(TapGesture(count: 2).onEnded { _ in }).highPriorityGesture(LongPressGesture())
        .animation(.spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0), value: flag)
        .animation(.interpolatingSpring(stiffness: 100, damping: 10), value: flag)
        .animation(Animation.linear(duration: 1).delay(1), value: flag)
        .animation(.easeInOut.repeatForever(autoreverses: false), value: flag).animation(nil, value: flag)
        .animation(.bouncy) { $0.opacity(flag ? 1 : 0) }.transaction { $0.animation = nil }
        .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity.combined(with: .scale)))
        .transition(AnyTransition.scale(scale: 0.5, anchor: .top).animation(.snappy)).transition(.push(from: .top))
        .modifier(EmptyModifier()).id(value).tag(1).zIndex(1)
    }
  }

  @Test("Apps' calls make views that are laid out")
  func layout() {
    for view in [AnyView(Stacks()), AnyView(Links()), AnyView(Presentations()), AnyView(Fields())] {
      #expect(!Hosted(view).all(UIView.self).isEmpty)
    }
    for view in [AnyView(Lists()), AnyView(Drawing()), AnyView(Texts()), AnyView(Behaviour())] {
      #expect(!Hosted(view).all(UIView.self).isEmpty)
    }
  }
}
