import UIKit

/// Xcode 11's template, as generated with a storyboard.
public enum Xcode11Storyboard {
  class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      // Override point for customization after application launch.
      return true
    }

    // MARK: UISceneSession Lifecycle

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let _ = (scene as? UIWindowScene) else { return }
    }

    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {
      (UIApplication.shared.delegate as? AppDelegate)?.saveContext()
    }
  }
}

extension Xcode11Storyboard.AppDelegate {
  func saveContext() {
    let pending = UserDefaults.standard.dictionaryRepresentation()
    guard !pending.isEmpty else { return }
    UserDefaults.standard.synchronize()
  }
}

/// The same template after its storyboard was removed, with the window made in code.
public enum Xcode12Programmatic {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      if #available(iOS 13.0, *) {
        // The scene delegate makes the window.
      } else {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RootViewController()
        window?.makeKeyAndVisible()
      }
      return true
    }

    @available(iOS 13.0, *)
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  @available(iOS 13.0, *)
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    lazy var rootViewController: RootViewController = {
      let controller = RootViewController()
      controller.title = NSLocalizedString("Home", comment: "")
      return controller
    }()

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = (scene as? UIWindowScene) else { return }
      window = UIWindow(frame: windowScene.coordinateSpace.bounds)
      window?.windowScene = windowScene
      window?.rootViewController = UINavigationController(rootViewController: rootViewController)
      window?.backgroundColor = .systemBackground
      window?.tintColor = .systemIndigo
      window?.overrideUserInterfaceStyle = .light
      window?.makeKeyAndVisible()
    }
  }

  class RootViewController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      label.text = "Hello"
      label.font = UIFont.preferredFont(forTextStyle: .headline)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.frame = view.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(label)
      navigationItem.largeTitleDisplayMode = .always
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self] _ in
          self?.label.text = "Added"
        })
    }

    override var prefersStatusBarHidden: Bool { false }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }
}

/// Xcode 15's template: only the three required methods, with every scene configured in code.
public enum Xcode15NoManifest {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let sceneConfig: UISceneConfiguration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      sceneConfig.sceneClass = UIWindowScene.self
      sceneConfig.delegateClass = SceneDelegate.self
      sceneConfig.storyboard = nil
      return sceneConfig
    }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      self.window = window
      window.makeKeyAndVisible()
    }
  }
}

/// Xcode 26's template: annotated, final, and with geometry callbacks.
public enum Xcode26 {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      switch connectingSceneSession.role {
      case .windowApplication:
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      case .windowExternalDisplayNonInteractive:
        return UISceneConfiguration(name: "External", sessionRole: connectingSceneSession.role)
      default:
        return connectingSceneSession.configuration
      }
    }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var lastOrientation: UIInterfaceOrientation = .unknown

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      if #available(iOS 16.0, *) {
        windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { error in
          print("geometry: \(error.localizedDescription)")
        }
      }
      windowScene.windowingBehaviors?.isClosable = true
      windowScene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 300)
      lastOrientation = windowScene.effectiveGeometry.interfaceOrientation
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func windowScene(
      _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      lastOrientation = previousEffectiveGeometry.interfaceOrientation
    }

    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      lastOrientation = previousInterfaceOrientation
    }

    func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle {
      .minimal
    }
  }
}
