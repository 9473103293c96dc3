public import Foundation

/// Shows the elements of a view enlarged while the user touches them and prefers large text. iOS 13.
///
/// Differs from Apple: nothing is shown enlarged, because the desktop has a magnifier of its own; ``isEnabled`` is `false`.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Whether elements are shown enlarged: always `false`.
  open class var isEnabled: Bool { false }
  /// Posted when ``isEnabled`` has changed. Never posted.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  /// The delegate. Not retained.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that the interaction was added to, or `nil`.
  open private(set) weak var view: UIView?
  /// A recogniser that other recognisers can wait for. It belongs to no view and never recognises anything.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer

  /// An interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    gestureRecognizerForExclusionRelationship = UIGestureRecognizer(target: nil, action: nil)
    gestureRecognizerForExclusionRelationship.isEnabled = false
    super.init()
  }

  /// An interaction without a delegate.
  public convenience override init() { self.init(delegate: nil) }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIView: UILargeContentViewerItem {
  final var largeContent: ViewLargeContent {
    get { attachments?.largeContent ?? ViewLargeContent() }
    set { needAttachments.largeContent = newValue }
  }
}
