import Foundation
import RuntimeLogging

/// Reads collection views, their layouts and their cells.
extension StoryboardBuilder {
  /// Sets a collection view's attributes and layout, and what its prototype cells and views are made of.
  func fill(_ view: UICollectionView, _ element: StoryboardElement, in scope: StoryboardScope) {
    fill(view as UIScrollView, element)
    if let background = color(element, "backgroundColor") { view.backgroundColor = background }
    view.allowsSelection = element.flag("allowsSelection", true)
    view.allowsMultipleSelection = element.flag("allowsMultipleSelection")
    view.isPrefetchingEnabled = element.flag("prefetchingEnabled", true)
    if let part = element.part("collectionViewLayout"), let layout = makeLayout(part) {
      scope.register(layout, for: part)
      view.setCollectionViewLayout(layout, animated: false)
    }
    if let background = element.part("backgroundView") { view.backgroundView = scope.makeView(background) }
    for cell in element.child("cells")?.children ?? [] where cell.name == "collectionViewCell" {
      addPrototype(cell, kind: "", to: view, in: scope)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      if let part = element.part(key) { addPrototype(part, kind: kind, to: view, in: scope) }
    }
  }

  private func addPrototype(
    _ element: StoryboardElement, kind: String, to view: UICollectionView, in scope: StoryboardScope
  ) {
    guard let identifier = element["reuseIdentifier"] else { return }
    let name = CollectionPool.Name(kind: kind, identifier: identifier)
    view.pool.prototypes[name] = { [self, weak owner = scope.owner] in
      let own = StoryboardScope(builder: self, objects: [])
      own.owner = owner
      if let controller = owner as? UIViewController, let id = controller.storyboardScene?.scene.controller["id"] {
        own.objects[id] = controller
      }
      let made = own.makeView(element) as? UICollectionReusableView
      own.rootView = made
      own.finish()
      return made
    }
  }

  /// The layout of an element; `nil` for one without a class, which is logged.
  private func makeLayout(_ element: StoryboardElement) -> UICollectionViewLayout? {
    let isFlow = element.name == "collectionViewFlowLayout"
    let kind =
      isFlow ? StoryboardKind(base: UICollectionViewFlowLayout.self) : StoryboardKind(base: UICollectionViewLayout.self)
    guard isFlow || element["customClass"] != nil else {
      logIgnored("a layout without a class", at: element)
      return nil
    }
    let found = customClass(of: element, kind: kind) as? UICollectionViewLayout.Type
    let layoutClass = found == UICollectionViewLayout.self ? nil : found
    let coder = StoryboardCoder(element: element, base: kind.base) { [self] made in
      if let flow = made as? UICollectionViewFlowLayout { fill(flow, element) }
    }
    if let layoutClass, let made = layoutClass.init(coder: coder) { return made }
    if let layoutClass {
      RuntimeLog.write("\(layoutClass).init(coder:) returned nil, so \(place(element)) is loaded without it.")
    }
    guard isFlow else { return nil }
    let flow = UICollectionViewFlowLayout()
    fill(flow, element)
    return flow
  }

  private func fill(_ layout: UICollectionViewFlowLayout, _ element: StoryboardElement) {
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let spacing = element["minimumLineSpacing"].map(number) { layout.minimumLineSpacing = max(0, spacing) }
    if let spacing = element["minimumInteritemSpacing"].map(number) { layout.minimumInteritemSpacing = max(0, spacing) }
    if let size = size(element, "itemSize") { layout.itemSize = size }
    if let size = size(element, "headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = size(element, "footerReferenceSize") { layout.footerReferenceSize = size }
    if let size = size(element, "estimatedItemSize") { layout.estimatedItemSize = size }
    if element.flag("automaticEstimatedItemSize") {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let inset = element.part("sectionInset"), inset.name == "inset" { layout.sectionInset = insets(inset) }
    layout.sectionHeadersPinToVisibleBounds = element.flag("sectionHeadersPinToVisibleBounds")
    layout.sectionFootersPinToVisibleBounds = element.flag("sectionFootersPinToVisibleBounds")
  }

  private func size(_ element: StoryboardElement, _ key: String) -> CGSize? {
    guard let part = element.part(key), part.name == "size" else { return nil }
    return CGSize(width: max(0, number(part["width"])), height: max(0, number(part["height"])))
  }

  /// Sets a cell's attributes and fills its content view.
  func fill(_ cell: UICollectionViewCell, _ element: StoryboardElement, in scope: StoryboardScope) {
    if let view = element.part("backgroundView") { cell.backgroundView = scope.makeView(view) }
    if let view = element.part("selectedBackgroundView") { cell.selectedBackgroundView = scope.makeView(view) }
    guard let content = element.child("collectionViewCellContentView") ?? element.part("contentView") else { return }
    scope.describe(cell.contentView, content)
  }
}
