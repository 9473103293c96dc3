import Localization
public import Foundation

/// Provides the search of a ``UIFindInteraction``. iOS 16.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The session for a search in a view; `nil` if it cannot be searched.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// A session has begun. The default does nothing.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// A session has ended. The default does nothing.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Searches the content of a view with a panel at the bottom of its window. iOS 16.
///
/// Differs from Apple: only the present result is shown, as a selection; the panel has no menu of options.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to, or `nil`.
  public private(set) weak var view: UIView?
  /// Provides the sessions. Not retained.
  public private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The session of the shown panel, or `nil`.
  open private(set) var activeFindSession: UIFindSession?
  /// Whether the panel is shown.
  open var isFindNavigatorVisible: Bool { panel != nil }
  /// The text that is searched for, or `nil`.
  open var searchText: String? {
    didSet { panel?.search.text = searchText }
  }
  /// The text that results are replaced by, or `nil`.
  open var replacementText: String? {
    didSet { panel?.replacement.text = replacementText }
  }
  /// Makes the menu of options. Stored, and not called.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  private var panel: FindNavigatorView?

  /// An interaction whose sessions `sessionDelegate` provides.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// The interaction's view is about to be this one.
  open func willMove(to view: UIView?) { dismissFindNavigator() }
  /// The interaction's view is now this one.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the panel. Has no effect if the view is in no window, or cannot be searched.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if let panel {
      panel.showsReplace = showingReplace && activeFindSession?.supportsReplacement == true
      return
    }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    let made = FindNavigatorView(self)
    made.showsReplace = showingReplace && session.supportsReplacement
    made.search.text = searchText
    made.replacement.text = replacementText
    panel = made
    window.addSubview(made)
    made.place()
    made.search.becomeFirstResponder()
    delegate?.findInteraction(self, didBegin: session)
    if searchText?.isEmpty == false { search() }
  }

  /// Closes the panel.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    panel?.removeFromSuperview()
    panel = nil
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Moves to the next result.
  open func findNext() { move(.forward) }
  /// Moves to the previous result.
  open func findPrevious() { move(.backward) }

  private func move(_ direction: UITextStorageDirection) {
    guard let session = activeFindSession else { return }
    if session.resultCount == 0 { search() } else { session.highlightNextResult(in: direction) }
    updateResultCount()
  }

  /// Shows the session's number of results again.
  open func updateResultCount() {
    guard let session = activeFindSession else { return }
    let (count, index) = (session.resultCount, session.highlightedResultIndex)
    panel?.count.text =
      switch session.searchResultDisplayStyle {
      case .none: ""
      case .currentAndTotal where count > 0 && index != NSNotFound: "\(index + 1) of \(count)"
      default: searchText?.isEmpty == false ? "\(count)" : ""
      }
  }

  func search() {
    activeFindSession?.performSearch(query: searchText ?? "", options: UITextSearchOptions())
    updateResultCount()
  }

  func typed(_ text: String) {
    searchText = text
    search()
  }

  func replace(all: Bool) {
    let (query, new) = (searchText ?? "", replacementText ?? "")
    if all {
      activeFindSession?.replaceAll(
        searchQuery: query, replacementString: new, options: UITextSearchOptions())
    } else {
      activeFindSession?.performSingleReplacement(
        query: query, replacementString: new, options: UITextSearchOptions())
    }
    updateResultCount()
  }
}

/// The panel of a search.
final class FindNavigatorView: UIView {
  let search = UITextField(frame: .zero)
  let replacement = UITextField(frame: .zero)
  let count = UILabel(frame: .zero)
  private var buttons: [UIButton] = []
  private var replaceButtons: [UIButton] = []
  /// Whether results can be replaced.
  var showsReplace = false {
    didSet { place() }
  }

  init(_ interaction: UIFindInteraction) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    count.font = .systemFont(ofSize: 13)
    count.textColor = .secondaryLabel
    count.textAlignment = .center
    for (field, placeholder) in [(search, SystemString.find.localized), (replacement, SystemString.replace.localized)] {
      field.borderStyle = .roundedRect
      field.placeholder = placeholder
      field.accessibilityLabel = placeholder
      addSubview(field)
    }
    addSubview(count)
    search.addAction(
      UIAction { [weak self, weak interaction] _ in interaction?.typed(self?.search.text ?? "") },
      for: .editingChanged)
    search.addAction(
      UIAction { [weak interaction] _ in interaction?.findNext() }, for: .primaryActionTriggered)
    replacement.addAction(
      UIAction { [weak self, weak interaction] _ in
        interaction?.replacementText = self?.replacement.text
      },
      for: .editingChanged)
    func button(_ title: String, _ symbol: String?, _ action: @escaping () -> Void) -> UIButton {
      var look = UIButton.Configuration.plain()
      look.title = symbol == nil ? title : nil
      look.image = symbol.flatMap { UIImage(systemName: $0) }
      look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
      let button = UIButton(configuration: look)
      button.accessibilityLabel = title
      button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
    buttons = [
      button(SystemString.findPrevious.localized, "chevron.up") { [weak interaction] in interaction?.findPrevious() },
      button(SystemString.findNext.localized, "chevron.down") { [weak interaction] in interaction?.findNext() },
      button(SystemString.done.localized, nil) { [weak interaction] in interaction?.dismissFindNavigator() },
    ]
    replaceButtons = [
      button(SystemString.replace.localized, nil) { [weak interaction] in interaction?.replace(all: false) },
      button(SystemString.replaceAll.localized, nil) { [weak interaction] in interaction?.replace(all: true) },
    ]
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the panel to the bottom of its window.
  func place() {
    for view in [replacement as UIView] + replaceButtons { view.isHidden = !showsReplace }
    setNeedsLayout()
    guard let area = superview?.bounds else { return }
    let height: CGFloat = showsReplace ? 88 : 44
    frame = CGRect(x: 0, y: area.height - height, width: area.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    search.frame = CGRect(x: 8, y: 5, width: max(60, width - 280), height: 34)
    count.frame = CGRect(x: search.frame.maxX + 4, y: 5, width: 80, height: 34)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: width - 184 + CGFloat(index) * 56, y: 5, width: index == 2 ? 64 : 52, height: 34)
    }
    replacement.frame = CGRect(x: 8, y: 49, width: max(60, width - 220), height: 34)
    for (index, button) in replaceButtons.enumerated() {
      button.frame = CGRect(
        x: width - 208 + CGFloat(index) * 90, y: 49, width: index == 0 ? 84 : 110, height: 34)
    }
  }
}

extension UITextView: UIFindInteractionDelegate {
  /// Whether the text can be searched with a panel. iOS 16. Default: `false`.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if newValue {
        addInteraction(UIFindInteraction(sessionDelegate: self))
      } else if let findInteraction {
        removeInteraction(findInteraction)
      }
    }
  }

  /// The search of the text, if ``isFindInteractionEnabled`` is set. iOS 16.
  public var findInteraction: UIFindInteraction? {
    interactions.lazy.compactMap { $0 as? UIFindInteraction }.first
  }

  /// The search of the text. iOS 16.
  public func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  )
    -> UIFindSession?
  {
    TextViewFindSession(self)
  }
}
