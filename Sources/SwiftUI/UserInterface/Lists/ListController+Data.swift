import SwiftUICore
import UIKitCore

/// The sections and rows, and the views that show them.
@MainActor extension ListController {
  func place(of path: IndexPath) -> (run: ViewListRun, index: Int)? {
    guard !isChanged, sections.indices.contains(path.section) else { return nil }
    return sections[path.section].place(of: path.row)
  }

  func host(at path: IndexPath) -> RowHost? {
    guard let place = place(of: path) else { return nil }
    return hosts[ObjectIdentifier(place.run.element(place.index))]
  }

  func value(at path: IndexPath) -> SelectionValue? {
    guard let place = place(of: path) else { return nil }
    return place.run.value(at: place.index, as: SelectionValue.self)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? ListCell, let place = place(of: indexPath) else { return cell }
    let element = element(at: place, in: cell)
    let host = hosts[ObjectIdentifier(element)] ?? makeHost(element, place.run)
    host.minimumHeight = minimumHeight
    host.cell = cell
    cell.host = host
    element.scope.setShown(true)
    configure(cell)
    return cell
  }

  /// The views of a row. Those that the cell has from a row that is no longer shown become this row's, if they can.
  private func element(at place: (run: ViewListRun, index: Int), in cell: ListCell) -> ViewElement {
    if let reuse = place.run.reuse, let known = cell.host, known.cell === cell,
      let element = reuse(place.index, known.element)
    {
      known.rowDidChange()
      return element
    }
    return place.run.element(place.index)
  }

  private func makeHost(_ element: ViewElement, _ run: ViewListRun) -> RowHost {
    let host = RowHost(element, inputs, in: leaf)
    host.isReusable = run.reuse != nil
    host.onHeightChange = { [weak self, weak host] in
      guard let self, let cell = host?.cell, let path = table.indexPath(for: cell) else { return }
      table.reconfigureRows(at: [path])
    }
    host.onLayout = { [weak self, weak host] in
      guard let self, let cell = host?.cell else { return }
      configure(cell)
    }
    hosts[ObjectIdentifier(element)] = host
    return host
  }

  private func configure(_ cell: ListCell) {
    guard let host = cell.host else { return }
    let hidesSeparator =
      host.node?.hasLayoutValues == true && host.node?.layoutValue(for: RowSeparatorKey.self) == .hidden
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
    guard let selection, let value = value(at: indexPath) else { return }
    setSelected(selection.contains(value), indexPath)
  }

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
}
