import AttributeGraph
package import SwiftUILayout

/// The views that a container shows, in their order. Which they are can change; then the list calls its parent.
///
/// A list of this class itself is empty. Elements are made when they are asked for, so that a lazy container has only those on screen.
@MainActor package class ViewList {
  /// The list that this one is a part of, or the container.
  package weak var parent: (any ViewListParent)?

  package init() {}

  /// The number of elements.
  package var count: Int { 0 }
  /// Whether the elements can be others at another time.
  var isDynamic: Bool { false }

  /// The element at an index that is less than ``count``. It stays the same until it leaves the list.
  package func element(at index: Int) -> ViewElement {
    preconditionFailure("There is no element \(index) in an empty list of views.")
  }

  /// Adds the sections of the list to an outline, without making its elements.
  func collect(into outline: inout ViewListOutline) {
    let start = ObjectIdentifier(self)
    outline.add(
      ViewListRun(
        count: count, element: { [self] in element(at: $0) },
        identity: { $0 == 0 ? AnyHashable(start) : AnyHashable([AnyHashable(start), AnyHashable($0)]) }))
  }

  /// Calls `body` with the elements that were made.
  func forEachMade(_ body: (ViewElement) -> Void) {}

  /// Adds the paths of the elements to sections, without making the elements.
  func collectPaths(_ path: ViewListPath, into sections: inout [ViewListPaths]) {
    for index in 0..<count { ViewListPaths.add(path.appending(index), to: &sections) }
  }

  /// The element at a path; `nil` if there is none. The list of another view of the same type has its elements at the same paths.
  final func findElement(at path: ArraySlice<AnyHashable>) -> ViewElement? {
    if path.first?.base is WholeView { return count > 0 ? element(at: 0) : nil }
    return element(at: path)
  }

  /// The element at a path into the list.
  func element(at path: ArraySlice<AnyHashable>) -> ViewElement? {
    guard let index = path.first?.base as? Int, index < count else { return nil }
    return element(at: index)
  }

  /// Changes the container values of the element or of the section at a path: the inner modifiers first.
  func applyContainerValues(at path: ArraySlice<AnyHashable>, to values: inout ContainerValues) {}

  /// All elements.
  package final var elements: [ViewElement] { (0..<count).map(element(at:)) }
}

/// What a list of views is a part of.
@MainActor package protocol ViewListParent: AnyObject {
  /// Called after the elements of a list have changed.
  func listDidChange(_ list: ViewList)
}

/// One view of a list.
@MainActor package final class ViewElement {
  /// The view's node; `nil` for a view without one.
  package let node: LayoutNode?
  /// The scope that the element belongs to.
  package let scope: ViewScope
  /// What the view was made with.
  let inputs: _ViewInputs
  /// The element that a modifier was added to.
  let base: ViewElement?

  init(_ outputs: _ViewOutputs, _ inputs: _ViewInputs, base: ViewElement? = nil) {
    node = outputs.node
    scope = inputs.scope
    self.inputs = inputs
    self.base = base
  }
}

/// A list of one view.
package final class SingleViewList: ViewList {
  private let inputs: _ViewInputs
  private let make: @MainActor (_ViewInputs) -> _ViewOutputs
  private var made: ViewElement?

  package init(_ inputs: _ViewInputs, _ make: @escaping @MainActor (_ViewInputs) -> _ViewOutputs) {
    self.inputs = inputs
    self.make = make
  }

  override package var count: Int { 1 }

  override package func element(at index: Int) -> ViewElement {
    if let made { return made }
    var inputs = inputs
    if inputs.separatesElements {
      inputs.separatesElements = false
      inputs.changeSectionEnvironment = nil
      inputs.scope = ViewScope(in: inputs.viewGraph, parent: inputs.scope, isShown: false)
    }
    var content = inputs
    // The transition is that of the whole view.
    content.transition = nil
    let element = ViewElement(make(content), inputs)
    made = element
    return element
  }

  override func forEachMade(_ body: (ViewElement) -> Void) { if let made { body(made) } }
}

/// Lists one after the other.
package final class ConcatenatedViewList: ViewList, ViewListParent {
  private let lists: [ViewList]

  package init(_ lists: [ViewList]) {
    self.lists = lists
    super.init()
    for list in lists { list.parent = self }
  }

  override func forEachMade(_ body: (ViewElement) -> Void) { for list in lists { list.forEachMade(body) } }

  override var isDynamic: Bool { lists.contains { $0.isDynamic } }
  override package var count: Int { lists.reduce(0) { $0 + $1.count } }

  override package func element(at index: Int) -> ViewElement {
    let (list, index) = place(of: index)
    return list.element(at: index)
  }

  package func listDidChange(_ list: ViewList) { parent?.listDidChange(self) }

  private func place(of index: Int) -> (ViewList, Int) {
    var index = index
    for list in lists {
      let count = list.count
      if index < count { return (list, index) }
      index -= count
    }
    preconditionFailure("There is no element \(index) after the end of a list of views.")
  }

  override func collect(into outline: inout ViewListOutline) { for list in lists { list.collect(into: &outline) } }

  override func collectPaths(_ path: ViewListPath, into sections: inout [ViewListPaths]) {
    for (index, list) in lists.enumerated() { list.collectPaths(path.appending(index), into: &sections) }
  }

  private func list(at path: ArraySlice<AnyHashable>) -> ViewList? {
    guard let index = path.first?.base as? Int, lists.indices.contains(index) else { return nil }
    return lists[index]
  }

  override func element(at path: ArraySlice<AnyHashable>) -> ViewElement? {
    list(at: path)?.findElement(at: path.dropFirst())
  }

  override func applyContainerValues(at path: ArraySlice<AnyHashable>, to values: inout ContainerValues) {
    list(at: path)?.applyContainerValues(at: path.dropFirst(), to: &values)
  }
}

/// What distinguishes the contents of a list that is replaced as a whole.
package enum SwitchKey: Hashable, ExpressibleByBooleanLiteral {
  /// The branch of a condition.
  case branch(Bool)
  /// The type of a view.
  case type(ObjectIdentifier)
  /// An identity that the app has given.
  case named(AnyHashable)

  package init(booleanLiteral value: Bool) { self = .branch(value) }
}

/// A list whose content is replaced as a whole: a condition, an optional view, an `AnyView`, a view with another `id`.
///
/// Each content has a scope of its own, so that its state ends with it.
package final class SwitchingViewList: ViewList, ViewListParent {
  private let inputs: _ViewListInputs
  private var key: SwitchKey?
  private var content: (list: ViewList, scope: ViewScope)?

  package init(_ inputs: _ViewListInputs) {
    self.inputs = inputs
    super.init()
  }

  override func collect(into outline: inout ViewListOutline) {
    guard case .named(let key) = key else {
      content?.list.collect(into: &outline)
      return
    }
    if let content { outline.add(content.list) { $0.id = { _ in key } } }
  }

  override func forEachMade(_ body: (ViewElement) -> Void) { content?.list.forEachMade(body) }
  override var isDynamic: Bool { true }
  override package var count: Int { content?.list.count ?? 0 }
  override package func element(at index: Int) -> ViewElement {
    guard let content else { return super.element(at: index) }
    return content.list.element(at: index)
  }

  override func collectPaths(_ path: ViewListPath, into sections: inout [ViewListPaths]) {
    if let key { content?.list.collectPaths(path.appending(key), into: &sections) }
  }

  override func element(at path: ArraySlice<AnyHashable>) -> ViewElement? {
    guard let key, path.first == AnyHashable(key) else { return nil }
    return content?.list.findElement(at: path.dropFirst())
  }

  override func applyContainerValues(at path: ArraySlice<AnyHashable>, to values: inout ContainerValues) {
    guard let key, path.first == AnyHashable(key) else { return }
    content?.list.applyContainerValues(at: path.dropFirst(), to: &values)
  }

  /// Shows the content with a key, made by `make` if another one is shown now. A key of `nil` has no content.
  package func show(_ key: SwitchKey?, _ make: (_ViewListInputs) -> ViewList) {
    guard key != self.key else { return }
    self.key = key
    let old = content
    if key == nil {
      content = nil
    } else {
      let base = inputs.base
      let scope = ViewScope(in: base.viewGraph, parent: base.scope)
      var inputs = inputs
      inputs.base.scope = scope
      let list = make(inputs)
      list.parent = self
      content = (list, scope)
    }
    if let old {
      old.list.parent = nil
      inputs.base.viewGraph.removeViews(of: old.list, old.scope)
    }
    parent?.listDidChange(self)
  }

  package func listDidChange(_ list: ViewList) { parent?.listDidChange(self) }
}

/// A list whose elements are each put into something: what a modifier does to every view of a group.
package final class ModifiedViewList: ViewList, ViewListParent {
  private let base: ViewList
  private let modify: @MainActor (ViewElement) -> _ViewOutputs
  /// Whether what the modifier adds to a view can be that of another element.
  private let isReusable: Bool
  /// The elements that were made, by those that are in them.
  private var made: [ObjectIdentifier: (base: ViewElement, element: ViewElement)] = [:]

  package init(
    _ base: ViewList, isReusable: Bool = false, _ modify: @escaping @MainActor (ViewElement) -> _ViewOutputs
  ) {
    self.base = base
    self.isReusable = isReusable
    self.modify = modify
    super.init()
    base.parent = self
  }

  override func forEachMade(_ body: (ViewElement) -> Void) { base.forEachMade(body) }
  override var isDynamic: Bool { base.isDynamic }
  override package var count: Int { base.count }

  override package func element(at index: Int) -> ViewElement { modified(base.element(at: index)) }

  override func collect(into outline: inout ViewListOutline) {
    outline.add(base) { run in
      let element = run.element
      run.element = { [self] in modified(element($0)) }
      guard let reuse = run.reuse else { return }
      run.reuse = nil
      guard isReusable else { return }
      run.reuse = { [self] index, known in known.base.flatMap { reuse(index, $0) }.map(modified) }
    }
  }

  override func collectPaths(_ path: ViewListPath, into sections: inout [ViewListPaths]) {
    base.collectPaths(path, into: &sections)
  }

  override func element(at path: ArraySlice<AnyHashable>) -> ViewElement? { base.findElement(at: path).map(modified) }

  override func applyContainerValues(at path: ArraySlice<AnyHashable>, to values: inout ContainerValues) {
    base.applyContainerValues(at: path, to: &values)
  }

  private func modified(_ inner: ViewElement) -> ViewElement {
    if let known = made[ObjectIdentifier(inner)] { return known.element }
    let element = ViewElement(modify(inner), inner.inputs, base: inner)
    made[ObjectIdentifier(inner)] = (inner, element)
    return element
  }

  package func listDidChange(_ list: ViewList) {
    // Scopes that were removed end with their elements.
    made = made.filter { $0.value.base.scope.isAlive }
    parent?.listDidChange(self)
  }
}
