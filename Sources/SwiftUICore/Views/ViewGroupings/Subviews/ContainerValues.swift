import AttributeGraph

/// The values that a view gives to the container that shows it as a subview. iOS 18.
///
/// Differs from Apple: values that are set in the body of a view of the app's are not seen from outside of it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag of a type; `nil` if it has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tags[ObjectIdentifier(type)] as? V }

  /// Whether the view has a tag that equals a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Gives the view a tag.
  package mutating func setTag<V: Hashable>(_ tag: V) { tags[ObjectIdentifier(V.self)] = tag }
}

extension View {
  /// Gives the container around the view a value. A value of a section is one of each of its views.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

/// Changes the container values of views.
package struct ContainerValueModifier {
  let change: (inout ContainerValues) -> Void

  package init(_ change: @escaping (inout ContainerValues) -> Void) { self.change = change }
}

@MainActor extension ContainerValueModifier: ViewModifier {
  /// It has no body.
  package typealias Body = Never

  /// Makes the node. Apps do not call it.
  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }

  /// Makes the list of views. Apps do not call it.
  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let list = ContainerValueViewList(body(inputs).list)
    inputs.base.viewGraph.follow(modifier.attribute, in: inputs.base.scope) { list.change = $0.change }
    return _ViewListOutputs(list: list)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  package static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? { body(inputs) }
}

extension ContainerValueModifier: ReusableModifier {}

/// A list whose elements give values to the container around them.
private final class ContainerValueViewList: ViewList, ViewListParent {
  private let base: ViewList
  private var isObserved = false
  var change: (inout ContainerValues) -> Void = { _ in } {
    didSet {
      // Containers that have not asked for the values do not depend on them.
      if isObserved { parent?.listDidChange(self) }
    }
  }

  init(_ base: ViewList) {
    self.base = base
    super.init()
    base.parent = self
  }

  override func forEachMade(_ body: (ViewElement) -> Void) { base.forEachMade(body) }
  override var isDynamic: Bool { base.isDynamic }
  override var count: Int { base.count }
  override func element(at index: Int) -> ViewElement { base.element(at: index) }
  override func collect(into outline: inout ViewListOutline) { base.collect(into: &outline) }
  func listDidChange(_ list: ViewList) { parent?.listDidChange(self) }

  override func collectPaths(_ path: ViewListPath, into sections: inout [ViewListPaths]) {
    base.collectPaths(path, into: &sections)
  }
  override func element(at path: ArraySlice<AnyHashable>) -> ViewElement? { base.findElement(at: path) }
  override func applyContainerValues(at path: ArraySlice<AnyHashable>, to values: inout ContainerValues) {
    isObserved = true
    base.applyContainerValues(at: path, to: &values)
    change(&values)
  }
}
