public import Foundation

/// Lays out items in lines, and breaks lines where they are full; each section may have a header and a footer.
///
/// Items of one size cost nothing until they are visible. With a delegate that determines sizes, or with ``estimatedItemSize``, each item's
/// size is kept.
///
/// Differs from Apple: a single item in a line is at its begin, where some versions centre it.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A size for ``estimatedItemSize`` that requests the size of the content.
  public nonisolated static let automaticSize = CGSize(width: -2, height: -2)

  /// What the insets of a section are measured from. Stored, and without effect: bars do not cover content here.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// The minimum space between lines, in points. Default: 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum space between the items of a line, in points. Default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items, in points, if the delegate does not determine it. Default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of items, whose cells determine their size; zero, the default, if they do not.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The direction of scrolling. Default: vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers, of which the length in the direction of scrolling has an effect. Default: zero, for no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which the length in the direction of scrolling has an effect. Default: zero, for no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The margins around the items of a section. Default: none.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// What the insets of a section are measured from. Default: `fromContentInset`.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay visible while their section is. Default: `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay visible while their section is. Default: `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  final var sections: [FlowSection] = []
  private var needsSections = true
  private var preparedSize = CGSize.zero
  /// Set by the default of the delegate's method for sizes.
  final var usesItemSize = false

  /// A vertical layout.
  public override init() { super.init() }

  /// A layout that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: UICollectionViewFlowLayout.self)
  }

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  final var isHorizontal: Bool { scrollDirection == .horizontal }
  private var fits: Bool { estimatedItemSize != .zero }

  // MARK: Invalidation

  /// Keeps everything if only the visible area has moved, and otherwise requests the delegate's values again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.measured.isEmpty {
      for (preferred, original) in context.measured where original.representedElementCategory == .cell {
        let path = original.element.path
        guard sections.indices.contains(path.section) else { continue }
        measuredItems[path] = preferred.size
        sections[path.section].setSize(along(preferred.size), of: path.row)
      }
    } else if !context.isScroll {
      needsSections = true
      if !context.keepsMeasures { forgetMeasures() }
    }
    super.invalidateLayout(with: context)
  }

  /// Returns `true` for another size, and for scrolling if headers or footers stay visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// A context for another size, or for scrolling.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let changesWidth = isHorizontal ? newBounds.height != preparedSize.height : newBounds.width != preparedSize.width
    context.isScroll = !changesWidth && !needsSections
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = changesWidth
    return context
  }

  /// Whether the cell's size is another one than the layout's, if cells determine their size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard fits, originalAttributes.representedElementCategory == .cell else { return false }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return abs(new.width - old.width) > 0.01 || abs(new.height - old.height) > 0.01
  }

  // MARK: Layout

  /// Computes the lines.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    preparedSize = collectionView.bounds.size
    if needsSections {
      needsSections = false
      loadSections(of: collectionView)
    }
    for section in sections.indices { _ = sections[section].settle() }
    var begin: CGFloat = 0
    for section in sections.indices {
      sections[section].begin = begin
      begin += sections[section].length
    }
  }

  /// The length across the direction of scrolling.
  final var acrossLength: CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.adjustedContentInset
    return max(
      0,
      isHorizontal
        ? collectionView.bounds.height - inset.top - inset.bottom
        : collectionView.bounds.width - inset.left - inset.right)
  }

  private func loadSections(of view: UICollectionView) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let across = acrossLength
    sections = view.counts.enumerated().map { section, count in
      FlowSection(
        count: count, metrics: metrics(of: section, in: view, delegate),
        sizes: sizes(of: section, count, in: view, delegate), across: across)
    }
  }

  private func metrics(
    of section: Int, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Metrics {
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    let lineGap =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let itemGap =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    return FlowSection.Metrics(
      header: length(along(header).along), footer: length(along(footer).along),
      insetBefore: finite(isHorizontal ? inset.left : inset.top),
      insetAfter: finite(isHorizontal ? inset.right : inset.bottom),
      insetNear: finite(isHorizontal ? inset.top : inset.left),
      insetFar: finite(isHorizontal ? inset.bottom : inset.right),
      lineGap: length(lineGap), itemGap: length(itemGap))
  }

  private func sizes(
    of section: Int, _ count: Int, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Sizes {
    let own = fits && estimatedItemSize.width > 0 ? estimatedItemSize : itemSize
    var sizes = FlowSection.Sizes.uniform(along(own))
    if let delegate, count > 0 {
      usesItemSize = false
      let path = IndexPath(item: 0, section: section)
      let first = along(delegate.collectionView(view, layout: self, sizeForItemAt: path))
      if !usesItemSize {
        var all = [first]
        all.reserveCapacity(count)
        var isUniform = true
        for item in 1..<max(1, count) {
          let path = IndexPath(item: item, section: section)
          let size = along(delegate.collectionView(view, layout: self, sizeForItemAt: path))
          if size != first { isUniform = false }
          all.append(size)
        }
        sizes = isUniform ? .uniform(first) : .varied(all)
      }
    }
    guard fits else { return sizes }
    var all: [FlowSection.Size]
    switch sizes {
    case .uniform(let size): all = Array(repeating: size, count: count)
    case .varied(let some): all = some
    }
    for (path, size) in measuredItems where path.section == section && path.row < count { all[path.row] = along(size) }
    return .varied(all)
  }

  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
  private func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

  private func along(_ size: CGSize) -> FlowSection.Size {
    let (width, height) = (length(size.width), length(size.height))
    return isHorizontal
      ? FlowSection.Size(along: width, across: height) : FlowSection.Size(along: height, across: width)
  }

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize {
    let length = sections.last?.end ?? 0
    return isHorizontal ? CGSize(width: length, height: acrossLength) : CGSize(width: acrossLength, height: length)
  }

  /// The items, headers and footers that intersect `rect`.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  /// The attributes of an item; `nil` for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let path = RowIndexPath(indexPath)
    guard sections.indices.contains(path.section), path.row >= 0, path.row < sections[path.section].count else {
      return nil
    }
    return itemAttributes(path)
  }

  /// The attributes of a section's header or footer; `nil` if it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { boundaryAttributes(elementKind, indexPath.section) }

  override func pinnedLength(_ section: Int) -> CGFloat {
    sectionHeadersPinToVisibleBounds && !isHorizontal && sections.indices.contains(section)
      ? sections[section].metrics.header : 0
  }
}
