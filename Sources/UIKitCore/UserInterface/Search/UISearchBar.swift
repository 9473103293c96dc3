import Localization
public import Foundation
package import ViewBacking

/// A field for a search, with a cancel button and a row of scopes.
///
/// Differs from Apple: buttons for bookmarks and results, and pictures for the parts of the field, are not shown.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
  /// The pictures in a search field.
  public enum Icon: Int, Hashable, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for results.
    case resultsList = 3
  }

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
  /// Whether looking at the field starts dictation. Has no effect: the desktop has no dictation.
  open var isLookToDictateEnabled = false
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
    didSet {
      backgroundColor = barTintColor
      setNeedsShow()
    }
  }
  /// The style of the bar: `black` makes it dark, with light text. Default: `default`.
  open var barStyle = UIBarStyle.default {
    didSet {
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
  }
  /// The place of the bar: at the top.
  open var barPosition: UIBarPosition { .top }
  /// Whether the content behind is visible. Stored, and without effect. Default: `true`.
  open var isTranslucent = true
  /// The picture behind the bar, or `nil`. One of size zero shows no background: neither a picture nor ``barTintColor``.
  open var backgroundImage: UIImage? {
    get { backgroundImages[.any] }
    set { backgroundImages[.any] = newValue }
  }
  /// The picture behind the scopes, or `nil`. Stored, and not shown.
  open var scopeBarBackgroundImage: UIImage?
  /// The distance of the field's background from its usual place.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }
  /// The distance of the field's text from its usual place. Stored: the desktop places the text.
  open var searchTextPositionAdjustment = UIOffset.zero

  private var backgroundImages = BarImages() {
    didSet {
      setNeedsLayout()
      setNeedsShow()
    }
  }
  private var backgroundView: UIImageView?
  private struct IconKey: Hashable {
    var icon: Icon
    var state: UIControl.State.RawValue
  }
  private var icons: [IconKey: UIImage] = [:]
  private var iconOffsets: [Icon: UIOffset] = [:]
  private var fieldBackgrounds: [UIControl.State.RawValue: UIImage] = [:]

  /// Sets the picture behind the bar for a place and a height; `nil` for none.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition, barMetrics] = backgroundImage
  }

  /// The picture that was set for a place and a height.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barPosition, barMetrics]
  }

  /// Sets a picture in the field. Stored, and not shown: the desktop's field has its own pictures.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[IconKey(icon: icon, state: state.rawValue)] = iconImage
  }

  /// The picture in the field that was set for a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icons[IconKey(icon: icon, state: state.rawValue)]
  }

  /// Sets the distance of a picture in the field from its usual place. Stored: the desktop places it.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { iconOffsets[icon] = adjustment }

  /// The distance of a picture in the field from its usual place.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

  /// Sets the picture behind the text in a state. Stored, and not shown, except that one removes the field's border.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    fieldBackgrounds[state.rawValue] = backgroundImage
    searchTextField.borderStyle = fieldBackgrounds.isEmpty ? .roundedRect : .none
  }

  /// The picture behind the text that was set for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state.rawValue] }

  /// Sets the font and colour of the scopes' titles, as ``UISegmentedControl/setTitleTextAttributes(_:for:)`` does.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopes.setTitleTextAttributes(attributes, for: state)
  }

  /// The font and colour of the scopes' titles that were set for a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopes.titleTextAttributes(for: state)
  }

  /// Sets the picture behind the scopes in a state. Stored, and not shown.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  /// The picture behind the scopes that was set for a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }

  private var shownBackgroundImage: UIImage? { backgroundImages.image(at: .top) }

  private func placeBackground() {
    guard let image = shownBackgroundImage, image.isVisible else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? UIImageView(image: nil)
    view.image = image
    view.frame = bounds
    if view.superview !== self { insertSubview(view, at: 0) }
    backgroundView = view
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    if let image = shownBackgroundImage, !image.isVisible { description.background = nil }
  }

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
    cancelButton.configuration?.title = SystemString.cancel.localized
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    scopes.addAction(UIAction { [weak self] _ in self?.scopeChanged() }, for: .valueChanged)
    promptLabel.font = .preferredFont(forTextStyle: .footnote)
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
  /// The appearance of the keyboard. Stored, and without effect.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// Whether the return key is disabled without text. Stored, and without effect.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text, or `nil`. iOS 10. Stored, and without effect.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// Whether the spelling is checked. Stored, and without effect.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether quotes are replaced. iOS 11. Stored, and without effect.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether hyphens are replaced. iOS 11. Stored, and without effect.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether spaces are added and removed. iOS 11. Stored, and without effect.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// What a new password has to be like. Kept: the desktop makes no passwords.
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
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
    placeBackground()
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
    let offset = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = CGRect(
      x: 2 * Self.margin + offset.horizontal, y: y + offset.vertical, width: fieldWidth, height: Self.fieldHeight)
    y += Self.fieldHeight + Self.margin
    if showsScopes { scopes.frame = CGRect(x: 2 * Self.margin, y: y, width: width, height: 32) }
    applyLayoutDirection(to: [cancelButton, searchTextField])
  }
}
