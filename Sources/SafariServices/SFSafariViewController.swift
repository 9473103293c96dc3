public import Foundation
public import UIKit

/// Shows a page of the web.
///
/// Differs from Apple: the page is shown by the user's browser, in a window of its own. When the controller appears, the browser is asked to
/// open the page, and the controller is dismissed.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// How the page is shown.
  public final class Configuration: NSObject, NSCopying {
    /// Whether the page is shown as a reader does, if it can be. Stored.
    public var entersReaderIfAvailable = false
    /// Whether scrolling makes the bars smaller. Stored.
    public var barCollapsingEnabled = true

    /// The usual values.
    public override init() { super.init() }

    /// Returns a copy with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// The title of the button that closes the controller.
  public enum DismissButtonStyle: Int, Hashable, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// Receives the end of the controller. Not retained.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How the page is shown.
  public let configuration: Configuration
  /// The colour of the bars. Stored.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons. Stored.
  open var preferredControlTintColor: UIColor?
  /// The title of the button that closes the controller. Stored.
  open var dismissButtonStyle = DismissButtonStyle.done
  private let url: URL
  private var wasOpened = false

  /// A controller that shows a page.
  ///
  /// - Parameter url: An address with `http` or `https`; the app ends if it has another scheme, as on a device.
  public init(url: URL, configuration: Configuration = Configuration()) {
    let scheme = url.scheme?.lowercased() ?? ""
    precondition(
      ["http", "https"].contains(scheme),
      "The specified URL has an unsupported scheme: \(scheme). Only HTTP and HTTPS URLs are supported.")
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: the controller is not made by storyboards.
  public required init?(coder: NSCoder) { nil }

  /// Opens the page in the user's browser, and dismisses the controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !wasOpened else { return }
    wasOpened = true
    UIApplication.shared.open(url, options: [:]) { [weak self] isOpened in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: isOpened)
      delegate?.safariViewControllerDidFinish(self)
      presentingViewController?.dismiss(animated: true)
    }
  }
}
