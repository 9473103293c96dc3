import Foundation
import RuntimeLogging

extension UICollectionView {
  /// The number of items in each section.
  var counts: [Int] {
    loadIfNeeded()
    return loadedCounts
  }

  func contains(_ path: RowIndexPath) -> Bool {
    loadedCounts.indices.contains(path.section) && path.row >= 0 && path.row < loadedCounts[path.section]
  }

  /// The number of sections.
  public var numberOfSections: Int { counts.count }

  /// The number of items in a section; 0 for one that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? loadedCounts[section] : 0
  }

  /// Reloads everything from the data source. The selection is lost.
  public func reloadData() {
    forgetData()
    if dataSource != nil { loadIfNeeded() }
  }

  func forgetData() {
    needsLoad = true
    generation += 1
    pending = TableChanges()
    invalidateCounts()
  }

  func invalidateCounts(keepsMeasures: Bool = false) {
    let context = layout.makeContext()
    context.keepsMeasures = keepsMeasures
    (context.isWhole, context.changesCounts) = (true, true)
    layout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard needsLoad else { return }
    needsLoad = false
    generation += 1
    recycleAll()
    selection = CollectionSelection()
    current = nil
    prefetched = []
    loadedCounts = countItems()
    setNeedsLayout()
  }

  /// The number of items in each section, according to the data source.
  func countItems() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  // MARK: Views

  /// The cell of an item that becomes visible.
  func makeCell(at path: RowIndexPath) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    let generation = generation
    let cell = dataSource.collectionView(self, cellForItemAt: path.path)
    guard generation == self.generation else { return nil }
    guard cell.shownPath == nil || cell.shownPath == path else {
      RuntimeLog.write("A \(type(of: cell)) was given for two items at once; a plain cell is used for the second.")
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }

  /// A supplementary or decoration view that becomes visible.
  func makeSupplement(_ element: CollectionElement, at indexPath: IndexPath) -> UICollectionReusableView? {
    if element.category == .decorationView { return makeDecoration(element.kind) }
    guard let dataSource else { return nil }
    let generation = generation
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: indexPath)
    guard generation == self.generation else { return nil }
    guard !supplements.contains(where: { $0.value === view }) else {
      RuntimeLog.write("A \(type(of: view)) was given for two elements at once; an empty one is used for the second.")
      return UICollectionReusableView(frame: .zero)
    }
    return view
  }

  private func makeDecoration(_ kind: String) -> UICollectionReusableView {
    let name = CollectionPool.Name(kind: kind, identifier: kind)
    decorationPool.classes[name] = layout.decorationClasses[kind]
    decorationPool.nibs[name] = layout.decorationNibs[kind]
    if let view = decorationPool.dequeue(name) { return view }
    RuntimeLog.write("No class is registered for decoration views named \"\(kind)\"; an empty one is used.")
    decorationPool.classes[name] = UICollectionReusableView.self
    return UICollectionReusableView(frame: .zero)
  }

  static func missingSupplement(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView {
    RuntimeLog.write(
      "The data source has no view for the element \"\(kind)\" of section \(indexPath.section); an empty one is used.")
    return UICollectionReusableView(frame: .zero)
  }

  // MARK: Removing views

  func recycleAll() {
    for (path, cell) in cells { recycle(cell, at: path) }
    cells = [:]
    for (element, view) in supplements { recycle(view, element) }
    supplements = [:]
  }

  func recycle(_ cell: UICollectionViewCell, at path: RowIndexPath) {
    cell.shownPath = nil
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path.path)
    pool.enqueue(cell, kind: "")
  }

  func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard element.category == .supplementaryView else { return decorationPool.enqueue(view, kind: element.kind) }
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path.path)
    pool.enqueue(view, kind: element.kind)
  }
}
