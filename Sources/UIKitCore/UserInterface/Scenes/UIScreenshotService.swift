public import Foundation

/// Offers more of a scene than the screen shows when the user takes a screenshot of it, such as all pages of a document. iOS 13.
///
/// Differs from Apple: a desktop does not report screenshots, so the delegate is never called.
@preconcurrency @MainActor public final class UIScreenshotService: NSObject {
  /// Makes the pages. Not retained.
  public weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene.
  public private(set) weak var windowScene: UIWindowScene?

  init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }
}

/// Makes the pages for a ``UIScreenshotService``. iOS 13.
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// The user has taken a screenshot. Never called off the device.
  ///
  /// - Parameters:
  ///   - screenshotService: The service.
  ///   - completionHandler: A closure to call with a PDF document or `nil`, the current page, and the visible rectangle of that page.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// Completes with no document.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}

extension UIWindowScene {
  /// Offers more than the screen shows for screenshots. iOS 13.
  public var screenshotService: UIScreenshotService? {
    if let storedScreenshotService { return storedScreenshotService }
    let service = UIScreenshotService(windowScene: self)
    storedScreenshotService = service
    return service
  }
}
