public import SwiftUICore

/// A list of rows, of which one or several can be selected. Rows are made when they come into view.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection<SelectionValue>?
  let content: Content

  init(selection: ListSelection<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// A list whose user selects several rows, while the list is in edit mode.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .several($0) }, content: content())
  }

  /// A list whose user selects one row.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .one($0) }, content: content())
  }

  /// A list whose user selects one row, and one always is.
  @_disfavoredOverload public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(
      selection: .one(
        Binding(get: { selection.wrappedValue }, set: { if let new = $0 { selection.wrappedValue = new } })),
      content: content())
  }
}

/// What of a list is selected.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  func contains(_ value: Value) -> Bool {
    switch self {
    case .one(let binding): binding.wrappedValue == value
    case .several(let binding): binding.wrappedValue.contains(value)
    }
  }

  func set(_ value: Value, _ isSelected: Bool) {
    switch self {
    case .one(let binding):
      if isSelected {
        if binding.wrappedValue != value { binding.wrappedValue = value }
      } else if binding.wrappedValue == value {
        binding.wrappedValue = nil
      }
    case .several(let binding):
      if isSelected {
        if !binding.wrappedValue.contains(value) { binding.wrappedValue.insert(value) }
      } else if binding.wrappedValue.contains(value) {
        binding.wrappedValue.remove(value)
      }
    }
  }

  /// All that is selected, if a value is, otherwise the value.
  func values(with value: Value) -> Set<Value> {
    if case .several(let binding) = self, binding.wrappedValue.contains(value) { return binding.wrappedValue }
    return [value]
  }

  var allowsSeveral: Bool { if case .several = self { true } else { false } }
}

extension List {
  /// A list of the elements of a collection, whose user selects several rows.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
  }

  /// A list of the elements of a collection, whose user selects several rows.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { .several($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// A list of the elements of a collection, whose user selects several rows.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
  }

  /// A list of the elements of a collection, whose user selects several rows, each with a binding.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
  }

  /// A list of the elements of a collection, whose user selects several rows, with those in each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, EmptyView>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { .several($0) }, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A list of the elements of a collection, whose user selects one row.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  /// A list of the elements of a collection, whose user selects one row.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// A list of the elements of a collection, whose user selects one row.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  /// A list of the elements of a collection, whose user selects one row, each with a binding.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  /// A list of the elements of a collection, whose user selects one row, with those in each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, EmptyView>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { .one($0) }, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A list.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

  /// A list of the elements of a collection.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A list of the elements of a collection.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// A list of rows by numbers.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A list of the elements of a collection, each with a binding.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A list of the elements of a collection, each with a binding.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// A list of the elements of a tree.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, EmptyView>, Data.Element: Identifiable {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A list of the elements of a tree.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, EmptyView> {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

@MainActor extension List: View, UnaryComposite {
  /// The rows in the style of the environment.
  public var body: some View { StyledList(selection: selection, content: content) }
}

private struct StyledList<SelectionValue: Hashable, Content: View> {
  @Environment(\EnvironmentValues[style: StyleKind<any ListStyle>()]) var styles
  @Environment(\.editMode) var editMode
  @Environment(\.isInSidebar) var isInSidebar
  @Environment(\.horizontalSizeClass) var horizontalSizeClass
  let selection: ListSelection<SelectionValue>?
  let content: Content
}

@MainActor extension StyledList: View {
  var body: some View {
    let look = styles?.style.look ?? .insetGrouped
    let isSidebar =
      styles.map { $0.style is SidebarListStyle || $0.style is DefaultListStyle && isInSidebar } ?? isInSidebar
    ListTable(
      look: look, isSidebar: isSidebar && horizontalSizeClass != .compact,
      isEditing: editMode?.wrappedValue.isEditing ?? false, selection: selection, content: content
    )
    .id(look)
  }
}

/// The elements of a tree. Each one with others in it can be opened.
///
/// Differs from Apple: the last type parameter is not used.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup where Leaf: View, Parent == Leaf, Subgroup == EmptyView {
  /// The elements of a tree.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// The elements of a tree.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = { $0[keyPath: children] }
    self.content = content
  }

  /// An element of a tree, with those in it.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where Data == [DataElement], ID == DataElement.ID {
    self.init([root], id: \.id, children: children, content: content)
  }
}

@MainActor extension OutlineGroup: View where Leaf: View, Parent == Leaf {
  /// The elements.
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineElement(element: element, id: id, children: children, content: content)
    }
  }
}

/// An element of a tree.
private struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

@MainActor extension OutlineElement: View {
  var body: some View {
    if let inner = children(element) {
      DisclosureGroup {
        ForEach(inner, id: id) { child in
          AnyView(OutlineElement(element: child, id: id, children: children, content: content))
        }
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
