import UIKit

class LoggingApplication: UIApplication {
  let started = Date()

  override init() {
    super.init()
    print("application made")
  }
}

class AppDelegate: NSObject, UIApplicationDelegate {
  lazy var services: [String] = {
    print("services made")
    return ["store", "network"]
  }()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    print("finished \(type(of: application)) \(services.count)")
  }
}

class LoggingScene: UIWindowScene {
  let opened: Set<UIOpenURLContext>

  override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    opened = connectionOptions.urlContexts
    super.init(session: session, connectionOptions: connectionOptions)
    print("scene made")
  }
}

class ShakeWindow: UIWindow {
  override func becomeKey() {
    super.becomeKey()
    print("window is key")
  }
}

/// Code that every scene delegate of the app shares.
class BaseSceneDelegate<Root: UIViewController & Titled>: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func makeRoot() -> Root { Root(title: "Base") }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = ShakeWindow(windowScene: windowScene)
    window?.rootViewController = makeRoot()
    window?.makeKeyAndVisible()
    print("base connected \(type(of: scene))")
  }

  func sceneDidBecomeActive(_ scene: UIScene) { print("base active") }
  func sceneWillResignActive(_ scene: UIScene) { print("base resigns") }
}

final class MainSceneDelegate: BaseSceneDelegate<RootViewController> {
  override func makeRoot() -> RootViewController {
    let root = super.makeRoot()
    root.title = "Main"
    return root
  }

  override func sceneDidBecomeActive(_ scene: UIScene) {
    super.sceneDidBecomeActive(scene)
    print("main active \(window?.rootViewController?.title ?? "")")
  }
}

@MainActor protocol Titled {
  init(title: String)
}

class RootViewController: UIViewController, Titled {
  required init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
