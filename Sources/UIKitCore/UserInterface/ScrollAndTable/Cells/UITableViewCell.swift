public import Foundation
package import ViewBacking

/// A row of a table view.
///
/// Set its content through ``contentConfiguration``, through the labels of its style, or as subviews of ``contentView``.
///
/// Differs from Apple: a cell has no controls for editing and no reordering.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Whether the row can have the focus. iOS 9. Default: `true`. The list has the keyboard's focus for its rows.
  open override var canBecomeFocused: Bool { true }
  override var takesHostFocus: Bool { false }

  let style: CellStyle
  /// The reuse identifier, or `nil`.
  public private(set) var reuseIdentifier: String?
  /// The view for the cell's content. It leaves space for the accessory.
  public let contentView = UIView(frame: .zero)
  /// The accessory at the row's trailing edge. Default: none.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { renewAccessory() } }
  }
  /// A view at the row's trailing edge that replaces the one of ``accessoryType``, or `nil`. It keeps its size.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { renewAccessory() } }
  }
  /// The accessory while the table is edited. Default: none. Differs from Apple: in place of ``accessoryType`` only if it is set.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { renewAccessory() } }
  }
  /// A view at the row's trailing edge while the table is edited, or `nil`.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { renewAccessory() } }
  }
  /// Whether a control for moving the row is shown while the table is edited. Stored, and not shown: rows are dragged. Default: `false`.
  open var showsReorderControl = false
  /// Whether the content is indented while the table is edited. Stored, and without effect: there are no controls before it. Default: `true`.
  open var shouldIndentWhileEditing = true
  /// Whether the button that deletes the row is shown: always `false`, because deletion is in the row's menu.
  open var showingDeleteConfirmation: Bool { false }
  /// Whether the row is being edited, as its table is. The table sets it when it shows the row, and when its own editing begins or ends.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// How the row can be edited: that of the delegate, otherwise `delete`.
  open var editingStyle: EditingStyle {
    guard let table, let path = table.indexPath(for: self) else { return .none }
    return table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }
  /// Begins or ends editing. Override it to change the content, and call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    willTransition(to: editing ? .showingEditControl : [])
    renewAccessory()
    setNeedsUpdateConfiguration()
    didTransition(to: editing ? .showingEditControl : [])
  }
  private var editing = false
  /// Editing begins or ends. Call `super`. The default does nothing.
  open func willTransition(to state: StateMask) {}
  /// Editing has begun or ended. Call `super`. The default does nothing.
  open func didTransition(to state: StateMask) {}
  /// The row is dragged, or the drag has ended. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// How the row with the keyboard focus looks. Stored: the desktop shows the focus. Default: `default`.
  open var focusStyle = FocusStyle.default
  /// Whether the row can be operated while it is dragged. Stored. iOS 11. Default: `false`.
  open var userInteractionEnabledWhileDragging = false
  /// Whether the content's configuration is updated for the cell's state. iOS 14. Default: `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background's configuration is updated for the cell's state. iOS 14. Stored: a list's own background is always updated, and
  /// another one never. Default: `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A view behind the content while the row is selected in a table that allows several selected rows, or `nil` for
  /// ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      exchangeBackground(oldValue, for: multipleSelectionBackgroundView, at: backgroundView == nil ? 0 : 1)
      refresh()
    }
  }
  /// The style of the selected row.
  open var selectionStyle = SelectionStyle.default {
    didSet { setNeedsShow() }
  }
  /// A view behind the content, as large as the cell, or `nil`.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView, at: 0) }
  }
  /// A view behind the content while the row is selected, as large as the cell, or `nil`.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchangeBackground(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      refresh()
    }
  }
  /// The insets of the line below the row; `nil` for the table's.
  open var separatorInset: UIEdgeInsets! {
    didSet { setNeedsLayout() }
  }
  /// The number of indentation steps of the content. Default: 0.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// The width of an indentation step, in points. Default: 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  /// Called each time the cell's state changes, with the new state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// The background; `nil` for the list's own.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsShow() }
  }
  /// The content of the cell, or `nil` if labels or subviews of the app show it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// The segues that begin at the cell in a storyboard: of the row, and of its accessory.
  final var storyboardSegue: ((AnyObject?) -> Void)?
  final var storyboardAccessorySegue: ((AnyObject?) -> Void)?
  private var selected = false
  private var highlighted = false
  /// Whether the row has the keyboard focus.
  var isCurrent = false {
    didSet { if isCurrent != oldValue { refresh() } }
  }
  /// The row's position in the table: the corners of its group, the background, and the separator.
  var context = CellContext() {
    didSet {
      guard context != oldValue else { return }
      setNeedsShow()
      setNeedsLayout()
    }
  }
  /// The line below the row.
  let separator = UIView(frame: .zero)
  var accessory: RowAccessory?
  private(set) var configuredView: (any UIView & UIContentView)?
  private var labels = ClassicLabels()
  private var needsUpdate = false

  /// A cell of this style. Override it to add views; a table calls it for a registered class.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addParts()
  }

  /// A cell of the default style; with an empty frame it has the default size.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  /// A cell that a storyboard describes.
  public required init?(coder: NSCoder) {
    let element = (coder as? StoryboardCoder)?.element
    style = element.map { StoryboardBuilder.cellStyle(of: $0) } ?? .default
    reuseIdentifier = element?["reuseIdentifier"]
    super.init(coder: coder)
    addParts()
    coder.finish(self, at: UITableViewCell.self)
  }

  /// Adopts the identifier for which a nib was registered, if the nib has none.
  func adopt(reuseIdentifier name: String) {
    if reuseIdentifier == nil { reuseIdentifier = name }
  }

  private func addParts() {
    separator.isUserInteractionEnabled = false
    addSubview(contentView)
    addSubview(separator)
  }

  // MARK: The labels of the style

  /// The label of the row. Differs from Apple: `nil` only if ``contentConfiguration`` is set.
  open var textLabel: UILabel? { contentConfiguration == nil ? classicLabel(\.text, isSecondary: false) : nil }
  /// The second label, if the style has one.
  open var detailTextLabel: UILabel? {
    style == .default || contentConfiguration != nil ? nil : classicLabel(\.detail, isSecondary: true)
  }
  /// The picture at the row's leading edge.
  open var imageView: UIImageView? {
    guard contentConfiguration == nil else { return nil }
    if let made = labels.image { return made }
    let made = UIImageView(frame: .zero)
    labels.image = made
    contentView.addSubview(made)
    return made
  }

  private func classicLabel(
    _ kept: WritableKeyPath<ClassicLabels, UILabel?>, isSecondary: Bool
  ) -> UILabel {
    setNeedsLayout()
    if let made = labels[keyPath: kept] { return made }
    let model = style == .subtitle ? UIListContentConfiguration.subtitleCell() : .valueCell()
    let made = UILabel(frame: .zero)
    made.font = isSecondary ? model.secondaryTextProperties.font : model.textProperties.font
    made.adjustsFontForContentSizeCategory = true
    made.textColor = isSecondary ? .secondaryLabel : .label
    labels[keyPath: kept] = made
    contentView.addSubview(made)
    return made
  }

  private var classicArrangement: RowArrangement {
    var margins = UIListContentConfiguration.cell().directionalLayoutMargins
    margins.leading += CGFloat(max(0, indentationLevel)) * indentationWidth
    return RowArrangement(
      image: labels.image?.image == nil ? nil : labels.image, text: labels.text?.text == nil ? nil : labels.text,
      secondary: labels.detail?.text == nil ? nil : labels.detail, isSideBySide: style == .value1 || style == .value2,
      margins: margins)
  }

  // MARK: Reuse and state

  /// Called before the cell is used for another row. The default does nothing.
  open func prepareForReuse() {}

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is being pressed.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the row as selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    refresh()
  }

  /// Shows the row as pressed or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    refresh()
  }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isFocused = isCurrent
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = table?.isEditing ?? false
    return state
  }

  /// Requests ``updateConfiguration(using:)`` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  /// Called each time the cell's state changes. The default updates the configuration for the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
  }

  /// A configuration that looks like the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// A background like the list's own.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  private func refresh() {
    let showsSeveral = multipleSelectionBackgroundView != nil && table?.allowsMultipleSelection == true
    selectedBackgroundView?.isHidden = !(selected || highlighted) || showsSeveral
    multipleSelectionBackgroundView?.isHidden = !(selected || highlighted) || !showsSeveral
    setNeedsUpdateConfiguration()
    setNeedsShow()
  }

  private func showConfiguration() {
    let previous = configuredView
    configuredView = contentView.show(contentConfiguration, replacing: previous)
    guard let configuredView else { return }
    if configuredView !== previous {
      for label in [labels.text, labels.detail] { label?.removeFromSuperview() }
      labels.image?.removeFromSuperview()
      labels = ClassicLabels()
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The table that the cell is in.
  var table: UITableView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
  }

  private func renewAccessory() {
    accessory?.removeFromSuperview()
    let type = editing && editingAccessoryType != .none ? editingAccessoryType : accessoryType
    accessory = RowAccessory(type: type, custom: editing ? editingAccessoryView ?? accessoryView : accessoryView) {
      [weak self] in
      if let self { table?.pressAccessory(of: self) }
    }
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  package var accessoryWidth: CGFloat { accessory.map { $0.preferredSize.width + 16 } ?? 8 }

  /// Positions content, accessory and the line below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdate {
      needsUpdate = false
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: bounds.height)
    if let accessory {
      let size = accessory.preferredSize
      accessory.frame = CGRect(
        x: bounds.width - size.width - 16, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
    }
    if contentConfiguration == nil, !labels.isEmpty { classicArrangement.place(in: contentView) }
    separator.isHidden = !context.hasSeparator
    separator.backgroundColor = context.separatorColor
    let inset = separatorInset ?? context.separatorInset
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - 1, width: max(0, bounds.width - inset.left - inset.right), height: 1)
    applyLayoutDirection(to: [contentView, accessory, separator].compactMap { $0 })
  }

  /// Call this when the content has another height: the table measures the row again, unless its ``UITableView/selfSizingInvalidation`` is
  /// `disabled`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeChanged(of: self)
  }

  override var fillingPart: (view: UIView, insets: UIEdgeInsets)? {
    let (near, far) = isFlipped ? (accessoryWidth, 0) : (0, accessoryWidth)
    return (contentView, UIEdgeInsets(top: 0, left: near, bottom: 0, right: far))
  }

  /// The width of `size`, and the height of the content at that width: of the configuration, of the labels, and of all that is constrained
  /// to the cell or to its ``contentView``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - accessoryWidth)
    // Constraints of the cell itself hold together with those of its content.
    let whole = constraints.isEmpty ? nil : constrainedHeight(width: size.width)
    if let configuredView {
      let height = configuredView.sizeThatFits(CGSize(width: width, height: 0)).height
      return CGSize(width: size.width, height: max(height, whole ?? 0))
    }
    if !labels.isEmpty {
      return CGSize(width: size.width, height: max(classicArrangement.height(width: width), whole ?? 0))
    }
    return CGSize(width: size.width, height: whole ?? contentView.constrainedHeight(width: width) ?? 44)
  }

  // MARK: The host

  package override var shownContent: ViewContent {
    .row(RowContent(isSelected: selected, isCurrent: isCurrent, isSelectable: context.isSelectable))
  }

  /// Light enough for secondary text to be readable on it, and different from the card of a group.
  private static let selectionColor = UIColor(light: 0xDFDFE4, dark: 0x3A3A3C)

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .row
    description.accessibility.isOrderedByPosition = true
    description.accessibility.isSelected = context.isSelectable ? selected : nil
    let shows = (selected || highlighted) && selectionStyle != .none && selectedBackgroundView == nil
    let own = backgroundConfiguration?.backgroundColor ?? backgroundColor ?? context.background
    description.background = resolved(shows ? UITableViewCell.selectionColor : own)
    if context.isFirst || context.isLast {
      description.cornerRadius = TableSectionBackground.cornerRadius
      description.roundCorners = []
      if context.isFirst { description.roundCorners.formUnion(.upper) }
      if context.isLast { description.roundCorners.formUnion(.lower) }
      // What reaches the edges of a row, such as a picture, ends at the round corners too.
      description.clipsToBounds = true
    }
    if let look = backgroundConfiguration, look.cornerRadius > 0 || look.strokeWidth > 0 {
      description.roundCorners = .all
      description.cornerRadius = Double(look.cornerRadius)
      description.borderColor = resolved(look.strokeColor)
      description.borderWidth = Double(look.strokeWidth)
    }
  }

  package override func receive(_ event: ViewEvent) {
    if case .pressed = event { table?.press(self) } else { super.receive(event) }
  }
}

/// A cell's position in its table.
struct CellContext: Equatable {
  var background: UIColor?
  var hasSeparator = false
  var separatorColor: UIColor?
  var separatorInset = UIEdgeInsets.zero
  var isSelectable = true
  /// Whether the row begins and ends a group with round corners.
  var isFirst = false
  var isLast = false
}

/// The parts of a cell's style, created on first access.
private struct ClassicLabels {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var isEmpty: Bool { text == nil && detail == nil && image == nil }
}
