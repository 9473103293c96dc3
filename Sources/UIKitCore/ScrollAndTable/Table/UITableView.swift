import Foundation

/// Rows in sections, of which only those in sight have a cell.
///
/// The ``dataSource`` says what is in it; the ``delegate`` says how it looks, and hears what a person does. With a keyboard,
/// the arrows move from row to row, Return chooses one and Delete deletes it.
///
/// Differs from Apple: changes are not animated. There are no index, no reordering by hand and no nib files. What a swipe
/// offers on a device is offered by the row's context menu. A mistake in a data source that raises an exception on a device
/// is a line in the log, after which the table loads everything again.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How the table looks.
  public private(set) var style: Style
  /// Says what is in the table. Not retained. A new one makes the table load again.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }
  /// Says how the table looks and hears what a person does. Not retained.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { forgetData() }
    }
  }

  /// How high rows are, in points, or ``automaticDimension``, which is the default: as high as their content.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetData() } }
  }
  /// How high a row of unknown height is taken to be, in points. Default: ``automaticDimension``, which means 44.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// How high headers are, in points, or ``automaticDimension``, which is the default: as high as their content.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// How high footers are, in points, or ``automaticDimension``, which is the default: as high as their content.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above each header of a plain table, in points. Kept for the app: there is none here.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Stands for a height that is that of the content.
  public static let automaticDimension: CGFloat = -1

  /// The line below a row. Default: a line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The colour of the line below a row; `nil` for ``UIColor/separator``.
  open var separatorColor: UIColor? = .separator {
    didSet { setNeedsLayout() }
  }
  /// How far the line below a row keeps from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// A view above everything, as wide as the table and as high as it is, or `nil`.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }
  /// A view below everything, as wide as the table and as high as it is, or `nil`.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }
  /// A view behind everything that does not scroll, or `nil`.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// Whether a person can select rows. Default: `true`.
  open var allowsSelection = true {
    didSet { setNeedsLayout() }
  }
  /// Whether more than one row can be selected. Default: `false`.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is being edited. Default: `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one row can be selected while the table is being edited. Default: `false`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the arrow keys select the row they come to, rather than only go there. Default: `true` in a column of a split
  /// view beside the detail, otherwise `false`.
  open var selectionFollowsFocus: Bool {
    get { ownSelectionFollowsFocus ?? isInSidebar }
    set { ownSelectionFollowsFocus = newValue }
  }
  private var ownSelectionFollowsFocus: Bool?
  /// Whether rows are being edited. Differs from Apple: it changes what can be selected, and shows nothing.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  // What the table knows. All of it is forgotten when the data is loaded again.

  var shape = TableShape()
  var needsLoad = true
  /// Grows with every loading, so that a loop which asks the app for cells notices that it has become another table.
  var generation = 0
  var cells: [RowPlace: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The cards behind the sections of an inset grouped table.
  var cards: [Int: UIView] = [:]
  var selection: [RowPlace] = []
  /// Where the keyboard's keys go.
  var current: RowPlace? {
    didSet { if current != oldValue { showCurrent(from: oldValue) } }
  }
  var hasKeyboard = false {
    didSet { if hasKeyboard != oldValue { showCurrent(from: current) } }
  }
  /// Whether a key was pressed since the last press on a row.
  var usesKeys = false {
    didSet { if usesKeys != oldValue { showCurrent(from: current) } }
  }
  var pool = CellPool()
  var reconfigured: UITableViewCell?
  var pending = TableChanges()
  var batchDepth = 0
  /// Set where the data source leaves `canEditRowAt` out.
  var leavesEditingOpen = false
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

  /// A table that a storyboard describes; a plain one.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
  }

  /// Takes the style that a storyboard says.
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
    // What may not be selected now is no longer.
    if !selectsAny || (!selectsMany && selection.count > 1) { deselectAll() }
    for cell in cells.values { cell.setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }

  /// Loads what is to be seen, and places it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func exchange(_ former: UIView?, for view: UIView?) {
    guard former !== view else { return }
    if former?.superview === self { former?.removeFromSuperview() }
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
    description.isFocusable = allowsSelection
    description.keys = [.up, .down, .home, .end, .pageUp, .pageDown, .return, .space, .delete, .selectAll]
  }

  package override func receive(_ event: ViewEvent) {
    switch event {
    case .key(let key): press(key)
    case .focused:
      hasKeyboard = true
      if current == nil { current = selection.first ?? placesInSight.first }
    case .unfocused: hasKeyboard = false
    default: super.receive(event)
    }
  }
}
