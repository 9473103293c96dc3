import UIKit

/// One test names it as the principal class.
class ProbeApplication: UIApplication {}

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched \(type(of: application))")
    if ProcessInfo.processInfo.environment["PROBE_LANGUAGE"] != nil { printLanguage(application) }
    return true
  }

  /// What an app shows in the user's language.
  private func printLanguage(_ application: UIApplication) {
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    print("language \(Locale.preferredLanguages.joined(separator: " "))")
    print("locale \(Locale.current.identifier) \(Calendar.current.locale?.identifier ?? "none")")
    print("date \(formatter.string(from: date))")
    print("number \(1_234.5.formatted())")
    print("text \(NSLocalizedString("Hello", comment: ""))")
    print("default \(NSLocalizedString("Unknown", value: "as it is", comment: ""))")
    print("system \(UIViewController().editButtonItem.title ?? "none")")
    print("direction \(application.userInterfaceLayoutDirection == .rightToLeft ? "right to left" : "left to right")")
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    for session in sceneSessions { print("discarded \(session.persistentIdentifier)") }
  }

  func applicationWillTerminate(_ application: UIApplication) { print("terminates") }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static var saves = 0
  private var name = ""

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    name = session.persistentIdentifier
    let kept = session.stateRestorationActivity?.userInfo?["window"] as? String
    print("connects \(name) with \(kept ?? "nothing")")
    if let data = session.stateRestorationActivity?.userInfo?["data"] as? Data { print("restores \(data.count) bytes") }
    for context in connectionOptions.urlContexts { print("connects for \(context.url)") }
    if let item = connectionOptions.shortcutItem { print("connects for \(item.type), \(item.localizedTitle)") }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { print("opens \(context.url)") }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    print("performs \(shortcutItem.type), \(shortcutItem.localizedTitle)")
    completionHandler(true)
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    // A test that checks a failure sets it.
    guard let wish = ProcessInfo.processInfo.environment["PROBE_EXTENDS"] else { return }
    scene.extendStateRestoration()
    if wish == "and completes" { DispatchQueue.main.async { scene.completeStateRestoration() } }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    print("active \(name)")
    let wanted = ProcessInfo.processInfo.environment["PROBE_WINDOWS"].flatMap { Int($0) } ?? 1
    if UIApplication.shared.openSessions.count < wanted {
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
        print("refused \($0)")
      }
    }
    changeDefaults()
    leaveWorkBehind()
  }

  func sceneWillResignActive(_ scene: UIScene) { print("resigns \(name)") }

  func sceneDidEnterBackground(_ scene: UIScene) {
    print("background \(name)")
    DispatchQueue.main.async { print("after the background") }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    print("saves \(name)")
    let activity = NSUserActivity(activityType: "org.example.probe.window")
    activity.userInfo = ["window": name]
    // One size for each save; the last for all later ones.
    let sizes = ProcessInfo.processInfo.environment["PROBE_STATE"]?.split(separator: ",").compactMap { Int($0) } ?? []
    if !sizes.isEmpty {
      activity.userInfo?["data"] = Data(repeating: 7, count: sizes[min(Self.saves, sizes.count - 1)])
      Self.saves += 1
    }
    // The commit has finished when this runs.
    DispatchQueue.main.async { print("saved") }
    return activity
  }

  /// Prints the value of a default, and sets it as a test asks for it; then prints that a turn has gone by.
  private func changeDefaults() {
    guard let value = ProcessInfo.processInfo.environment["PROBE_DEFAULT"] else { return }
    print("default \(UserDefaults.standard.string(forKey: "probe") ?? "none")")
    UserDefaults.standard.set(value, forKey: "probe")
    _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in print("default changed") }
  }

  /// One piece of work for each way in which apps return to the main thread.
  private func leaveWorkBehind() {
    DispatchQueue.main.async { print("main queue") }
    RunLoop.main.perform { print("run loop") }
    _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in print("timer") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { print("later") }
    Task { @MainActor in
      await Task.yield()
      print("task")
      try await Task.sleep(nanoseconds: 1000)
      print("slept on main: \(Thread.isMainThread)")
    }
    DispatchQueue.global().async { DispatchQueue.main.async { print("back from a queue") } }
  }
}
