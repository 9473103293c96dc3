public import Foundation
import RuntimeLogging
public import SceneSystem

/// One URL that a scene is asked to open, with the options of the request (E-01, E-02).
///
/// Apps receive contexts in `connectionOptions.urlContexts` or in `scene(_:openURLContexts:)` and create none. Two contexts are equal only
/// if they are the same object.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL

  /// The requesting app, and whether a document may be changed.
  public let options: UIScene.OpenURLOptions

  /// A context as the system makes it. Not public in Apple's UIKit.
  @_spi(Runtime) public init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
    super.init()
  }

  /// The context for a URL that arrived over the wire, or `nil` if its text is not a URL: an empty text, or one with a malformed host. A
  /// character that a URL may not contain is percent-encoded.
  @_spi(Runtime) public convenience init?(_ opened: OpenedURL) {
    guard let url = URL(string: opened.url) else { return nil }
    self.init(
      url: url,
      options: UIScene.OpenURLOptions(sourceApplication: opened.sourceApplication, openInPlace: opened.openInPlace))
  }

  /// The contexts for one event (E-08), without those whose text is not a URL; each of these is named in the log.
  @_spi(Runtime) public static func contexts(for opened: [OpenedURL]) -> Set<UIOpenURLContext> {
    var contexts: Set<UIOpenURLContext> = []
    for one in opened {
      if let context = UIOpenURLContext(one) {
        contexts.insert(context)
      } else {
        RuntimeLog.write("The text \"\(one.url)\" is not a URL, so no scene is asked to open it.")
      }
    }
    return contexts
  }
}

extension UIScene {
  /// The options of a request to open a URL.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The bundle identifier of the requesting app, or `nil` if the system withholds it: it is available only for apps of the same team.
    public let sourceApplication: String?

    /// Data that the requesting app attached. Differs from Apple: always `nil`, because no peer can send an object.
    public let annotation: Any?

    /// Whether the document may be changed in place. If `false`, copy it before the scene's method returns.
    public let openInPlace: Bool

    /// The advertisement that led to the URL. iOS 14.5. Differs from Apple: always `nil`; advertisements are not measured.
    public var eventAttribution: UIEventAttribution? { nil }

    /// Options as the system makes them. Not public in Apple's UIKit.
    @_spi(Runtime) public init(sourceApplication: String? = nil, openInPlace: Bool = false) {
      self.sourceApplication = sourceApplication
      annotation = nil
      self.openInPlace = openInPlace
      super.init()
    }
  }

  /// How `UIScene.open(_:options:completionHandler:)` passes a URL to another app.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that claims the URL as a universal link may open it, so that no browser does. Default:
    /// `false`.
    open var universalLinksOnly = false

    /// The advertisement by which the URL was chosen, or `nil`. iOS 14.5. Default: `nil`. A copy is stored, and not read off the device.
    open var eventAttribution: UIEventAttribution?

    /// Options with the defaults.
    public override init() { super.init() }
  }
}
