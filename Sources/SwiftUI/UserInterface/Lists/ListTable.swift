import AttributeGraph
import SwiftUICore
import UIKitCore

/// A list as a table of UIKit.
struct ListTable<SelectionValue: Hashable, Content: View> {
  let look: UITableView.Style
  /// Whether the rows have no background and no lines, and a selected one has round corners.
  let isSidebar: Bool
  let isEditing: Bool
  let selection: ListSelection<SelectionValue>?
  let content: Content
}

@MainActor extension ListTable: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let look = inputs.viewGraph.value(of: view.attribute)?.look ?? .insetGrouped
    let table = HostingTableView(frame: .zero, style: look)
    let leaf = LayoutLeaf(UIViewContent(view: table) { $0.replacingUnspecifiedDimensions() })
    var rows = inputs
    let links = ListLinks()
    rows.changeEnvironment { _, values in
      values.isInList = true
      values.selectInList = { links.select($0) }
    }
    rows.separatesElements = true
    rows.changeSectionEnvironment = { values, isHeader in
      values.isInList = false
      let isProminent = isHeader && values.headerProminence == .increased
      if values.font == nil { values.font = isProminent ? .title3.bold() : .footnote }
      if values.foregroundColor == nil { values.foregroundColor = isProminent ? .primary : .secondary }
    }
    let list = Content._makeViewList(
      view: rows.part(of: view) { $0.content }, inputs: _ViewListInputs(base: rows)
    ).list
    let controller = ListController<SelectionValue>(table, list, leaf, inputs)
    inputs.scope.keep(controller)
    links.select = { [weak controller] in controller?.select($0) ?? false }
    for registry in inputs.currentEnvironment.scrollRegistries { registry.add(controller) }
    inputs.followWithEnvironment(view) { value, environment in controller.update(value, environment) }
    inputs.viewGraph.observeLayout(in: inputs.scope) { [weak controller] in controller?.layoutDidFinish() }
    return _ViewOutputs(node: leaf)
  }
}

/// Lets links in rows select values in their list.
@MainActor private final class ListLinks {
  /// Returns whether the list can select the value.
  var select: (AnyHashable) -> Bool = { _ in false }
}

/// A table that reports its layout.
final class HostingTableView: UITableView {
  /// Called before the rows are laid out.
  var willLayOut: () -> Void = {}
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    willLayOut()
    super.layoutSubviews()
    onLayout()
  }
}

/// The data and the delegate of a list's table.
@MainActor
final class ListController<SelectionValue: Hashable>: NSObject, UITableViewDataSource, UITableViewDelegate,
  ViewListParent, IdentityScroller
{
  private let table: HostingTableView
  private let list: ViewList
  private let leaf: LayoutLeaf
  private let inputs: _ViewInputs
  private let viewGraph: ViewGraph
  private var sections: [ListSection] = []
  private var selection: ListSelection<SelectionValue>?
  private var isChanged = false
  /// The rows that are shown, by their views.
  private var hosts: [ObjectIdentifier: RowHost] = [:]
  private var headers: [AnyHashable: [RowHost]] = [:]
  private var minimumHeight: CGFloat = 44
  private var refresh: RefreshAction?
  private var isUpdatingSelection = false
  private var isSidebar = false

  /// A section with the places of its runs.
  @MainActor private struct ListSection {
    let section: ViewListSection
    let starts: [Int]
    let count: Int

    init(_ section: ViewListSection) {
      self.section = section
      var (start, starts): (Int, [Int]) = (0, [])
      for run in section.runs {
        starts.append(start)
        start += run.count
      }
      self.starts = starts
      count = start
    }

    func place(of row: Int) -> (run: ViewListRun, index: Int)? {
      guard row >= 0, row < count else { return nil }
      var (low, high) = (0, starts.count - 1)
      while low < high {
        let middle = (low + high + 1) / 2
        if starts[middle] <= row { low = middle } else { high = middle - 1 }
      }
      return (section.runs[low], row - starts[low])
    }
  }

  init(_ table: HostingTableView, _ list: ViewList, _ leaf: LayoutLeaf, _ inputs: _ViewInputs) {
    self.table = table
    self.list = list
    self.leaf = leaf
    self.inputs = inputs
    viewGraph = inputs.viewGraph
    super.init()
    list.parent = self
    sections = ViewListOutline(list).sections.map { ListSection($0) }
    table.register(ListCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    table.willLayOut = { [weak self] in self?.layoutDidFinish() }
    table.onLayout = { [weak self] in self?.tableDidLayOut() }
  }

  func update<Content: View>(_ value: ListTable<SelectionValue, Content>, _ environment: EnvironmentValues) {
    selection = value.selection
    minimumHeight = environment.defaultMinListRowHeight
    refresh = environment.refresh
    let selectsSeveral = value.selection?.allowsSeveral ?? false
    table.allowsSelection = true
    table.allowsMultipleSelectionDuringEditing = selectsSeveral
    table.allowsSelectionDuringEditing = value.selection != nil
    table.backgroundColor =
      environment.hidesScrollContentBackground
      ? .clear : value.look == .plain ? .systemBackground : .systemGroupedBackground
    isSidebar = value.isSidebar
    table.showsSectionBackgrounds = !isSidebar
    table.separatorStyle = isSidebar ? .none : .singleLine
    table.isScrollEnabled = environment.isScrollEnabled
    table.showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility.shows(true)
    table.keyboardDismissMode = environment.scrollDismissesKeyboardMode.uiMode
    if table.isEditing != value.isEditing { table.setEditing(value.isEditing, animated: false) }
    showSelection()
  }

  // MARK: Changes

  func listDidChange(_ list: ViewList) {
    guard !isChanged else { return }
    isChanged = true
    viewGraph.setNeedsLayout()
  }

  func layoutDidFinish() {
    guard isChanged else { return }
    isChanged = false
    let old = sections
    let new = ViewListOutline(list).sections.map { ListSection($0) }
    sections = new
    let keptHeaders = Set(new.map(\.section.identity))
    headers = headers.filter { keptHeaders.contains($0.key) }
    let rows = old.reduce(0) { $0 + $1.count } + new.reduce(0) { $0 + $1.count }
    guard rows <= ListController.comparedRows else { return table.reloadData() }
    var origins: [AnyHashable: IndexPath] = [:]
    for (section, part) in old.enumerated() {
      forEachIdentity(part) { row, identity in origins[identity] = IndexPath(row: row, section: section) }
    }
    table.replaceRows(
      new.map { part in
        var paths: [IndexPath?] = []
        forEachIdentity(part) { _, identity in paths.append(origins[identity]) }
        return paths
      })
    table.setNeedsLayout()
  }

  /// Above this number of rows all are loaded again after a change, because comparing them is slower.
  private static var comparedRows: Int { 20_000 }

  private func forEachIdentity(_ section: ListSection, _ body: (Int, AnyHashable) -> Void) {
    var row = 0
    for run in section.section.runs {
      for index in 0..<run.count {
        body(row, run.identity(index))
        row += 1
      }
    }
  }

  private func tableDidLayOut() {
    var visible: Set<ObjectIdentifier> = []
    for case let cell as ListCell in table.visibleCells {
      guard let host = cell.host else { continue }
      visible.insert(ObjectIdentifier(host.element))
      host.element.scope.setShown(true)
    }
    for (key, host) in hosts where !visible.contains(key) {
      hosts[key] = nil
      host.element.scope.setShown(false)
      host.remove()
    }
  }

  // MARK: Data

  private func place(of path: IndexPath) -> (run: ViewListRun, index: Int)? {
    guard !isChanged, sections.indices.contains(path.section) else { return nil }
    return sections[path.section].place(of: path.row)
  }

  private func host(at path: IndexPath) -> RowHost? {
    guard let place = place(of: path) else { return nil }
    return hosts[ObjectIdentifier(place.run.element(place.index))]
  }

  private func value(at path: IndexPath) -> SelectionValue? {
    guard let place = place(of: path) else { return nil }
    let element = place.run.element(place.index)
    return (element.node?.layoutValue(for: TagKey.self)?.value as? SelectionValue)
      ?? (place.run.id?(place.index).base as? SelectionValue)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? ListCell, let place = place(of: indexPath) else { return cell }
    let element = place.run.element(place.index)
    let key = ObjectIdentifier(element)
    let host = hosts[key] ?? RowHost(element, inputs, in: leaf)
    hosts[key] = host
    host.minimumHeight = minimumHeight
    cell.host = host
    element.scope.setShown(true)
    host.onHeightChange = { [weak self, weak cell] in
      guard let self, let cell, let path = table.indexPath(for: cell) else { return }
      table.reconfigureRows(at: [path])
    }
    host.onLayout = { [weak self, weak cell] in
      guard let self, let cell else { return }
      configure(cell)
    }
    configure(cell)
    return cell
  }

  private func configure(_ cell: ListCell) {
    guard let host = cell.host else { return }
    let hidesSeparator = host.node?.layoutValue(for: RowSeparatorKey.self) == .hidden
    let inset = hidesSeparator ? UIEdgeInsets(top: 0, left: 100_000, bottom: 0, right: 0) : nil
    if cell.separatorInset != inset { cell.separatorInset = inset }
    let accessory: UITableViewCell.AccessoryType = host.action?.isDisclosed == true ? .disclosureIndicator : .none
    if cell.accessoryType != accessory {
      cell.accessoryType = accessory
      host.onHeightChange()
    }
    if isSidebar != (cell.backgroundConfiguration != nil) {
      var look = UIBackgroundConfiguration.clear()
      look.cornerRadius = 10
      cell.backgroundConfiguration = isSidebar ? look : nil
    }
    if host.hasBackground, cell.backgroundColor == nil { cell.backgroundColor = .clear }
    if !host.hasBackground, cell.backgroundColor != nil { cell.backgroundColor = nil }
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard let value = value(at: indexPath) else { return }
    setSelected(selection?.contains(value) ?? false, indexPath)
  }

  // MARK: Headers and footers

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sectionView(section, \.header, "header")
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    sectionView(section, \.footer, "footer")
  }

  private func sectionView(
    _ index: Int, _ part: KeyPath<ViewListSection, ViewList?>, _ name: String
  ) -> UIView? {
    guard sections.indices.contains(index), let list = sections[index].section[keyPath: part] else { return nil }
    let key = AnyHashable([AnyHashable(name), sections[index].section.identity])
    let elements = list.elements.filter { $0.node != nil }
    guard !elements.isEmpty else { return nil }
    var shown = headers[key] ?? []
    if !shown.map(\.element).elementsEqual(elements, by: ===) {
      for host in shown { host.remove() }
      shown = elements.map {
        RowHost($0, inputs, in: leaf, insets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
      }
      headers[key] = shown
    }
    for element in elements { element.scope.setShown(true) }
    let view = ListSectionView(reuseIdentifier: nil)
    view.hosts = shown
    return view
  }

  // MARK: Selection

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    let isShown = table.indexPathsForSelectedRows?.contains(path) ?? false
    guard isShown != isSelected else { return }
    isUpdatingSelection = true
    if isSelected {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    } else {
      table.deselectRow(at: path, animated: false)
    }
    isUpdatingSelection = false
  }

  /// Shows the selection at the rows that are visible.
  private func showSelection() {
    guard !table.visibleCells.isEmpty else { return }
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let value = value(at: path) else { continue }
      setSelected(selection?.contains(value) ?? false, path)
    }
  }

  private func canSelect(_ path: IndexPath) -> Bool {
    guard let selection, value(at: path) != nil, !selection.allowsSeveral || table.isEditing else { return false }
    return host(at: path)?.node?.layoutValue(for: RowSelectionDisabledKey.self) != true
  }

  /// Selects the value of a link in a row. Returns whether the list can select it.
  fileprivate func select(_ value: AnyHashable) -> Bool {
    guard let selection, !selection.allowsSeveral, let value = value.base as? SelectionValue else { return false }
    selection.set(value, true)
    inputs.currentEnvironment.showNextColumn?()
    return true
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    canSelect(indexPath) || (!tableView.isEditing && host(at: indexPath)?.action != nil)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let canSelect = canSelect(indexPath)
    if !tableView.isEditing, let action = host(at: indexPath)?.action { action.run() }
    if canSelect, let value = value(at: indexPath) {
      selection?.set(value, true)
      if !tableView.isEditing { inputs.currentEnvironment.showNextColumn?() }
      if selection?.contains(value) == true { return }
    }
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard selection?.allowsSeveral == true, let value = value(at: indexPath) else { return }
    selection?.set(value, false)
  }

  // MARK: Editing

  private func canDelete(_ path: IndexPath) -> Bool {
    guard let place = place(of: path), place.run.edits.delete != nil else { return false }
    return host(at: path)?.node?.layoutValue(for: RowDeleteDisabledKey.self) != true
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canDelete(indexPath) || !swipeActions(indexPath).isEmpty
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    canDelete(indexPath) ? .delete : .none
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, canDelete(indexPath), let place = place(of: indexPath),
      let offset = place.run.offset?(place.index)
    else { return }
    place.run.edits.delete?(IndexSet(integer: offset))
  }

  private func swipeActions(_ path: IndexPath) -> [RowSwipeActions] {
    host(at: path)?.node?.layoutValue(for: RowSwipeActionsKey.self) ?? []
  }

  private func configuration(_ path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    let parts = swipeActions(path).filter { $0.edge == edge }
    guard !parts.isEmpty else { return nil }
    let actions = parts.flatMap(\.source.entries).filter(\.isEnabled).map { entry in
      let action = UIContextualAction(style: entry.isDestructive ? .destructive : .normal, title: entry.title) {
        _, _, completion in
        entry.action()
        completion(true)
      }
      action.image = entry.image
      return action
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = parts.allSatisfy(\.allowsFullSwipe)
    return configuration
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(indexPath, .leading) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(indexPath, .trailing) }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    var elements: [UIMenuElement] = []
    if let provider = host(at: indexPath)?.node?.layoutValue(for: ContextMenuKey.self) {
      elements += provider.source.menu.children
    }
    elements += moves(indexPath)
    if let refresh {
      elements.append(UIAction(title: "Refresh") { _ in Task { await refresh() } })
    }
    guard !elements.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: elements) })
  }

  /// The items that move a row while the list is edited.
  private func moves(_ path: IndexPath) -> [UIMenuElement] {
    guard table.isEditing, let place = place(of: path), let move = place.run.edits.move,
      let offset = place.run.offset?(place.index), let last = place.run.offset?(place.run.count - 1),
      host(at: path)?.node?.layoutValue(for: RowMoveDisabledKey.self) != true
    else { return [] }
    var items: [UIMenuElement] = []
    if offset > 0 {
      items.append(UIAction(title: "Move Up") { _ in move(IndexSet(integer: offset), offset - 1) })
    }
    if offset < last {
      items.append(UIAction(title: "Move Down") { _ in move(IndexSet(integer: offset), offset + 2) })
    }
    return items
  }

  // MARK: Scrolling

  func scrollTo(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
    for (number, section) in sections.enumerated() {
      for (run, start) in zip(section.section.runs, section.starts) {
        guard let runID = run.id, let index = (0..<run.count).first(where: { runID($0) == id }) else { continue }
        let position: UITableView.ScrollPosition =
          switch anchor?.y {
          case nil: .none
          case let y? where y < 0.34: .top
          case let y? where y > 0.66: .bottom
          default: .middle
          }
        table.scrollToRow(at: IndexPath(row: start + index, section: number), at: position, animated: false)
        return true
      }
    }
    return false
  }
}
