import AttributeGraph

/// The views of several statements in a view builder, in their order.
///
/// `T` is the tuple of the views.
public struct TupleView<T> {
  /// The views.
  public var value: T
  let elements: any TupleElements.Type

  init(elements: any TupleElements.Type, _ value: T) {
    self.value = value
    self.elements = elements
  }

  /// The views of a tuple.
  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.init(elements: TuplePack<repeat each Content>.self, value)
  }
}

@MainActor extension TupleView: MultiView {
  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<TupleView>, inputs: _ViewListInputs) -> _ViewListOutputs {
    guard let elements = inputs.base.viewGraph.value(of: view.attribute)?.elements else {
      return _ViewListOutputs(list: ViewList())
    }
    return _ViewListOutputs(list: ConcatenatedViewList(elements.makeLists(view.attribute, inputs)))
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { nil }
}

/// The types of the views in a tuple.
@MainActor protocol TupleElements {
  /// Makes the lists of the views in a tuple view.
  static func makeLists<T>(_ tuple: Attribute<TupleView<T>>, _ inputs: _ViewListInputs) -> [ViewList]
}

/// The types of the views in a tuple, as a parameter pack.
struct TuplePack<each Content: View>: TupleElements {
  static func makeLists<T>(_ tuple: Attribute<TupleView<T>>, _ inputs: _ViewListInputs) -> [ViewList] {
    var lists: [ViewList] = []
    var end = 0
    repeat add((each Content).self, tuple, inputs, &end, &lists)
    return lists
  }

  private static func add<Element: View, T>(
    _ type: Element.Type, _ tuple: Attribute<TupleView<T>>, _ inputs: _ViewListInputs, _ end: inout Int,
    _ lists: inout [ViewList]
  ) {
    // Swift places the elements of a tuple like the fields of a struct: one after the other, each aligned.
    let alignment = MemoryLayout<Element>.alignment
    let offset = (end + alignment - 1) / alignment * alignment
    end = offset + MemoryLayout<Element>.size
    let element = inputs.base.viewGraph.graph.attribute(
      TupleElementRule<T, Element>(tuple: tuple, offset: offset), in: inputs.base.scope.subgraph)
    lists.append(Element._makeViewList(view: _GraphValue(element), inputs: inputs).list)
  }
}

/// One of the views in a tuple.
private struct TupleElementRule<T, Element>: Rule {
  let tuple: Attribute<TupleView<T>>
  /// Bytes from the beginning of the tuple.
  let offset: Int

  func value(in graph: Graph) throws(AttributeError) -> Element {
    let value = try graph.value(of: tuple).value
    return withUnsafePointer(to: value) {
      (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Element.self).pointee
    }
  }

  static var comparison: Comparison<Element> { ViewComparison.comparison() }

  var label: String { "\(Element.self)" }
}

extension TupleView: ReusableView {
  package static var isReusable: Bool { ViewReuse.hasReusableElements(T.self) }
}
