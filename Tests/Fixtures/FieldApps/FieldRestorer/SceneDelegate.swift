import CloudKit
import UIKit

/// A page that is being read. The variable `RESTORER` selects what fails while it is restored.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var page = 0

  private var behaviour: String { ProcessInfo.processInfo.environment["RESTORER"] ?? "well" }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let saved = session.stateRestorationActivity?.userInfo?["page"] as? Int
    var line = "connected page=\(saved.map(String.init) ?? "none")"
    #if os(Linux)
      line += " \(connectionOptions.restoreReason)"
    #endif
    print(line)
    if let share = connectionOptions.cloudKitShareMetadata?.share {
      print("cold share \(share.url?.lastPathComponent ?? "")")
    }
    if connectionOptions.userActivities.contains(where: { $0.activityType == "panel" }) {
      scene.destructionConditions = [.systemDisconnection]
    }
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    page = stateRestorationActivity.userInfo?["page"] as? Int ?? 0
    print("restoring page=\(page)")
    switch behaviour {
    case "crash": abort()
    case "extend": scene.extendStateRestoration()
    case "finish-later":
      scene.extendStateRestoration()
      Task {
        scene.completeStateRestoration()
        print("restored page=\(page)")
      }
    default: break
    }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "org.example.fieldrestorer.page")
    activity.userInfo = ["page": page]
    return activity
  }

  /// `restorer:NUMBER` shows a page, `restorer:sessions` counts the sessions, `restorer:die` ends the process.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let text = URLContexts.first?.url.absoluteString.dropFirst("restorer:".count) else { return }
    switch text {
    case "sessions": print("open \(UIApplication.shared.openSessions.count)")
    case "die": abort()
    default: page = Int(text) ?? page
    }
  }

  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) { print("warm share \(cloudKitShareMetadata.share.url?.lastPathComponent ?? "")") }
}
