import UIKit

/// Shows one page of views, which the environment names, in each of its windows; prints its events, a line each, and returns the frames of
/// views on request.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  private var input: (any DispatchSourceRead)?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let input = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    input.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let line = readLine() else {
          self?.input?.cancel()
          return
        }
        self?.answer(line)
      }
    }
    input.resume()
    self.input = input
    return true
  }

  /// "where 1 Name": the frame, in window 1, of the view with that name; "window" is the window itself.
  private func answer(_ question: String) {
    let words = question.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[0] == "where", let number = Int(words[1]) else { return log("what? \(question)") }
    let scene = UIApplication.shared.connectedScenes.first { ($0.delegate as? SceneDelegate)?.number == number }
    guard let window = (scene?.delegate as? SceneDelegate)?.window else { return log("place none") }
    window.layoutIfNeeded()
    guard let view = words[2] == "window" ? window : window.named(words[2]) else { return log("place none") }
    let frame = view.convert(view.bounds, to: window)
    guard frame.intersects(window.bounds) else { return log("place none") }
    log(
      "place "
        + [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }.joined(separator: " "))
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private(set) var number = 0
  private static var count = 0

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    SceneDelegate.count += 1
    number = SceneDelegate.count
    scene.title = "Views \(number)"
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = makePage(ProcessInfo.processInfo.environment["PROBE_PAGE"] ?? "")
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    let size = (scene as? UIWindowScene)?.coordinateSpace.bounds.size ?? .zero
    log("\(number) active \(Int(size.width)) \(Int(size.height))")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    log("\(number) saves")
    return nil
  }
}

extension UIView {
  /// The visible view with the name `name` among this one and its subviews: by its identifier, its text, or its title.
  func named(_ name: String) -> UIView? {
    guard !isHidden else { return nil }
    if accessibilityIdentifier == name || (self as? UILabel)?.text == name
      || (self as? UIButton)?.currentTitle == name
    {
      return self
    }
    // Views in front are found first.
    return subviews.reversed().lazy.compactMap { $0.named(name) }.first
  }
}

/// Writes a line without buffering.
func log(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
