public import Foundation
package import ViewBacking

/// Items in sections, positioned by a layout, of which only the visible ones have a cell.
///
/// The ``dataSource`` provides the content, the ``collectionViewLayout`` the positions; the ``delegate`` receives the user's actions. With
/// a keyboard, the arrows move to the next item in their direction, and Return chooses one.
///
/// Differs from Apple: without a host, such as on a simulated device, changes take no time. A mistake in a data source that raises an
/// exception on a device is logged here, and the view loads everything again.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Provides the content. Not retained. Setting it reloads everything.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }
  /// Receives the user's actions. Not retained.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
    }
  }
  /// Notified of items that will be needed soon. Not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }
  /// Whether the ``prefetchDataSource`` is notified. Default: `true`.
  open var isPrefetchingEnabled = true
  /// What self-sizing cells do when their content changes.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// What happens when the content of a self-sizing cell changes. Stored: a cell is measured when it becomes visible, and when its item is
  /// reconfigured or reloaded.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Nothing.
    case disabled = 0
    /// The cell is measured when `invalidateIntrinsicContentSize()` is called.
    case enabled = 1
    /// The cell is measured when its constraints change, too.
    case enabledIncludingConstraints = 2
  }
  /// The layout. Setting it positions everything anew.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// A view behind everything that does not scroll, or `nil`.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether the user can select items. Default: `true`.
  open var allowsSelection = true {
    didSet { if allowsSelection != oldValue { selectabilityChanged() } }
  }
  /// Whether more than one item can be selected. Default: `false`.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectabilityChanged() } }
  }
  /// Whether items can be selected while the view is being edited. Default: `false`.
  open var allowsSelectionDuringEditing = false {
    didSet { if allowsSelectionDuringEditing != oldValue { selectabilityChanged() } }
  }
  /// Whether more than one item can be selected while the view is being edited. Default: `false`.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectabilityChanged() } }
  }
  /// Whether the arrow keys select the item they move to, rather than only move the focus. Default: `false`.
  open var selectionFollowsFocus = false
  /// Whether cells can have the keyboard focus. Default: `true`.
  open var allowsFocus = true {
    didSet { setNeedsShow() }
  }
  /// Whether cells can have the keyboard focus while the view is being edited. Default: `true`.
  open var allowsFocusDuringEditing = true
  /// Whether the focus returns to the item that had it last. Stored: it always does. Default: `false`.
  open var remembersLastFocusedIndexPath = false
  /// Whether a drag that stays over an item selects it. iOS 11. Default: `false`. Has no effect: a drag does not press what it stays over.
  open var isSpringLoaded = false
  /// How soon other items make room for a dragged one. iOS 11. Default: `immediate`. Has no effect: they make room when it is dropped.
  open var reorderingCadence = ReorderingCadence.immediate
  /// How soon other items make room for a dragged one. iOS 11.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// At once.
    case immediate = 0
    /// After a short time.
    case fast = 1
    /// After a longer time.
    case slow = 2
  }
  /// Whether there are changes that are not applied yet: in ``performBatchUpdates(_:completion:)-6m2hb``, and while an item is moved by hand.
  /// Differs from Apple: a drop shows no gaps and no placeholders, so it has no such changes.
  open var hasUncommittedUpdates: Bool { batchDepth > 0 || moved != nil }
  /// Whether items are being edited. Changes what can be selected, and the accessories of list cells.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      selectabilityChanged()
      for cell in cells.values { cell.setNeedsUpdateConfiguration() }
    }
  }

  final var layout: UICollectionViewLayout
  /// The number of items in each section, as of the last load.
  final var loadedCounts: [Int] = []
  final var needsLoad = true
  /// Increases with every load, so that a loop that requests cells from the app detects a reload.
  final var generation = 0
  final var cells: [RowIndexPath: UICollectionViewCell] = [:]
  final var supplements: [CollectionElement: UICollectionReusableView] = [:]
  final var selection = CollectionSelection()
  /// The item with the keyboard focus.
  final var current: RowIndexPath? {
    didSet { if current != oldValue { showCurrent(from: oldValue) } }
  }
  final var hasKeyboard = false {
    didSet { if hasKeyboard != oldValue { showCurrent(from: current) } }
  }
  /// Whether a key was pressed since the last press on an item.
  final var usesKeys = false {
    didSet { if usesKeys != oldValue { showCurrent(from: current) } }
  }
  final var pool = CollectionPool()
  final var decorationPool = CollectionPool()
  final var scrollers: [Int: CollectionSectionScroller] = [:]
  final var reconfigured: UICollectionViewCell?
  final var pending = TableChanges()
  final var batchDepth = 0
  final var laidOutBounds: CGRect?
  /// The mirror of the layout's coordinates by which the content's offset was determined.
  final var adoptedMirror: LayoutMirror?
  final var isPreparing = false
  final var prefetched: Set<RowIndexPath> = []
  /// Items whose cells are measured in the next layout pass though they are not new.
  final var unmeasured: Set<RowIndexPath> = []
  /// Whether the other views are.
  final var measuresViews = false
  /// The colour that a list's layout has behind it.
  final var listBackground: UIColor? {
    didSet { if listBackground != oldValue { setNeedsShow() } }
  }
  final var moved: CollectionMove?
  /// The transition that waits for its end.
  final var interactiveTransition: InteractiveLayoutTransition?
  /// The change of the items that is being laid out.
  final var transition: CollectionTransition?
  private lazy var menuSource = CollectionMenuSource(view: self)

  /// A collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    prepare()
  }

  /// A collection view with a flow layout. Differs from Apple: there it raises an exception.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// A collection view that a storyboard describes.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UICollectionView.self)
  }

  private func prepare() {
    layout.collectionView = self
    backgroundColor = .systemBackground
    addInteraction(UIContextMenuInteraction(delegate: menuSource))
  }

  override func contentSizeCategoryDidChange(to category: UIContentSizeCategory) { layout.invalidateLayout() }

  /// Loads and positions what is visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override func restingOffset(for proposed: CGPoint) -> CGPoint {
    targetOffset(super.restingOffset(for: proposed)) {
      layout.targetContentOffset(forProposedContentOffset: $0, withScrollingVelocity: .zero)
    }
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .list
    if let listBackground, backgroundColor == .systemBackground { description.background = resolved(listBackground) }
    description.isFocusable = allowsSelection && allowsFocus
    description.keys = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .return, .space, .delete, .selectAll,
    ]
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
      if current == nil { current = selection.ordered.first ?? visiblePaths.first }
    case .focusShown: usesKeys = true
    case .unfocused: hasKeyboard = false
    default: super.receive(event)
    }
  }
}
