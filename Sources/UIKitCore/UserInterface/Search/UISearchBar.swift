public import Foundation

/// A field for a search, with a cancel button and a row of scopes.
///
/// Differs from Apple: buttons for bookmarks and results, and pictures for its parts, are not shown.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The style of the bar.
  public enum Style: UInt, Hashable, Sendable {
    /// The style of the place where it is.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// Notified of the search. Not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The line above the field, or `nil`.
  open var prompt: String? {
    didSet { changed() }
  }
  /// Whether a cancel button is beside the field. Default: `false`.
  open var showsCancelButton = false {
    didSet { changed() }
  }
  /// Whether the scopes are below the field. Default: `false`.
  open var showsScopeBar = false {
    didSet { changed() }
  }
  /// The titles of the scopes, or `nil`.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = 0 }
      changed()
    }
  }
  /// The style of the bar. Default: `default`.
  open var searchBarStyle = Style.default
  /// Whether a button for bookmarks is shown. Stored, and not shown. Default: `false`.
  open var showsBookmarkButton = false
  /// Whether a button for results is shown. Stored, and not shown. Default: `false`.
  open var showsSearchResultsButton = false
  /// Whether the button for results is selected. Stored. Default: `false`.
  open var isSearchResultsButtonSelected = false
  /// The colour of the bar, or `nil`.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }
  /// Whether the content behind is visible. Stored, and without effect. Default: `true`.
  open var isTranslucent = true
  /// The picture behind the bar, or `nil`. Stored, and not shown.
  open var backgroundImage: UIImage?

  private let cancelButton = UIButton(configuration: .plain())
  private let scopes = UISegmentedControl(frame: .zero)
  private let promptLabel = UILabel(frame: .zero)
  private let listener = SearchFieldListener()
  /// The controller whose bar it is.
  weak var searchController: UISearchController?
  /// The navigation bar that shows it.
  weak var navigationBar: UINavigationBar?

  private static let margin: CGFloat = 8
  private static let fieldHeight: CGFloat = 36

  /// A bar with the frame `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UISearchBar.self)
  }

  private func prepare() {
    listener.bar = self
    searchTextField.delegate = listener
    searchTextField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    cancelButton.configuration?.title = "Cancel"
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    scopes.addAction(UIAction { [weak self] _ in self?.scopeChanged() }, for: .valueChanged)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    for view in [promptLabel, searchTextField, cancelButton, scopes] { addSubview(view) }
    changed()
  }

  private func changed() {
    promptLabel.text = prompt
    promptLabel.isHidden = prompt == nil
    cancelButton.isHidden = !showsCancelButton
    scopes.isHidden = !showsScopes
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    navigationBar?.itemChanged()
    if let table = superview as? UITableView, table.tableHeaderView === self, bounds.height != height {
      frame.size.height = height
      table.setNeedsLayout()
    }
  }

  private var showsScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

  /// The text, empty for none. Setting it notifies no delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchController?.textChanged()
    }
  }
  /// What an empty field shows, or `nil`.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The index of the selected scope.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { if (0..<scopes.numberOfSegments).contains(newValue) { scopes.selectedSegmentIndex = newValue } }
  }
  /// Whether the search can be edited. Default: `true`.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// The type of keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The label of the return key. Default: `search`.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// The automatic capitalization.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected automatically.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  // MARK: Events

  /// The first responder is the field.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether the user edits the search.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.textChanged()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.cancel()
  }

  private func scopeChanged() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.update()
  }

  /// Handles the return key.
  func search() { delegate?.searchBarSearchButtonClicked(self) }

  // MARK: Layout

  private var height: CGFloat {
    Self.fieldHeight + 2 * Self.margin + (prompt == nil ? 0 : 20) + (showsScopes ? Self.fieldHeight : 0)
  }

  /// The width of `size`, and the height of the field and of what is above and below it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  /// The height of the field and of what is above and below it.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var y = Self.margin
    let width = max(0, bounds.width - 4 * Self.margin)
    if prompt != nil {
      promptLabel.frame = CGRect(x: 2 * Self.margin, y: y, width: width, height: 18)
      y += 20
    }
    var fieldWidth = width
    if showsCancelButton {
      let size = min(cancelButton.sizeThatFits(.zero).width.rounded(.up), width / 2)
      fieldWidth -= size + Self.margin
      cancelButton.frame = CGRect(
        x: 2 * Self.margin + fieldWidth + Self.margin, y: y, width: size, height: Self.fieldHeight)
    }
    searchTextField.frame = CGRect(x: 2 * Self.margin, y: y, width: fieldWidth, height: Self.fieldHeight)
    y += Self.fieldHeight + Self.margin
    if showsScopes { scopes.frame = CGRect(x: 2 * Self.margin, y: y, width: width, height: 32) }
  }
}
