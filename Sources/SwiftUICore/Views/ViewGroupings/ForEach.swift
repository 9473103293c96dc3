import AttributeGraph

/// Views for the elements of a collection. Each has the identity of its element: its state moves with the element, and ends with it.
///
/// Two elements with the same identity are a mistake, which is written to the console; the view of the second one is identified by its
/// place among them too.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the views of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Whether the elements are their own identities.
  let isIdentifiedBySelf: Bool

  package init(
    data: Data, content: @escaping (Data.Element) -> Content, isIdentifiedBySelf: Bool = false,
    id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = id
    self.isIdentifiedBySelf = isIdentifiedBySelf
  }
}

extension ForEach: View where Content: View {}

@MainActor extension ForEach: PrimitiveView, MultiView where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    if let container = Data.self as? any ContainerCollection.Type {
      return container.makeViewList(of: view, inputs)
    }
    return makeList(
      of: view, inputs, viewsPerElement: Content._viewListCount(inputs: inputs),
      isReusable: ViewReuse.isReusable(Content.self)
    ) { Content._makeViewList(view: $0, inputs: $1).list }
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { nil }
}

@MainActor extension ForEach {
  /// Makes the list of what stands for the elements.
  ///
  /// - Parameters:
  ///   - viewsPerElement: The number of views of each element, if it is always the same.
  ///   - isReusable: Whether the views of an element can be given to another one.
  ///   - make: Makes the list of one element.
  package static func makeList(
    of view: _GraphValue<Self>, _ inputs: _ViewListInputs, viewsPerElement: Int?, isReusable: Bool,
    make: @escaping @MainActor (_GraphValue<Content>, _ViewListInputs) -> ViewList
  ) -> _ViewListOutputs {
    let list = ForEachViewList<Data, ID, Content>(
      view.attribute, inputs, viewsPerElement: viewsPerElement, isReusable: isReusable, make: make)
    inputs.base.viewGraph.follow(view.attribute, in: inputs.base.scope) { list.apply($0) }
    return _ViewListOutputs(list: list)
  }
}

// A binding to a collection is a collection too, and a `ForEach` of its elements has an overload of its own. So these are disfavored.
extension ForEach where Content: View {
  /// Views for elements that have an identity.
  @_disfavoredOverload public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  /// Views for elements that are identified by one of their properties.
  @_disfavoredOverload public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, isIdentifiedBySelf: id == \Data.Element.self) { $0[keyPath: id] }
  }

  /// Views for numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, isIdentifiedBySelf: true) { $0 }
  }

  /// Views for elements that can be changed through bindings.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C.Element: Identifiable, C.Element.ID == ID, Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    self.init(data, id: \.id, content: content)
  }

  /// Views for elements that can be changed through bindings, and are identified by one of their properties.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let elements = data.wrappedValue
    let lazyElements = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.init(data: lazyElements, content: { content(data[$0.0]) }, id: { $0.1 })
  }
}

extension [Int] {
  fileprivate var isAscending: Bool {
    for index in indices.dropFirst() where self[index - 1] >= self[index] { return false }
    return true
  }
}

/// The list of the views of a `ForEach`.
private final class ForEachViewList<Data: RandomAccessCollection, ID: Hashable, Content>: ViewList, ViewListParent {
  /// An element whose views were made.
  @MainActor final class Row {
    /// The index in the collection, counted from zero.
    var offset: Int
    var key: Key
    let scope: ViewScope
    var list = ViewList()
    /// What the views are made of.
    var content: AttributeID?

    init(offset: Int, key: Key, scope: ViewScope) {
      self.offset = offset
      self.key = key
      self.scope = scope
      scope.row = self
    }
  }

  /// The identity of an element: its own, and the number of elements with the same one before it.
  struct Key: Hashable {
    var id: ID
    var repetition = 0
  }

  private let forEach: Attribute<ForEach<Data, ID, Content>>
  private let inputs: _ViewListInputs
  private let make: @MainActor (_GraphValue<Content>, _ViewListInputs) -> ViewList
  private let viewsPerElement: Int?
  /// Whether the views of an element can be given to another one. One with several views, or with an animation around it, keeps its own.
  private let isReusable: Bool
  private var isReusing = false
  private var ids: [ID] = []
  private var rows: [Key: Row] = [:]
  /// The keys by offset, if some elements have the same identity.
  private var keys: [Key]?

  init(
    _ forEach: Attribute<ForEach<Data, ID, Content>>, _ inputs: _ViewListInputs, viewsPerElement: Int?,
    isReusable: Bool, make: @escaping @MainActor (_GraphValue<Content>, _ViewListInputs) -> ViewList
  ) {
    self.forEach = forEach
    self.inputs = inputs
    self.make = make
    self.viewsPerElement = viewsPerElement
    self.isReusable =
      viewsPerElement == 1 && inputs.base.separatesElements && inputs.base.transactionLink == nil
      && inputs.base.transition == nil && isReusable
  }

  func apply(_ new: ForEach<Data, ID, Content>) {
    let newIDs = identities(of: new)
    guard newIDs != ids else { return }
    ids = newIDs
    findRepetitions()
    // What was made and is still there keeps its views.
    if !rows.isEmpty {
      var kept: [Key: Row] = [:]
      for offset in ids.indices {
        let key = key(at: offset)
        guard let row = rows.removeValue(forKey: key) else { continue }
        row.offset = offset
        kept[key] = row
      }
      let removed = rows.values.sorted { $0.offset < $1.offset }
      rows = kept
      for row in removed {
        row.list.parent = nil
        inputs.base.viewGraph.removeViews(of: row.list, row.scope)
      }
    }
    parent?.listDidChange(self)
  }

  private func identities(of new: ForEach<Data, ID, Content>) -> [ID] {
    // Numbers are copied without a call for each.
    if new.isIdentifiedBySelf, ID.self == Int.self, let numbers = new.data as? Range<Int> {
      return unsafeBitCast(Array(numbers), to: [ID].self)
    }
    return new.data.map(new.id)
  }

  private func findRepetitions() {
    keys = nil
    // Numbers that ascend are different ones. All others have to be looked up.
    if ID.self == Int.self, unsafeBitCast(ids, to: [Int].self).isAscending { return }
    guard Set(ids).count < ids.count else { return }
    var counts: [ID: Int] = [:]
    keys = ids.map { id in
      let repetition = counts[id, default: 0]
      counts[id] = repetition + 1
      if repetition == 1 {
        inputs.base.viewGraph.onIssue(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection, "
            + "this will give undefined results!")
      }
      return Key(id: id, repetition: repetition)
    }
  }

  private func key(at offset: Int) -> Key { keys?[offset] ?? Key(id: ids[offset]) }

  private func row(at offset: Int) -> Row {
    let key = key(at: offset)
    if let row = rows[key] { return row }
    let base = inputs.base
    let row = Row(offset: offset, key: key, scope: ViewScope(in: base.viewGraph, parent: base.scope))
    rows[key] = row
    let content = base.viewGraph.graph.attribute(RowRule(forEach: forEach, row: row), in: row.scope.subgraph)
    row.content = content.id
    var inputs = inputs
    inputs.base.scope = row.scope
    row.list = make(_GraphValue(content), inputs)
    row.list.parent = self
    return row
  }

  /// Gives the views of another element to the one at an index.
  private func reuse(_ element: ViewElement, at index: Int) -> ViewElement? {
    let viewGraph = inputs.base.viewGraph
    let key = key(at: index)
    guard rows[key] == nil, let row = element.scope.nearestRow as? Row, rows[row.key] === row, !row.scope.keepsState,
      !row.scope.isDeparting, viewGraph.clock.isAtRest, let content = row.content
    else { return nil }
    // The list has as many views as before.
    isReusing = true
    defer { isReusing = false }
    let isDone = viewGraph.applyAtOnce {
      rows[row.key] = nil
      rows[key] = row
      row.key = key
      row.offset = index
      row.scope.beginUse()
      viewGraph.graph.invalidate(content)
    }
    return isDone ? row.list.element(at: 0) : nil
  }

  /// Computes the views of one element.
  private struct RowRule: @MainActor Rule {
    let forEach: Attribute<ForEach<Data, ID, Content>>
    let row: Row

    @MainActor func value(in graph: Graph) throws(AttributeError) -> Content {
      let value = try graph.value(of: forEach)
      // Before the list was brought up to date, the row may be one of an element that is no longer there.
      guard row.offset < value.data.count, !row.scope.isDeparting else { throw .removed }
      return value.content(value.data[value.data.index(value.data.startIndex, offsetBy: row.offset)])
    }

    @MainActor static var comparison: Comparison<Content> { ViewComparison.comparison() }

    @MainActor var label: String { "\(Content.self) of ForEach" }
  }

  override func forEachMade(_ body: (ViewElement) -> Void) { for row in rows.values { row.list.forEachMade(body) } }

  override var isDynamic: Bool { true }

  override package var count: Int {
    if let viewsPerElement { return ids.count * viewsPerElement }
    return ids.indices.reduce(0) { $0 + row(at: $1).list.count }
  }

  override package func element(at index: Int) -> ViewElement {
    let (row, index) = place(of: index)
    return row.list.element(at: index)
  }

  private func place(of index: Int) -> (Row, Int) {
    if let viewsPerElement, viewsPerElement > 0 {
      return (row(at: index / viewsPerElement), index % viewsPerElement)
    }
    var index = index
    for offset in ids.indices {
      let row = row(at: offset)
      if index < row.list.count { return (row, index) }
      index -= row.list.count
    }
    preconditionFailure("There is no view \(index) after the end of a ForEach.")
  }

  package func listDidChange(_ list: ViewList) {
    if !isReusing { parent?.listDidChange(self) }
  }

  override func collectPaths(_ path: ViewListPath, into sections: inout [ViewListPaths]) {
    for offset in ids.indices {
      let path = path.appending(key(at: offset))
      // The views of an element with one view need not be made.
      if viewsPerElement == 1 {
        ViewListPaths.add(path.appending(0), to: &sections)
      } else {
        row(at: offset).list.collectPaths(path, into: &sections)
      }
    }
  }

  private func row(at path: ArraySlice<AnyHashable>) -> Row? {
    guard let key = path.first?.base as? Key else { return nil }
    if let row = rows[key] { return row }
    return ids.indices.first { self.key(at: $0) == key }.map(row(at:))
  }

  override func element(at path: ArraySlice<AnyHashable>) -> ViewElement? {
    guard let row = row(at: path) else { return nil }
    return viewsPerElement == 1 ? row.list.element(at: 0) : row.list.findElement(at: path.dropFirst())
  }

  override func applyContainerValues(at path: ArraySlice<AnyHashable>, to values: inout ContainerValues) {
    guard let row = row(at: path) else { return }
    if viewsPerElement == 1 {
      var inner: [ViewListPaths] = []
      row.list.collectPaths(ViewListPath(), into: &inner)
      if let first = inner.flatMap(\.all).first { row.list.applyContainerValues(at: first.parts[...], to: &values) }
    } else {
      row.list.applyContainerValues(at: path.dropFirst(), to: &values)
    }
  }

  override func collect(into outline: inout ViewListOutline) {
    let list = ObjectIdentifier(self)
    guard let viewsPerElement else {
      for offset in ids.indices {
        let id = AnyHashable(ids[offset])
        outline.add(row(at: offset).list) { run in
          run.id = run.id ?? { _ in id }
          run.offset = run.offset ?? { _ in offset }
        }
      }
      return
    }
    // An outline describes the list as it was, also after a change.
    let (ids, keys) = (ids, keys)
    var run = ViewListRun(
      count: ids.count * viewsPerElement, element: { [self] in element(at: $0) },
      identity: { index in
        let offset = index / viewsPerElement
        return AnyHashable(
          RowIdentity(list: list, key: keys?[offset] ?? Key(id: ids[offset]), index: index % viewsPerElement))
      })
    run.id = { AnyHashable(ids[$0 / viewsPerElement]) }
    run.offset = { $0 / viewsPerElement }
    if isReusable { run.reuse = { [self] in reuse($1, at: $0) } }
    outline.add(run)
  }

  private struct RowIdentity: Hashable {
    let list: ObjectIdentifier
    let key: Key
    let index: Int
  }
}
