public import Foundation

/// A closure that returns the section with an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// What all sections of a compositional layout have in common.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction of scrolling. Default: vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Views at the edges of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections are measured from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// The default configuration.
  public override init() { super.init() }

  final func makeCopy() -> UICollectionViewCompositionalLayoutConfiguration {
    let made = UICollectionViewCompositionalLayoutConfiguration()
    made.scrollDirection = scrollDirection
    made.interSectionSpacing = interSectionSpacing
    made.boundarySupplementaryItems = boundarySupplementaryItems
    made.contentInsetsReference = contentInsetsReference
    return made
  }

  /// A copy.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(makeCopy()) }.value
  }
}

/// A layout of sections that an app describes: groups of items, and views around them.
///
/// Where text runs from right to left, so do the items, and a section that scrolls on its own begins at its right end.
///
/// A section costs nothing for items that are not visible, unless their cells determine their sizes: then each group has a length.
///
/// Differs from Apple: in a section that scrolls on its own, only scrolling with fingers ends at groups or pages.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What all sections have in common. Setting it lays out everything anew.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  final var sections: [PlacedSection] = []
  final var boundaries: [PlacedBoundary] = []
  private(set) final var contentLength: CGFloat = 0
  private var needsSections = true
  /// Whether a view stays visible, or a handler changes what is visible; and the sections that scroll on their own.
  private var followsScrolling = false
  private var scrolling: [Int] = []
  private var preparedSize = CGSize.zero
  /// The scroll positions of sections that scroll on their own.
  final var offsets: [Int: CGPoint] = [:]

  /// A layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections are all the same.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// A layout whose sections a closure returns.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections a closure returns.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns `nil`: a storyboard does not describe the sections.
  public required init?(coder: NSCoder) { nil }

  /// A layout that looks like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  final var isHorizontal: Bool { configuration.scrollDirection == .horizontal }
  override var isMirroredFromRightToLeft: Bool { true }

  // MARK: Invalidation

  /// Keeps everything if only the visible area has moved, and otherwise requests the sections again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.measured.isEmpty {
      for (preferred, original) in context.measured { adopt(preferred, original.element) }
    } else if !context.isScroll {
      needsSections = true
      if !context.keepsMeasures { forgetMeasures() }
    }
    super.invalidateLayout(with: context)
  }

  private func adopt(_ preferred: UICollectionViewLayoutAttributes, _ element: CollectionElement) {
    if element.category == .cell {
      guard sections.indices.contains(element.path.section) else { return }
      measuredItems[element.path] = preferred.size
      sections[element.path.section].shape.setMeasured(preferred.size, of: element.path.row)
    } else {
      measuredViews[element] = preferred.size
    }
  }

  /// Returns `true` for another size, and for scrolling if a view stays visible or a handler changes what is visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize || followsScrolling
  }

  /// A context for another size, or for scrolling.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isScroll = newBounds.size == preparedSize && !needsSections
    return context
  }

  /// Whether an element with an estimated size has another one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return originalAttributes.fitsWidth && abs(new.width - old.width) > 0.01
      || originalAttributes.fitsHeight && abs(new.height - old.height) > 0.01
  }

  // MARK: Layout

  /// Computes the places of the sections.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    preparedSize = collectionView.bounds.size
    if needsSections {
      needsSections = false
      loadSections(of: collectionView)
    }
    placeSections()
  }

  private func loadSections(of view: UICollectionView) {
    let inset = view.adjustedContentInset
    let size = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    let environment = LayoutEnvironment(size: size, traits: view.traitCollection)
    var measured: [Int: [Int: CGSize]] = [:]
    for (path, size) in measuredItems { measured[path.section, default: [:]][path.row] = size }
    sections = view.counts.enumerated().map { index, count in
      let section = provider(index, environment) ?? UICollectionViewCompositionalLayout.emptySection
      return PlacedSection(
        section, index: index, count: count, size: size, isHorizontal: isHorizontal, environment: environment,
        measured: measured[index] ?? [:])
    }
    view.listBackground = sections.first?.section.list?.shownBackground
  }

  /// A section provider may return none.
  private static var emptySection: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
  }

  private func placeSections() {
    guard let collectionView else { return }
    var begin: CGFloat = 0
    let size = collectionView.bounds.size
    boundaries = []
    let tops = configuration.boundarySupplementaryItems.filter { isHorizontal ? $0.isAtLeading : $0.isAtTop }
    begin += placeBoundaries(tops, at: begin, size)
    for index in sections.indices {
      if index > 0 { begin += configuration.interSectionSpacing }
      sections[index].place(at: begin, measured: measuredViews)
      begin += sections[index].length
    }
    let bottoms = configuration.boundarySupplementaryItems.filter { isHorizontal ? $0.isAtTrailing : $0.isAtBottom }
    begin += placeBoundaries(bottoms, at: begin, size)
    contentLength = begin
    followsScrolling = boundaries.contains { $0.item.pinToVisibleBounds } || sections.contains { $0.followsScrolling }
    scrolling = sections.indices.filter { sections[$0].scrolls }
  }

  private func placeBoundaries(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], at begin: CGFloat, _ size: CGSize
  ) -> CGFloat {
    var length: CGFloat = 0
    for item in items {
      let element = CollectionElement(
        category: .supplementaryView, kind: item.elementKind, path: RowIndexPath(section: 0, row: 0))
      let own = measuredViews[element] ?? item.layoutSize.size(in: size)
      let origin = isHorizontal ? CGPoint(x: begin + length, y: 0) : CGPoint(x: 0, y: begin + length)
      let place = CGRect(
        x: origin.x + item.offset.x, y: origin.y + item.offset.y, width: own.width, height: own.height)
      boundaries.append(PlacedBoundary(item: item, frame: place))
      if item.extendsBoundary { length += isHorizontal ? own.width : own.height }
    }
    return length
  }

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize {
    let across = collectionView.map { view in
      let inset = view.adjustedContentInset
      return isHorizontal
        ? view.bounds.height - inset.top - inset.bottom : view.bounds.width - inset.left - inset.right
    }
    return isHorizontal
      ? CGSize(width: contentLength, height: max(0, across ?? 0))
      : CGSize(width: max(0, across ?? 0), height: contentLength)
  }

  /// The elements that intersect `rect`.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  /// The attributes of an item; `nil` for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let path = RowIndexPath(indexPath)
    guard sections.indices.contains(path.section), let slot = sections[path.section].shape.place(of: path.row) else {
      return nil
    }
    return itemAttributes(path, slot)
  }

  /// The attributes of a section's view at an edge, or of an item's own; `nil` if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementAttributes(elementKind, indexPath) }

  /// The attributes of a view behind a section; `nil` if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return decorationAttributes(of: indexPath.section).first { $0.representedElementKind == elementKind }
  }

  // MARK: Sections that scroll on their own

  override var scrollingSections: [Int: ScrollingSection] {
    var found: [Int: ScrollingSection] = [:]
    for index in scrolling where sections.indices.contains(index) {
      let section = sections[index]
      found[index] = ScrollingSection(
        frame: section.contentFrame, contentSize: section.innerSize, isHorizontal: !isHorizontal)
    }
    return found
  }

  override func scrollSection(_ section: Int, to offset: CGPoint) { offsets[section] = offset }
  override func sectionOffset(_ section: Int) -> CGPoint { offsets[section] ?? .zero }

  override func restingOffset(of section: Int, for proposed: CGPoint) -> CGPoint {
    guard sections.indices.contains(section) else { return proposed }
    let placed = sections[section]
    let visible = isHorizontal ? placed.contentFrame.height : placed.contentFrame.width
    let whole = isHorizontal ? placed.innerSize.height : placed.innerSize.width
    let inset = isHorizontal ? placed.innerInset.y : placed.innerInset.x
    var offset = isHorizontal ? proposed.y : proposed.x
    switch placed.section.orthogonalScrollingBehavior {
    case .none, .continuous: return proposed
    case .paging: if visible > 0 { offset = (offset / visible).rounded() * visible }
    case .continuousGroupLeadingBoundary, .groupPaging:
      offset = placed.shape.nearestGroup(offset, at: offset) { begin, _ in begin } ?? offset
    case .groupPagingCentered:
      offset =
        placed.shape.nearestGroup(offset, at: offset + visible / 2 - inset) { begin, length in
          inset + begin + (length - visible) / 2
        } ?? offset
    }
    offset = max(0, min(offset, whole - visible))
    return isHorizontal ? CGPoint(x: proposed.x, y: offset) : CGPoint(x: offset, y: proposed.y)
  }

  override func revealInSection(_ path: RowIndexPath, at position: UICollectionView.ScrollPosition) {
    guard sections.indices.contains(path.section), sections[path.section].scrolls,
      let slot = sections[path.section].shape.place(of: path.row)
    else { return }
    let section = sections[path.section]
    let frame = slot.frame.offsetBy(dx: section.innerInset.x, dy: section.innerInset.y)
    let visible = section.contentFrame.size
    var offset = offsets[path.section] ?? .zero
    func moved(_ now: CGFloat, _ begin: CGFloat, _ end: CGFloat, _ room: CGFloat, _ whole: CGFloat) -> CGFloat {
      var target = now
      if position.contains(isHorizontal ? .top : .left) {
        target = begin
      } else if position.contains(isHorizontal ? .centeredVertically : .centeredHorizontally) {
        target = (begin + end - room) / 2
      } else if position.contains(isHorizontal ? .bottom : .right) {
        target = end - room
      } else if begin < now {
        target = begin
      } else if end > now + room {
        target = end - room
      }
      return max(0, min(target, whole - room))
    }
    if isHorizontal {
      offset.y = moved(offset.y, frame.minY, frame.maxY, visible.height, section.innerSize.height)
    } else {
      offset.x = moved(offset.x, frame.minX, frame.maxX, visible.width, section.innerSize.width)
    }
    offsets[path.section] = offset
    collectionView?.scrollers[path.section]?.show(offset)
  }

  // MARK: Lists

  override func listContext(of path: RowIndexPath) -> ListItemContext? {
    guard sections.indices.contains(path.section) else { return nil }
    return sections[path.section].section.list?.context(of: path, count: sections[path.section].shape.count)
  }

  override func listContext(ofViewIn section: Int) -> ListItemContext? {
    sections.indices.contains(section) ? sections[section].section.list?.viewContext : nil
  }

  override func swipeActions(of path: RowIndexPath) -> [UIContextualAction] {
    guard sections.indices.contains(path.section), let list = sections[path.section].section.list else { return [] }
    let leading = list.leadingSwipeActionsConfigurationProvider?(path.path)
    let trailing = list.trailingSwipeActionsConfigurationProvider?(path.path)
    return (leading?.actions ?? []) + (trailing?.actions ?? [])
  }

  override func pinnedLength(_ section: Int) -> CGFloat {
    guard !isHorizontal, sections.indices.contains(section) else { return 0 }
    return sections[section].boundaries.filter { $0.item.pinToVisibleBounds && $0.item.isAtTop }.map(\.frame.height)
      .max() ?? 0
  }
}
