public import Foundation

/// What an app has set for the enlarged picture of a view.
struct ViewLargeContent {
  var isShown: Bool?
  var title: String?
  var image: UIImage?
  var scalesImage: Bool?
  var imageInsets = UIEdgeInsets.zero
}

/// An element that is shown enlarged while the user touches it and prefers large text. iOS 13. Every view is one.
///
/// Differs from Apple: nothing is shown enlarged, because the desktop has a magnifier of its own.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the element is shown enlarged.
  var showsLargeContentViewer: Bool { get }
  /// The title of the enlarged element, or `nil`.
  var largeContentTitle: String? { get }
  /// The picture of the enlarged element, or `nil`.
  var largeContentImage: UIImage? { get }
  /// Whether the picture is scaled to the size of the enlarged element.
  var scalesLargeContentImage: Bool { get }
  /// The insets that move the picture.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// Controls and observes a ``UILargeContentViewerInteraction``. iOS 13. Its methods are never called, because nothing is shown enlarged.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The user has lifted the finger from an enlarged element. Never called. The default does nothing.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// The element at a point. Never called. The default returns `nil`.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller in whose view an element is enlarged. Never called. The default returns the front controller of the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// The default: nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// The default: `nil`.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// The default: the front controller of the window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.frontController ?? UIViewController()
  }
}

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
