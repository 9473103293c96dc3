#if canImport(UIKit)
  import UIKit
#endif

/// The pattern of articles on state restoration: the document's identifier in an activity, read when the scene connects.
public enum WordProcessor {
  struct Document {
    let id: String
    var text = ""
    static func find(_ id: String) -> Document? { Document(id: id) }
  }

  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Default Configuration", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      sceneSessions.forEach { session in
        _ = session.stateRestorationActivity?.userInfo?["documentId"]
      }
    }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var document = Document(id: UUID().uuidString)

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      if let activity = session.stateRestorationActivity, activity.activityType == "org.example.DocumentEdit",
        let documentId = activity.userInfo?["documentId"] as? String
      {
        document = Document.find(documentId) ?? document
      }
      for urlContext in connectionOptions.urlContexts {
        let url = urlContext.url
        let options = urlContext.options
        print(url, options.openInPlace, options.annotation ?? "none")
      }
      if connectionOptions.handoffUserActivityType != nil { return }
      guard let windowScene = scene as? UIWindowScene else { return }
      self.window = UIWindow(windowScene: windowScene)
      let editor = UITextView()
      editor.text = document.text
      let controller = UIViewController()
      controller.view = editor
      self.window!.rootViewController = controller
      self.window!.makeKeyAndVisible()
      let activity = NSUserActivity(activityType: "org.example.DocumentEdit")
      activity.userInfo = ["documentId": document.id]
      activity.isEligibleForSearch = true
      activity.keywords = ["document"]
      scene.userActivity = activity
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      return scene.userActivity
    }
  }
}

/// Two configurations selected by the activity, and windows opened and closed in code.
public enum TwoScenes {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration: UISceneConfiguration
      if let activity = options.userActivities.first, activity.activityType == "org.example.scene0" {
        configuration = UISceneConfiguration(name: "scene0", sessionRole: connectingSceneSession.role)
      } else {
        configuration = UISceneConfiguration(name: "scene1", sessionRole: connectingSceneSession.role)
      }
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      let vc: ViewController
      if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity,
        let identifier = activity.targetContentIdentifier
      {
        vc = ViewController(catName: identifier)
      } else {
        vc = ViewController(catName: "default")
      }
      if let windowScene = scene as? UIWindowScene {
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = vc
        window.backgroundColor = .white
        self.window = window
        window.makeKeyAndVisible()
      }
    }
  }

  class ViewController: UIViewController {
    let catName: String

    init(catName: String) {
      self.catName = catName
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      catName = ""
      super.init(coder: coder)
    }

    func newScene() {
      let activity = NSUserActivity(activityType: "org.example.scene0")
      activity.userInfo = ["website": "https://example.org"]
      activity.targetContentIdentifier = catName
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: activity, options: nil, errorHandler: nil)
    }

    func closeScene() {
      if let session = self.view.window?.windowScene?.session {
        let options = UIWindowSceneDestructionRequestOptions()
        options.windowDismissalAnimation = .commit
        UIApplication.shared.requestSceneSessionDestruction(session, options: options, errorHandler: nil)
      }
    }
  }
}

/// A model that notifies every window of a new message.
public enum Chat {
  struct Message { let text: String? }

  enum UpdateEvent {
    case newMessage(message: Message)
    static let newMessageNotificationName = Notification.Name(rawValue: "NewMessage")
    func post() {
      switch self {
      case .newMessage(message: _):
        NotificationCenter.default.post(name: UpdateEvent.newMessageNotificationName, object: self)
      }
    }
  }

  final class ChatModelController {
    nonisolated(unsafe) static let shared = ChatModelController()
    private var messages: [Message] = []
    func add(message: Message) {
      messages.append(message)
      UpdateEvent.newMessage(message: message).post()
    }
  }

  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = connectingSceneSession.configuration
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = ChatViewController()
      window?.makeKeyAndVisible()
      if let restorationActivity = session.stateRestorationActivity {
        configure(window: window, with: restorationActivity)
      }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { fetchCurrentUserActivity(for: self.window) }

    func fetchCurrentUserActivity(for window: UIWindow?) -> NSUserActivity? {
      window?.rootViewController?.userActivity
    }

    func configure(window: UIWindow?, with activity: NSUserActivity) {
      window?.rootViewController?.restoreUserActivityState(activity)
    }
  }

  class ChatViewController: UIViewController, UITextFieldDelegate {
    private var observer: NSObjectProtocol?
    private let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      field.delegate = self
      field.placeholder = "Message"
      view.addSubview(field)
      userActivity = NSUserActivity(activityType: "org.example.chat")
      observer = NotificationCenter.default.addObserver(
        forName: UpdateEvent.newMessageNotificationName, object: nil, queue: nil
      ) { notification in
        guard let event = notification.object as? UpdateEvent else { return }
        switch event {
        case .newMessage(message: let message): print(message.text ?? "")
        }
      }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      ChatModelController.shared.add(message: Message(text: textField.text))
      textField.text = nil
      return textField.resignFirstResponder()
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      activity.userInfo = ["draft": field.text ?? ""]
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
      super.restoreUserActivityState(activity)
      field.text = activity.userInfo?["draft"] as? String
    }
  }
}

/// An iPad app that also runs on a Mac.
public enum Catalyst {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func application(
      _ application: UIApplication,
      shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { extensionPointIdentifier != .keyboard }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = (scene as? UIWindowScene) else { return }
      #if targetEnvironment(macCatalyst)
        if let titlebar = windowScene.titlebar {
          titlebar.titleVisibility = .hidden
          titlebar.toolbar = nil
        }
      #endif
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.forEach { windowScene in
        windowScene.sizeRestrictions?.minimumSize = CGSize(width: 480, height: 640)
        windowScene.sizeRestrictions?.maximumSize = CGSize(width: 1920, height: 1080)
      }
      let split = UISplitViewController(style: .doubleColumn)
      split.primaryBackgroundLike()
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      split.preferredDisplayMode = .oneBesideSecondary
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = split
      window?.makeKeyAndVisible()
      if UIDevice.current.userInterfaceIdiom == .pad { scene.subtitle = windowScene.traitCollection.description }
    }
  }
}

extension UISplitViewController {
  fileprivate func primaryBackgroundLike() {
    presentsWithGesture = traitCollection.horizontalSizeClass != .compact
    preferredSplitBehavior = .tile
  }
}

/// Login first, the app afterwards; a theme from the defaults.
public enum ThemedLogin {
  @MainActor
  final class Session {
    static let shared = Session()
    @Published2 var isLoggedIn = false
  }

  /// An app-defined property wrapper, as used where Combine is not available.
  @propertyWrapper
  struct Published2<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }

  class AppDelegate: UIResponder, UIApplicationDelegate {
    static var shared: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
    var orientationLock = UIInterfaceOrientationMask.all

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      configureAppearance()
      return true
    }

    private func configureAppearance() {
      UINavigationBar.appearance().barTintColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
      UINavigationBar.appearance().titleTextAttributes = [
        .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 18, weight: .semibold),
      ]
      UITabBar.appearance().unselectedItemTintColor = .systemGray2
      if #available(iOS 15, *) {
        let tabBarAppearance = UITabBarAppearance()
        tabBarAppearance.configureWithDefaultBackground()
        UITabBar.appearance().standardAppearance = tabBarAppearance
        UITabBar.appearance().scrollEdgeAppearance = tabBarAppearance
      }
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { orientationLock }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) static var shared: SceneDelegate?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      Self.shared = self
      guard let windowScene = (scene as? UIWindowScene) else { return }
      let window = UIWindow(windowScene: windowScene)
      self.window = window
      let isDark = UserDefaults.standard.bool(forKey: "dark")
      window.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
      showInitial()
      window.makeKeyAndVisible()
    }

    func showInitial() {
      window?.rootViewController = Session.shared.isLoggedIn ? makeTabs() : LoginViewController()
    }

    private func makeTabs() -> UITabBarController {
      let tabBarController = UITabBarController()
      let first = UINavigationController(rootViewController: UIViewController())
      first.tabBarItem = UITabBarItem(
        title: "First", image: UIImage(systemName: "1.circle"), selectedImage: UIImage(systemName: "1.circle.fill"))
      tabBarController.setViewControllers([first], animated: false)
      tabBarController.selectedIndex = 0
      return tabBarController
    }
  }

  class LoginViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { [weak self] in
        guard let delegate = self?.view.window?.windowScene?.delegate as? SceneDelegate else { return }
        Session.shared.isLoggedIn = true
        delegate.showInitial()
      }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var shouldAutorotate: Bool { false }
  }
}
