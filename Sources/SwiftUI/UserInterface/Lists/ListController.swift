import SwiftUICore
import UIKitCore

/// The data and the delegate of a list's table.
@MainActor
final class ListController<SelectionValue: Hashable>: NSObject, UITableViewDataSource, UITableViewDelegate,
  ViewListParent
{
  let table: HostingTableView
  let list: ViewList
  let leaf: LayoutLeaf
  let inputs: _ViewInputs
  let viewGraph: ViewGraph
  var sections: [ListSection] = []
  var selection: ListSelection<SelectionValue>?
  var isChanged = false
  /// Whether the rows move to their new places: an animation has changed them, or the user.
  var isChangeAnimated = false
  /// The rows that are shown, and those whose views wait in a cell for another row, by their views.
  var hosts: [ObjectIdentifier: RowHost] = [:]
  var headers: [AnyHashable: [RowHost]] = [:]
  var minimumHeight: CGFloat = 44
  var refresh: RefreshAction?
  var selectionMenu: SelectionMenu?
  /// The items of the menu for selected rows, once it was opened.
  lazy var selectionMenuItems = SelectionMenuItems(inputs)
  var isUpdatingSelection = false
  var isSidebar = false

  /// A section with the places of its runs.
  @MainActor struct ListSection {
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
    selectionMenu = environment.selectionMenus[ObjectIdentifier(SelectionValue.self)]
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

  func listDidChange(_ list: ViewList) {
    if !isChangeAnimated { isChangeAnimated = viewGraph.isAnimated(inputs) }
    guard !isChanged else { return }
    isChanged = true
    viewGraph.setNeedsLayout()
  }

  func layoutDidFinish() {
    guard isChanged else { return }
    isChanged = false
    let isAnimated = isChangeAnimated
    isChangeAnimated = false
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
      }, animated: isAnimated)
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
    for (key, host) in hosts {
      let isInCell = host.cell?.host === host
      if isInCell, host.cell?.isHidden == false {
        host.element.scope.setShown(true)
        continue
      }
      host.element.scope.setShown(false)
      // A cell that is not shown keeps the views that its next row can have.
      if isInCell, host.isReusable, host.element.scope.isAlive, !host.element.scope.keepsState { continue }
      hosts[key] = nil
      host.remove()
    }
  }
}
