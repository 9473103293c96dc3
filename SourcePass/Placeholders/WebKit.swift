// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
import UIKit

public protocol WKNavigationDelegate: AnyObject {}
public protocol WKUIDelegate: AnyObject {}
public protocol WKScriptMessageHandler: AnyObject {}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow }
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}
open class WKNavigation: NSObject, PlaceholderMembers {}
open class WKFrameInfo: NSObject, PlaceholderMembers {}
open class WKBackForwardListItem: NSObject, PlaceholderMembers {}
open class WKNavigationAction: NSObject, PlaceholderMembers {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
  open var targetFrame: WKFrameInfo? { nil }
}
open class WKNavigationResponse: NSObject, PlaceholderMembers {}
open class WKScriptMessage: NSObject, PlaceholderMembers {
  open var body: Any { "" }
  open var name: String { "" }
}
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
open class WKUserScript: NSObject, PlaceholderMembers {
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}
open class WKUserContentController: NSObject, PlaceholderMembers {
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func addUserScript(_ script: WKUserScript) {}
  open func removeScriptMessageHandler(forName name: String) {}
}
open class WKPreferences: NSObject, PlaceholderMembers {
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
}
open class WKWebpagePreferences: NSObject, PlaceholderMembers { open var allowsContentJavaScript = true }
open class WKWebsiteDataStore: NSObject, PlaceholderMembers {
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
open class WKWebViewConfiguration: NSObject, PlaceholderMembers {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore()
  open var allowsInlineMediaPlayback = false
}
open class WKWebView: UIView, PlaceholderMembers {
  open private(set) var configuration = WKWebViewConfiguration()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  public let scrollView = UIScrollView()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    logPlaceholder("WebKit.WKWebView")
  }
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.init(frame: frame)
    self.configuration = configuration
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    logPlaceholder("WebKit.WKWebView")
  }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    logPlaceholder(Self.self)
    url = request.url
    return nil
  }
  @discardableResult open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? {
    logPlaceholder(Self.self)
    return nil
  }
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    logPlaceholder(Self.self)
  }
}
