public import Foundation
package import ViewBacking

/// Shows at the top of a scroll view that its content is being refreshed, and lets the user start it.
///
/// Set it as ``UIScrollView/refreshControl``. When the user starts a refresh, ``isRefreshing`` is `true` and `valueChanged` is sent; the app calls
/// ``endRefreshing()`` when it is done.
///
/// Differs from Apple: besides a pull beyond the top of the content, the key F5 and Control-R start a refresh.
@preconcurrency @MainActor open class UIRefreshControl: UIControl, KeyStrokeHandling {
  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false
  /// The title below the spinner, or `nil`.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      update()
    }
  }

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)
  private weak var scrollView: UIScrollView?
  /// The inset that the control has added.
  private var addedInset: CGFloat = 0

  /// A control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A control of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UIRefreshControl.self)
  }

  private func prepare() {
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    addSubview(spinner)
    addSubview(label)
    isHidden = true
  }

  private var height: CGFloat { attributedTitle == nil ? 60 : 80 }

  /// Shows that a refresh is in progress, for one that the app has started. Sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.startAnimating()
    update()
    if let scrollView, scrollView.isAtTop || scrollView.contentOffset.y <= 0 {
      scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    }
  }

  /// Hides the control: the refresh has ended.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    update()
  }

  /// The user starts a refresh.
  package func refreshByUser() {
    guard isEnabled, !isRefreshing, scrollView != nil else { return }
    beginRefreshing()
    operate(.valueChanged)
  }

  private func update() {
    isHidden = !isRefreshing
    label.isHidden = attributedTitle == nil
    guard let scrollView else { return }
    let wanted = isRefreshing ? height : 0
    if wanted != addedInset {
      scrollView.contentInset.top += wanted - addedInset
      addedInset = wanted
      // What was at the top stays there.
      if !isRefreshing { scrollView.contentOffset = scrollView.nearestInside(scrollView.contentOffset) }
    }
    place()
  }

  /// The control is in another scroll view, or in none.
  func attach(to new: UIScrollView?) {
    if let scrollView, addedInset != 0 { scrollView.contentInset.top -= addedInset }
    addedInset = 0
    removeFromSuperview()
    scrollView = new
    new?.addSubview(self)
    update()
  }

  /// Places the control above the content.
  func place() {
    guard let scrollView else { return }
    frame = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
  }

  /// Places the spinner and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = spinner.intrinsicContentSize
    spinner.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((60 - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    label.frame = CGRect(x: 0, y: 50, width: bounds.width, height: 24)
  }

  /// The control handles its keys while it is in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.addKeyStrokeHandler(self)
  }

  /// The keys work wherever the focus is.
  package var needsFirstResponder: Bool { false }

  /// Starts a refresh by F5 or Control-R.
  package func handle(_ stroke: KeyStroke) -> Bool {
    guard stroke.isRefresh, isEnabled, !isRefreshing else { return false }
    refreshByUser()
    return true
  }
}

extension KeyStroke {
  /// Whether it is a key by which the desktop's apps refresh.
  fileprivate var isRefresh: Bool {
    matches(KeyStroke("\u{F708}")) || matches(KeyStroke("r", .command))
  }
}
