import CoreSpotlight
import SceneTesting
import Synchronization
import UIKitCore
import UniformTypeIdentifiers

/// An app that writes down what it receives.
@MainActor enum SearchApp {
  static var log: [String] = []

  final class AppDelegate: UIResponder, UIApplicationDelegate {}

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      for activity in connectionOptions.userActivities { log.append("cold \(SearchApp.text(of: activity))") }
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      log.append("warm \(SearchApp.text(of: userActivity))")
    }
  }

  static func text(of activity: NSUserActivity) -> String {
    switch activity.activityType {
    case CSSearchableItemActionType: "item \(activity.userInfo?[CSSearchableItemActivityIdentifier] ?? "")"
    case CSQueryContinuationActionType: "query \(activity.userInfo?[CSSearchQueryString] ?? "")"
    default: "\(activity.activityType) \(activity.title ?? "") \(activity.userInfo?["id"] ?? "")"
    }
  }

  /// A device with the app running.
  static func launch() throws -> (Device, AppUnderTest) {
    log = []
    let device = Device(.pad)
    let app = try device.install(AppDelegate.self, manifest: .scenes(SceneDelegate.self).activityTypes("reading"))
    app.tapIcon()
    return (device, app)
  }

  static func item(_ identifier: String, _ title: String, domain: String? = nil) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = title
    return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
  }
}

/// A value that handlers set.
final class Box<Value: Sendable>: Sendable {
  private let content: Mutex<Value>
  init(_ value: Value) { content = Mutex(value) }
  var value: Value {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
  func change(_ body: @Sendable (inout Value) -> Void) { content.withLock { body(&$0) } }
}
