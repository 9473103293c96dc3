public import Foundation
package import ViewBacking

/// The cell of a row in a list, with accessories, an indentation and separators.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The small views at the edges, of which those at the trailing edge are ordered from the content on.
  open var accessories: [UICellAccessory] = [] {
    didSet { renewAccessories() }
  }
  /// The number of indentation steps. Default: 0. A section snapshot's data source sets the level of the item.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of an indentation step, in points. Default: 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  /// Whether accessories at the leading edge are indented, too. Default: `true`.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }
  /// The area of the separator, for constraints.
  public let separatorLayoutGuide = UILayoutGuide()

  private var accessoryViews: [CellAccessoryView] = []
  private let separator = UIView(frame: .zero)
  private let topSeparator = UIView(frame: .zero)
  private(set) var context = ListItemContext()
  private static let edge: CGFloat = 16
  private static let gap: CGFloat = 8

  /// A cell with a frame. Override it to add views; a collection view calls it for a registered class.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// A cell that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.finish(self, at: UICollectionViewListCell.self)
  }

  private func addParts() {
    for line in [separator, topSeparator] {
      line.isUserInteractionEnabled = false
      line.isHidden = true
      addSubview(line)
    }
    addLayoutGuide(separatorLayoutGuide)
  }

  /// A configuration that looks like the list's own rows, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if context.isHeader { return context.isSidebar ? .sidebarHeader() : .groupedHeader() }
    return context.isSidebar ? .sidebarCell() : .cell()
  }

  override func adopt(_ context: ListItemContext?) {
    guard let context, context != self.context else { return }
    self.context = context
    setNeedsLayout()
    setNeedsShow()
  }

  // MARK: Accessories

  private func renewAccessories() {
    let previous = accessoryViews
    accessoryViews = accessories.map { accessory in
      // An app sets all accessories anew in each configuration; a view of the app stays.
      CellAccessoryView(accessory, cell: self)
    }
    for view in previous { view.removeFromSuperview() }
    for view in accessoryViews { addSubview(view) }
    setNeedsLayout()
  }

  private func shown(isLeading: Bool) -> [CellAccessoryView] {
    let isEditing = collectionView?.isEditing ?? false
    var ordered: [CellAccessoryView] = []
    for view in accessoryViews
    where view.accessory.isLeading == isLeading && view.accessory.isShown(isEditing: isEditing) {
      let index = view.accessory.position(ordered.map(\.accessory))
      ordered.insert(view, at: max(0, min(index, ordered.count)))
    }
    return ordered
  }

  private func width(_ views: [CellAccessoryView]) -> CGFloat {
    views.reduce(0) { $0 + $1.preferredSize.width + UICollectionViewListCell.gap }
  }

  private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  override var contentArea: CGRect {
    let leading = shown(isLeading: true)
    let trailing = shown(isLeading: false)
    let before = indentation + (leading.isEmpty ? 0 : width(leading) + UICollectionViewListCell.gap)
    let after = trailing.isEmpty ? 0 : width(trailing) + UICollectionViewListCell.edge - UICollectionViewListCell.gap
    return CGRect(x: before, y: 0, width: max(0, bounds.width - before - after), height: bounds.height)
  }

  /// Shows or hides the rows below.
  func toggleOutline() {
    guard let collectionView, let path = shownPath else { return }
    (collectionView.dataSource as? any OutlineDataSource)?.toggleOutline(at: path.path)
  }

  /// Whether a press on the row shows or hides the rows below.
  var pressTogglesOutline: Bool { shown(isLeading: false).contains { $0.actsForRow } }

  // MARK: Layout

  /// Positions content, accessories and separators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
    placeSeparators()
  }

  private func placeAccessories() {
    let isExpanded =
      shownPath.flatMap { path in
        (collectionView?.dataSource as? any OutlineDataSource)?.isExpanded(at: path.path)
      } ?? false
    let leading = shown(isLeading: true)
    let trailing = shown(isLeading: false)
    for view in accessoryViews {
      view.isHidden = !leading.contains(view) && !trailing.contains(view)
      view.update(isExpanded: isExpanded, isSelected: isSelected)
    }
    var x = UICollectionViewListCell.gap + (indentsAccessories ? indentation : 0)
    for view in leading {
      place(view, at: x)
      x += view.preferredSize.width + UICollectionViewListCell.gap
    }
    x = bounds.width - UICollectionViewListCell.edge
    for view in trailing.reversed() {
      x -= view.preferredSize.width
      place(view, at: x)
      x -= UICollectionViewListCell.gap
    }
  }

  private func place(_ view: CellAccessoryView, at x: CGFloat) {
    let size = view.preferredSize
    view.frame = frameInLayoutDirection(
      CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
  }

  private func placeSeparators() {
    separator.isHidden = !context.hasBottomSeparator
    topSeparator.isHidden = !context.hasTopSeparator
    for line in [separator, topSeparator] { line.backgroundColor = context.separatorColor }
    var (left, right) = (contentArea.minX + UICollectionViewListCell.edge, CGFloat(0))
    if let insets = context.separatorInsets {
      if insets.leading < 10_000 { left = insets.leading }
      if insets.trailing < 10_000 { right = insets.trailing }
    }
    separator.frame = CGRect(x: left, y: bounds.height - 1, width: max(0, bounds.width - left - right), height: 1)
    applyLayoutDirection(to: [separator])
    topSeparator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
  }

  override func contentSize(for size: CGSize, fitsWidth: Bool, fitsHeight: Bool) -> CGSize {
    if configuredView == nil, contentView.constraints.isEmpty, constraints.isEmpty { updateIfNeeded() }
    if configuredView == nil, contentView.constraints.isEmpty, constraints.isEmpty {
      return CGSize(width: size.width, height: fitsHeight ? 44 : size.height)
    }
    let made = super.contentSize(for: size, fitsWidth: fitsWidth, fitsHeight: fitsHeight)
    return CGSize(width: made.width, height: fitsHeight ? max(context.isHeader ? 28 : 44, made.height) : made.height)
  }

  // MARK: The host

  override var showsSelection: Bool {
    (isSelected || isHighlighted) && selectedBackgroundView == nil && automaticallyUpdatesBackgroundConfiguration
      && backgroundConfiguration?.isStateful != false
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    let own = backgroundConfiguration?.backgroundColor ?? backgroundColor ?? context.background
    description.background = resolved(showsSelection ? UICollectionViewCell.selectionColor : own)
    guard context.hasRoundCorners, context.isFirst || context.isLast else { return }
    description.cornerRadius = TableSectionBackground.cornerRadius
    description.roundCorners = []
    if context.isFirst { description.roundCorners.formUnion(.upper) }
    if context.isLast { description.roundCorners.formUnion(.lower) }
    // What reaches the edges of a row, such as a picture, ends at the round corners too.
    description.clipsToBounds = true
  }

  package override func receive(_ event: ViewEvent) {
    if case .pressed = event, pressTogglesOutline { toggleOutline() } else { super.receive(event) }
  }
}

/// A data source whose items have others below them.
@MainActor protocol OutlineDataSource: AnyObject {
  func toggleOutline(at indexPath: IndexPath)
  func isExpanded(at indexPath: IndexPath) -> Bool
}
