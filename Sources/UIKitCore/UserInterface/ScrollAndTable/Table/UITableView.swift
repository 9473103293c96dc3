public import Foundation
package import ViewBacking

/// Rows in sections, of which only the visible ones have a cell.
///
/// The ``dataSource`` provides the content; the ``delegate`` determines the appearance and receives the user's actions. With a keyboard,
/// the arrows move from row to row, Return chooses one and Delete deletes it.
///
/// Differs from Apple: there is no reordering by hand without delegates for dragging and dropping. The row's context menu offers
/// the swipe actions of a device. A mistake in a data source that raises an exception on a device is logged here, and the table loads
/// everything again.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of the table.
  public private(set) var style: Style
  /// Provides the content of the table. Not retained. Setting it reloads the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }
  /// Notified of rows that will be needed soon. Not retained. iOS 10.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { setNeedsLayout() } }
  }
  /// Whether the ``prefetchDataSource`` is notified. Default: `true`. iOS 15.
  open var isPrefetchingEnabled = true
  /// Determines the appearance and receives the user's actions. Not retained.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { forgetData() }
    }
  }

  /// The height of rows, in points, or ``automaticDimension``, the default, for the height of their content.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetData() } }
  }
  /// The estimated height of a row, in points. Default: ``automaticDimension``, which means 44.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers, in points, or ``automaticDimension``, the default, for the height of their content.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers, in points, or ``automaticDimension``, the default, for the height of their content.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of a header whose content determines its height, in points. Default: ``automaticDimension``, which means 28.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of a footer whose content determines its height, in points. Default: ``automaticDimension``, which means 28.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The height of empty rows below the last one. iOS 15. Default: 0. Has no effect: there are no empty rows here.
  open var fillerRowHeight: CGFloat = 0
  /// What happens when the content of a row that determines its height changes. iOS 16. Default: `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The space above each header of a plain table, in points. Stored, and without effect: there is none here.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// A value that requests the height of the content.
  public static let automaticDimension: CGFloat = -1

  /// Whether each section of an inset grouped table has a background with round corners, as it has outside of sidebars.
  package var showsSectionBackgrounds = true {
    didSet { setNeedsLayout() }
  }
  /// The line below a row. Default: a line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The colour of the line below a row; `nil` for ``UIColor/separator``.
  open var separatorColor: UIColor? = .separator {
    didSet { setNeedsLayout() }
  }
  /// The insets of the line below a row, in points.
  open var separatorInset = UITableView.automaticSeparatorInset {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  /// What ``separatorInset`` is measured from, if it is set. iOS 11. Default: `fromCellEdges`. Differs from Apple: the insets of a cell are
  /// always measured from its edges.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }
  /// The effect of the lines between rows. Default: `nil`. Has no effect: the lines have the ``separatorColor``.
  open var separatorEffect: UIVisualEffect?
  /// The inset of a line if the app sets none.
  final class var automaticSeparatorInset: UIEdgeInsets { UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
  final var hasOwnSeparatorInset = false
  /// Whether the margins of cells are at least those of the readable width. iOS 9. Default: `false`. Has no effect: the content of a row is as
  /// wide as the table allows.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content of cells avoids the area that bars cover. iOS 11. Default: `true`. Has no effect: bars do not cover content here.
  open var insetsContentViewsToSafeArea = true
  /// Whether a drag that stays over a row selects it. iOS 11. Default: `false`. Has no effect: a drag does not press what it stays over.
  open var isSpringLoaded = false
  /// The colour of the titles of the index; `nil` for the tint colour.
  open var sectionIndexColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The colour behind the index; `nil` for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The colour behind the index while it is pressed; `nil` for ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The number of rows from which on the index is shown. Default: 0.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsLayout() }
  }
  /// A view above everything, as wide as the table and with its own height, or `nil`.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }
  /// A view below everything, as wide as the table and with its own height, or `nil`.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }
  /// A view behind everything that does not scroll, or `nil`.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// Whether the user can select rows. Default: `true`.
  open var allowsSelection = true {
    didSet { setNeedsLayout() }
  }
  /// Whether more than one row can be selected. Default: `false`.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is being edited. Default: `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one row can be selected while the table is being edited. Default: `false`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the arrow keys select the row they move to, rather than only move the focus. Default: `true` in a column of a split
  /// view beside the detail, otherwise `false`.
  open var selectionFollowsFocus: Bool {
    get { ownSelectionFollowsFocus ?? isInSidebar }
    set { ownSelectionFollowsFocus = newValue }
  }
  private var ownSelectionFollowsFocus: Bool?
  /// Whether rows can have the keyboard focus. iOS 15. Default: `true`.
  open var allowsFocus = true {
    didSet { setNeedsShow() }
  }
  /// Whether rows can have the keyboard focus while the table is being edited. iOS 15. Default: `true`.
  open var allowsFocusDuringEditing = true
  /// Whether the focus returns to the row that had it last. iOS 9. Default: `false`. Has no effect: it always does.
  open var remembersLastFocusedIndexPath = false
  /// Whether there are changes that are not applied yet: between ``beginUpdates()`` and ``endUpdates()``. Reloading would discard them.
  /// Differs from Apple: a drop shows no gaps and no placeholders, so it has no such changes.
  open var hasUncommittedUpdates: Bool { batchDepth > 0 }
  /// Whether rows are being edited. Differs from Apple: it changes what can be selected, and shows nothing.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  // The state of the loaded data. All of it is reset when the data is reloaded.

  var shape = TableShape()
  var needsLoad = true
  /// Increases with every load, so that a loop that requests cells from the app detects a reload.
  var generation = 0
  var cells: [RowIndexPath: UITableViewCell] = [:]
  /// The rows near the visible area that the ``prefetchDataSource`` knows of.
  final var prefetched: Set<RowIndexPath> = []
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The headers and footers whose display the delegate was notified of.
  var displayedViews: Set<ObjectIdentifier> = []
  /// The index; `nil` without titles.
  var indexView: TableIndexView?
  /// The cards behind the sections of an inset grouped table.
  var cards: [Int: UIView] = [:]
  /// The way of the visible parts to their new places, which begins with the next layout.
  var movement: RowMovement?
  var selection: [RowIndexPath] = []
  /// The row with the keyboard focus.
  var current: RowIndexPath? {
    didSet { if current != oldValue { showCurrent(from: oldValue) } }
  }
  /// The row whose swipe actions or deletion the shown menu has, as long as it exists.
  final var editedRow: RowIndexPath?
  var hasKeyboard = false {
    didSet { if hasKeyboard != oldValue { showCurrent(from: current) } }
  }
  /// Whether a key was pressed since the last press on a row.
  var usesKeys = false {
    didSet { if usesKeys != oldValue { showCurrent(from: current) } }
  }
  var pool = CellPool()
  /// The rows of a storyboard, in a table whose content does not change.
  var staticSections: [StaticTableSection]?
  var reconfigured: UITableViewCell?
  var pending = TableChanges()
  var batchDepth = 0
  /// Set if the data source does not implement `canEditRowAt`.
  var keepsEditing = false
  var laidOutWidth: CGFloat = -1
  var lastTop: (index: Int, y: CGFloat)?
  private lazy var menuSource = TableMenuSource(table: self)

  /// A table of this style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table that a storyboard describes.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UITableView.self)
  }

  /// Adopts the style of a storyboard.
  func adopt(_ style: Style) {
    self.style = style
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  private func prepare() {
    adopt(style)
    addInteraction(UIContextMenuInteraction(delegate: menuSource))
  }

  /// Begins or ends the editing of rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    // Deselect rows that may not be selected now.
    if !selectsAny || (!selectsMany && selection.count > 1) { deselectAll() }
    for cell in cells.values {
      cell.setEditing(editing, animated: animated)
      cell.setNeedsUpdateConfiguration()
    }
    setNeedsLayout()
  }

  override func contentSizeCategoryDidChange(to category: UIContentSizeCategory) { forgetMeasuredHeights() }

  /// Loads the visible parts, and positions them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func exchange(_ previous: UIView?, for view: UIView?) {
    guard previous !== view else { return }
    if previous?.superview === self { previous?.removeFromSuperview() }
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  private var isInSidebar: Bool {
    guard let owner = sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.controller).first,
      let split = owner.splitViewController, !split.isCollapsed
    else { return false }
    return owner.ancestors.contains { controller in
      controller.parent === split && controller !== split.viewController(for: .secondary)
    }
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .list
    description.isFocusable = allowsSelection && allowsFocus
    description.keys = [.up, .down, .home, .end, .pageUp, .pageDown, .return, .space, .delete, .selectAll]
  }

  // MARK: Focus

  /// Asks the delegate, too.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context) && delegateAllowsFocus(context)
  }

  /// Notifies the delegate, too.
  open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    notifyOfFocus(context, coordinator)
  }

  package override func receive(_ event: ViewEvent) {
    switch event {
    case .key(let key): press(key)
    case .focused:
      hasKeyboard = true
      if current == nil {
        let preferred = delegate?.indexPathForPreferredFocusedView(in: self).map(RowIndexPath.init)
        current = selection.first ?? preferred.flatMap { shape.contains($0) ? $0 : nil } ?? visibleRows.first
      }
    case .focusShown: usesKeys = true
    case .unfocused: hasKeyboard = false
    default: super.receive(event)
    }
  }
}
