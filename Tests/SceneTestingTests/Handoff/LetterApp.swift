import Foundation
import UIKitCore

/// An app that hands its letter over: each scene shows one, and its controller has an activity with the text.
enum LetterApp {
  static let writing = "org.example.letters.writing"

  final class AppDelegate: UIResponder, UIApplicationDelegate {}

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// The calls about activities of other devices, in order.
    private(set) var notes: [String] = []
    private(set) var errors: [Int] = []
    var letter: LetterController? { window?.rootViewController as? LetterController }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      if let type = connectionOptions.handoffUserActivityType { notes.append("options \(type)") }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = LetterController()
      window.makeKeyAndVisible()
      self.window = window
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      notes.append("willContinue \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      notes.append("continue \(userActivity.userInfo?["text"] as? String ?? "nothing")")
      letter?.text = userActivity.userInfo?["text"] as? String ?? ""
    }

    func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
      notes.append("didFail \(userActivityType)")
      errors.append((error as NSError).code)
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
      notes.append("didUpdate \(userActivity.userInfo?["text"] as? String ?? "nothing")")
    }
  }

  final class LetterController: UIViewController, @preconcurrency NSUserActivityDelegate {
    var text = "" { didSet { userActivity?.needsSave = true } }
    var picture: Data?
    /// The calls of the activity's delegate, in order.
    private(set) var notes: [String] = []

    /// Begins an activity, which becomes current while the controller is shown.
    @discardableResult func begin(_ title: String = "Letter", target: String? = nil) -> NSUserActivity {
      let activity = NSUserActivity(activityType: LetterApp.writing)
      activity.title = title
      activity.targetContentIdentifier = target
      activity.delegate = self
      activity.needsSave = true
      userActivity = activity
      return activity
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
      activity.addUserInfoEntries(from: ["text": text])
      if let picture { activity.addUserInfoEntries(from: ["picture": picture]) }
    }

    func userActivityWillSave(_ userActivity: NSUserActivity) { notes.append("willSave") }
    func userActivityWasContinued(_ userActivity: NSUserActivity) { notes.append("wasContinued") }
  }
}
