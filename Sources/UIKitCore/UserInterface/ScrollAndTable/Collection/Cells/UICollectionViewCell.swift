public import Foundation
package import ViewBacking

/// The cell of an item in a collection view.
///
/// Set its content through ``contentConfiguration``, or as subviews of ``contentView``. A plain cell looks the same when it is selected,
/// except for its ``selectedBackgroundView`` and what ``configurationUpdateHandler`` does.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Whether the row can have the focus. iOS 9. Default: `true`. The list has the keyboard's focus for its rows.
  open override var canBecomeFocused: Bool { true }
  override var takesHostFocus: Bool { false }

  /// How a dragged item's cell looks.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not dragged.
    case none = 0
    /// It is about to be dragged.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// A closure that updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// The view for the cell's content, as large as the cell.
  public let contentView = UIView(frame: .zero)
  /// A view behind the content, as large as the cell, or `nil`.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView, at: 0) }
  }
  /// A view behind the content while the item is selected or pressed, as large as the cell, or `nil`.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchangeBackground(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
  }
  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether the item is being pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Called each time the cell's state changes, with the new state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The content of the cell, or `nil` if subviews of the app show it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView = contentView.show(contentConfiguration, replacing: configuredView)
      setNeedsLayout()
    }
  }
  /// Whether the content's configuration is updated for the cell's state. Default: `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background, or `nil` for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsShow() }
  }
  /// Whether the background is updated for the cell's state. Default: `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsShow() }
  }

  /// The item that the cell shows.
  final var shownPath: RowIndexPath?
  /// The segue that begins at the cell in a storyboard.
  final var storyboardSegue: ((AnyObject?) -> Void)?
  /// Whether the item has the keyboard focus.
  final var isCurrent = false {
    didSet { if isCurrent != oldValue { stateChanged() } }
  }
  private(set) final var configuredView: (any UIView & UIContentView)?
  private var needsUpdate = true

  /// A cell with a frame. Override it to add views; a collection view calls it for a registered class.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// A cell that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.finish(self, at: UICollectionViewCell.self)
  }

  private func addContentView() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Called when the item is dragged, and when the drag has ended. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: State

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isCurrent
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = collectionView?.isEditing ?? false
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

  /// The background of a cell in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  private func stateChanged() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
    setNeedsShow()
  }

  // MARK: Layout

  final func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Adopts what a list's layout determines.
  func adopt(_ context: ListItemContext?) {}

  /// The area of the content view.
  var contentArea: CGRect { bounds }

  /// Updates the configuration, and positions the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    let area = frameInLayoutDirection(contentArea)
    if contentView.frame != area { contentView.frame = area }
  }

  override var fillingPart: (view: UIView, insets: UIEdgeInsets)? {
    let area = frameInLayoutDirection(contentArea)
    return (
      contentView,
      UIEdgeInsets(
        top: area.minY - bounds.minY, left: area.minX - bounds.minX, bottom: bounds.maxY - area.maxY,
        right: bounds.maxX - area.maxX)
    )
  }

  /// The size that the constraints in ``contentView`` determine, with `targetSize` at a low priority.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints in ``contentView`` determine, with `targetSize` at these priorities.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitted = constraints.isEmpty ? contentView : self
    return fitted.fittingSize(
      for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  override func contentSize(for size: CGSize, fitsWidth: Bool, fitsHeight: Bool) -> CGSize {
    updateIfNeeded()
    if let configuredView {
      let room = CGSize(
        width: max(0, size.width - (bounds.width - contentArea.width)), height: fitsHeight ? 0 : size.height)
      let height = configuredView.constrainedHeight(width: room.width) ?? configuredView.sizeThatFits(room).height
      return CGSize(width: size.width, height: height)
    }
    guard constraints.isEmpty, contentView.constraints.isEmpty else {
      return systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: fitsWidth ? .fittingSizeLevel : .required,
        verticalFittingPriority: fitsHeight ? .fittingSizeLevel : .required)
    }
    return sizeThatFits(size)
  }

  // MARK: The host

  package override var shownContent: ViewContent {
    .row(
      RowContent(isSelected: isSelected, isCurrent: isCurrent, isSelectable: collectionView?.selectsAny ?? false))
  }

  /// The background of a selected cell, if its configuration is a list's own.
  static let selectionColor = UIColor(light: 0xDFDFE4, dark: 0x3A3A3C)

  /// Whether the background shows the selection.
  var showsSelection: Bool {
    (isSelected || isHighlighted) && selectedBackgroundView == nil && automaticallyUpdatesBackgroundConfiguration
      && backgroundConfiguration?.isStateful == true
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .row
    description.accessibility.isOrderedByPosition = true
    description.accessibility.isSelected = collectionView?.selectsAny == true ? isSelected : nil
    guard let look = backgroundConfiguration else { return }
    let shown = showsSelection ? UICollectionViewCell.selectionColor : look.backgroundColor ?? backgroundColor
    description.background = resolved(shown)
    if look.cornerRadius > 0 || look.strokeWidth > 0 {
      description.roundCorners = .all
      description.cornerRadius = Double(look.cornerRadius)
      description.borderColor = resolved(look.strokeColor)
      description.borderWidth = Double(look.strokeWidth)
    }
  }

  package override func receive(_ event: ViewEvent) {
    if case .pressed = event { collectionView?.press(self) } else { super.receive(event) }
  }
}
