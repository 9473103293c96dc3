import AttributeGraph
import SwiftUICore
import UIKitCore

/// The pages of a stack: the root, those of the values in the path, and those that links and modifiers present.
@MainActor final class NavigationModel {
  let inputs: _ViewInputs
  private(set) var root: NavigationPage?
  private(set) var entries: [NavigationEntry] = []
  /// The path, if the stack has one.
  var path: PathAccess?
  /// Whether the stack is a column, whose pages a stack in it adds.
  var isColumn = false
  /// Whether the field of a search around the stack is on its root page.
  var takesSearch = true
  /// Called when the user has left the column, on one stack.
  var onLeave: @MainActor () -> Void = {}
  /// Called after an update in which the pages, or what they show in bars, have changed.
  var onChange: @MainActor () -> Void = {}
  /// The model of the next column, which shows what links in this one lead to.
  weak var nextColumn: NavigationModel?
  /// What a link in the column before has put in place of the root.
  private(set) var replacement: NavigationEntry?
  /// Whether the column is on the stack where there is only one.
  var isShownWhenCollapsed = false
  private var destinations: [TypedDestination] = []
  private var isChangePending = false
  private var isVisible = true
  private var leaving: [NavigationPage] = []

  init(_ inputs: _ViewInputs) { self.inputs = inputs }

  private var viewGraph: ViewGraph { inputs.viewGraph }

  var showsNextColumn: Bool { nextColumn != nil }

  /// Makes the page at the bottom.
  func setRoot(_ view: BuiltView) {
    let build = BuiltView { AnyView(SearchedRoot(content: view.build())) }
    if let root { return root.set(build) }
    root = NavigationPage(self, build, context: nil, isRoot: true)
    pagesDidChange()
  }

  /// All pages, the lowest first.
  var pages: [NavigationPage] { [replacement?.page ?? root].compactMap { $0 } + entries.map(\.page) }
  /// The views of all pages.
  var contents: [HostedContent] { pages.map(\.content) }
  /// The controllers of all pages.
  var controllers: [HostedController] { pages.map(\.controller) }
  /// The page on top.
  var top: NavigationPage? { pages.last }

  // MARK: Changes

  private func pagesDidChange() {
    updateVisibility()
    itemDidChange()
  }

  /// The pages of a column that is not shown are not visible.
  func setVisible(_ isVisible: Bool) {
    self.isVisible = isVisible
    updateVisibility()
  }

  private func updateVisibility() {
    let top = top
    for page in pages where page !== top { page.content.setVisible(false) }
    if root !== top { root?.content.setVisible(false) }
    top?.content.setVisible(isVisible)
  }

  /// Brings the controllers up to date after this update.
  func itemDidChange() {
    guard !isChangePending else { return }
    isChangePending = true
    viewGraph.afterUpdate(named: "navigation") { [weak self] in
      guard let self else { return }
      isChangePending = false
      onChange()
      for page in leaving { page.content.remove() }
      leaving = []
    }
  }

  private func remove(_ removed: some Sequence<NavigationEntry>) {
    for entry in removed {
      entry.page.content.setVisible(false)
      leaving.append(entry.page)
      if let local = entry.local {
        local.model = nil
        local.setPresented(false)
      }
    }
  }

  /// Removes the entries from an index on.
  private func cut(at index: Int) {
    guard index < entries.count else { return }
    let removed = entries[index...]
    entries.removeSubrange(index...)
    remove(removed.reversed())
    pagesDidChange()
  }

  // MARK: The path

  /// Shows the pages of a path. Those of values that are the same as before stay.
  func show(_ elements: [PathElement]) {
    let shown = entries.compactMap(\.element)
    let common = zip(shown, elements).prefix { $0 == $1 }.count
    if common < shown.count {
      var seen = 0
      let index = entries.firstIndex { entry in
        if entry.element != nil { seen += 1 }
        return seen > common
      }
      if let index { cut(at: index) }
    }
    guard common < elements.count else { return }
    for element in elements[common...] { push(.value(element), builder(for: element)) }
    pagesDidChange()
  }

  private func push(_ kind: NavigationEntry.Kind, _ build: BuiltView) {
    let context = PresentationContext()
    let entry = NavigationEntry(kind, NavigationPage(self, build, context: context))
    context.dismiss = { [weak self, weak entry] in
      guard let self, let index = entries.firstIndex(where: { $0 === entry }) else { return }
      pop(to: index)
    }
    entries.append(entry)
  }

  /// Removes the entries from an index on, as the back button does: the path and the bindings follow.
  func pop(to index: Int) {
    guard index < entries.count else { return }
    let count = entries[index...].count { $0.element != nil }
    cut(at: index)
    if count > 0 { path?.removeLast(count) }
  }

  /// The user has removed pages of the stack, so that this number of them is left, with the root.
  func userDidPop(toCount count: Int) { pop(to: max(0, count - 1)) }

  /// A link with a value was pressed.
  func follow(_ element: PathElement) {
    if let nextColumn, destination(for: element) == nil, nextColumn.destination(for: element) != nil {
      nextColumn.isShownWhenCollapsed = true
      return nextColumn.follow(element)
    }
    if let nextColumn, let destination = destination(for: element) {
      let local = LocalDestination()
      local.build = BuiltView { destination.build(element.value) }
      return nextColumn.replaceRoot(local)
    }
    if let path {
      if !path.append(element) {
        RuntimeIssues.report(
          "A NavigationLink is presenting a value of type “\(type(of: element.value.base))” that the path of its stack cannot have."
        )
      }
    } else {
      push(.value(element), builder(for: element))
      pagesDidChange()
    }
  }

  // MARK: Destinations of values

  private func destination(for element: PathElement) -> TypedDestination? {
    destinations.last { $0.type == element.type }
  }

  private func builder(for element: PathElement) -> BuiltView {
    if let destination = destination(for: element) { return BuiltView { destination.build(element.value) } }
    return BuiltView { AnyView(MissingDestination(type: "\(type(of: element.value.base))")) }
  }

  /// Adds what makes the pages for values of a type.
  func add(_ destination: TypedDestination) {
    destinations.append(destination)
    destinationDidChange(destination)
  }

  /// Removes what was added.
  func remove(_ destination: TypedDestination) { destinations.removeAll { $0 === destination } }

  /// Other views for values of a type.
  func destinationDidChange(_ destination: TypedDestination) {
    for entry in entries {
      guard let element = entry.element, element.type == destination.type,
        self.destination(for: element) === destination
      else { continue }
      entry.page.set(BuiltView { destination.build(element.value) })
    }
  }

  // MARK: Local destinations

  /// Shows or removes what a link or a modifier presents.
  func set(_ local: LocalDestination, isPresented: Bool) {
    if let nextColumn { return nextColumn.setReplacement(local, isPresented: isPresented) }
    if isPresented {
      guard local.model == nil else { return }
      local.model = self
      push(.local(local), local.build)
      pagesDidChange()
    } else if let index = entries.firstIndex(where: { $0.local === local }) {
      let values = entries[index...].count { $0.element != nil }
      cut(at: index)
      if values > 0 { path?.removeLast(values) }
    }
  }

  /// Other views of what is presented.
  func update(_ local: LocalDestination) {
    if let nextColumn { return nextColumn.update(local) }
    if replacement?.local === local { replacement?.page.set(local.build) }
    for entry in entries where entry.local === local { entry.page.set(local.build) }
  }

  // MARK: Columns

  private func setReplacement(_ local: LocalDestination, isPresented: Bool) {
    if isPresented {
      guard local.model == nil else { return }
      replaceRoot(local)
    } else if replacement?.local === local {
      clearReplacement()
    }
  }

  private func replaceRoot(_ local: LocalDestination) {
    let former = replacement
    local.model = self
    let context = PresentationContext()
    context.dismiss = { [weak self] in self?.clearReplacement() }
    replacement = NavigationEntry(.local(local), NavigationPage(self, local.build, context: context))
    isShownWhenCollapsed = true
    cut(at: 0)
    if let former { remove([former]) }
    pagesDidChange()
  }

  /// Shows the root of this column again.
  func clearReplacement() {
    isShownWhenCollapsed = false
    guard let former = replacement else { return pagesDidChange() }
    replacement = nil
    cut(at: 0)
    remove([former])
    pagesDidChange()
  }

  /// The user has left the column, on one stack.
  func didLeave() { onLeave() }

  /// Puts the next column on the stack where there is only one.
  func showNextColumn() {
    guard let nextColumn else { return }
    nextColumn.isShownWhenCollapsed = true
    nextColumn.itemDidChange()
  }
}

/// How the path of a stack is changed.
@MainActor struct PathAccess {
  /// Returns whether the path can have the value.
  let append: (PathElement) -> Bool
  let removeLast: (Int) -> Void
}
