import Foundation
import UIKitCore

/// Seed 003: a word processor with several windows. The user's text cannot be recreated and is saved; the word counts can, and are dropped
/// when the scene is disconnected.
enum WordProcessor {
  static let writing = "org.example.word-processor.writing"

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Sets of discarded sessions, one per call.
    private(set) var discarded: [Set<String>] = []
    private(set) var memoryWarnings = 0
    /// The number of words in each window, which is quickly counted again.
    var wordCounts: [String: Int] = [:]

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      discarded.append(Set(sceneSessions.map(\.persistentIdentifier)))
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { memoryWarnings += 1 }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// The reason for the connection, from the connection options.
    private(set) var reason = "user"
    private var app: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let page = PageViewController()
      page.text = session.stateRestorationActivity?.userInfo?["text"] as? String ?? ""
      page.changed = { [weak self, weak scene] in
        if let self, let scene { update(scene, page: $0) }
      }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = page
      self.window = window
      window.makeKeyAndVisible()
      update(scene, page: page)
      if let type = connectionOptions.handoffUserActivityType { reason = "handoff of \(type)" }
      if let url = connectionOptions.urlContexts.first?.url { reason = "opening of \(url.lastPathComponent)" }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      page?.text = userActivity.userInfo?["text"] as? String ?? ""
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

    func sceneDidDisconnect(_ scene: UIScene) { app?.wordCounts[scene.session.persistentIdentifier] = nil }

    private var page: PageViewController? { window?.rootViewController as? PageViewController }

    private func update(_ scene: UIScene, page: PageViewController) {
      let activity = NSUserActivity(activityType: WordProcessor.writing)
      activity.userInfo = ["text": page.text]
      scene.userActivity = activity
      app?.wordCounts[scene.session.persistentIdentifier] = page.text.split(separator: " ").count
    }
  }

  final class PageViewController: UIViewController, UITextViewDelegate {
    private let editor = UITextView()
    var changed: ((PageViewController) -> Void)?
    var text: String {
      get { editor.text ?? "" }
      set {
        editor.text = newValue
        changed?(self)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      editor.delegate = self
      editor.frame = view.bounds
      view.addSubview(editor)
    }

    func textViewDidChange(_ textView: UITextView) { changed?(self) }
  }
}
