public import Foundation
import SwiftUILayout

/// Views of a list that follow each other and come from the same place: one `ForEach`, or one view.
@MainActor package struct ViewListRun {
  /// The number of views.
  package let count: Int
  /// Makes a view.
  package var element: @MainActor (Int) -> ViewElement
  /// Shows the element at an index with the views of another one, which must not be shown: they get its values, so that nothing has to be
  /// made. Returns what it has become; `nil` if that is not possible, because something of the views belongs to their identity, or the
  /// element at the index has views already. There is no such function where it never is possible.
  package var reuse: (@MainActor (Int, ViewElement) -> ViewElement?)?
  /// The identity of a view among all views of the list.
  package let identity: @MainActor (Int) -> AnyHashable
  /// The identity of a view that the app has given: that of its element in a `ForEach`, or the one of `id(_:)`.
  package var id: (@MainActor (Int) -> AnyHashable)?
  /// The offset of a view's element in the data of its `ForEach`.
  package var offset: (@MainActor (Int) -> Int)?
  /// What the user may do with the elements of the `ForEach`.
  package var edits = EditActions()

  init(
    count: Int, element: @escaping @MainActor (Int) -> ViewElement, identity: @escaping @MainActor (Int) -> AnyHashable
  ) {
    self.count = count
    self.element = element
    self.identity = identity
  }
}

/// What the user may do with the elements of a `ForEach`.
package struct EditActions {
  /// Deletes elements by their offsets.
  package var delete: ((IndexSet) -> Void)?
  /// Moves elements by their offsets.
  package var move: ((IndexSet, Int) -> Void)?

  package init() {}
}

/// A part of a list with a header and a footer; one without both is made of the views between sections.
@MainActor package struct ViewListSection {
  /// The identity of the section.
  package let identity: AnyHashable
  /// The views of the header.
  package var header: ViewList?
  /// The views of the footer.
  package var footer: ViewList?
  /// The views.
  package var runs: [ViewListRun] = []
  /// Whether it is a `Section`.
  package let isExplicit: Bool
  /// The section's own value, set by modifiers of the section.
  package var count: Int { runs.reduce(0) { $0 + $1.count } }
}

/// The sections of a list, without making its views.
@MainActor package struct ViewListOutline {
  /// The sections, in their order.
  package private(set) var sections: [ViewListSection] = []

  /// The outline of a list.
  package init(_ list: ViewList) { list.collect(into: &self) }

  init() {}

  /// All views.
  package var runs: [ViewListRun] { sections.flatMap(\.runs) }

  mutating func add(_ run: ViewListRun) {
    guard run.count > 0 else { return }
    if sections.last?.isExplicit ?? true {
      let identity = AnyHashable("rows after section \(sections.count)")
      sections.append(ViewListSection(identity: identity, isExplicit: false))
    }
    sections[sections.count - 1].runs.append(run)
  }

  mutating func add(_ section: ViewListSection) {
    if section.isExplicit {
      sections.append(section)
    } else {
      for run in section.runs { add(run) }
    }
  }

  /// Adds the sections of another list after changing their views.
  mutating func add(_ list: ViewList, _ change: (inout ViewListRun) -> Void) {
    for var section in ViewListOutline(list).sections {
      for index in section.runs.indices { change(&section.runs[index]) }
      add(section)
    }
  }
}

/// A modifier that declares what the user may do with the elements of a `ForEach`.
package struct EditActionsModifier {
  let actions: EditActions
}

@MainActor extension EditActionsModifier: ViewModifier {
  /// It has no body.
  package typealias Body = Never

  /// Makes the node. Apps do not call it.
  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(inputs)
  }

  /// Makes the list of views. Apps do not call it.
  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let list = EditedViewList(body(inputs).list)
    inputs.base.viewGraph.follow(modifier.attribute, in: inputs.base.scope) { list.actions = $0.actions }
    return _ViewListOutputs(list: list)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  package static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? { body(inputs) }
}

/// A list whose elements the user may edit.
private final class EditedViewList: ViewList, ViewListParent {
  private let base: ViewList
  var actions = EditActions() {
    didSet {
      guard (actions.delete == nil) != (oldValue.delete == nil) || (actions.move == nil) != (oldValue.move == nil)
      else { return }
      parent?.listDidChange(self)
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
  func listDidChange(_ list: ViewList) { parent?.listDidChange(self) }

  override func collectPaths(_ path: ViewListPath, into sections: inout [ViewListPaths]) {
    base.collectPaths(path, into: &sections)
  }
  override func element(at path: ArraySlice<AnyHashable>) -> ViewElement? { base.findElement(at: path) }
  override func applyContainerValues(at path: ArraySlice<AnyHashable>, to values: inout ContainerValues) {
    base.applyContainerValues(at: path, to: &values)
  }

  override func collect(into outline: inout ViewListOutline) {
    outline.add(base) { run in
      if run.edits.delete == nil, actions.delete != nil { run.edits.delete = { [self] in actions.delete?($0) } }
      if run.edits.move == nil, actions.move != nil { run.edits.move = { [self] in actions.move?($0, $1) } }
    }
  }
}

/// A view that stands for the elements of a collection.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  @MainActor public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete elements in a list. `nil` allows no deletion.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    var actions = EditActions()
    actions.delete = action
    return modifier(EditActionsModifier(actions: actions))
  }

  /// Lets the user move elements in a list. `nil` allows no moves.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    var actions = EditActions()
    actions.move = action
    return modifier(EditActionsModifier(actions: actions))
  }
}
