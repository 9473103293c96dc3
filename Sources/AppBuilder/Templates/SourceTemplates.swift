/// The sources, storyboards and the Info.plist of a new app.
struct SourceTemplates {
  private let template: AppTemplate

  init(_ template: AppTemplate) { self.template = template }

  /// The files, by their paths in the folder of sources.
  var files: [String: String] {
    var files: [String: String] = [:]
    switch template.lifeCycle {
    case .app: files["\(template.moduleName)App.swift"] = app
    case .scene:
      files["AppDelegate.swift"] = appDelegate
      files["SceneDelegate.swift"] = sceneDelegate
      files["Info.plist"] = infoPlist
    case .application: files["AppDelegate.swift"] = applicationDelegate
    }
    if template.interface == .swiftui {
      files["ContentView.swift"] = contentView
    } else {
      files["ViewController.swift"] = viewController
    }
    if template.interface == .storyboard {
      files["Base.lproj/Main.storyboard"] = StoryboardTemplate.main
      files["Base.lproj/LaunchScreen.storyboard"] = StoryboardTemplate.launchScreen
    }
    return files
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(template.moduleName)App: App {
        var body: some Scene {
            WindowGroup {
                ContentView()
            }
        }
    }

    """
  }

  private var contentView: String {
    """
    import SwiftUI

    struct ContentView: View {
        var body: some View {
            VStack {
                Image(systemName: "globe")
                    .imageScale(.large)
                    .foregroundStyle(.tint)
                Text("Hello, world!")
            }
            .padding()
        }
    }

    #Preview {
        ContentView()
    }

    """
  }

  private var viewController: String {
    let greeting = """

              view.backgroundColor = .systemBackground

              let label = UILabel()
              label.text = "Hello, world!"
              label.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(label)
              NSLayoutConstraint.activate([
                  label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                  label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
              ])
      """
    return """
      import UIKit

      class ViewController: UIViewController {

          override func viewDidLoad() {
              super.viewDidLoad()
      \(template.interface == .code ? greeting : "        // The view is loaded from the storyboard. Set it up further here.")
          }

      }

      """
  }

  /// The statements that make a window's content.
  private func windowContent(_ indentation: String) -> String {
    let root = template.interface == .swiftui ? "UIHostingController(rootView: ContentView())" : "ViewController()"
    return "\(indentation)window.rootViewController = \(root)\n\(indentation)window.makeKeyAndVisible()\n"
      + "\(indentation)self.window = window"
  }

  private var imports: String { template.interface == .swiftui ? "import SwiftUI\nimport UIKit" : "import UIKit" }

  private var appDelegate: String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            // The app has been launched. No scene is connected yet.
            return true
        }

        // MARK: Scene sessions

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            // A new session needs the configuration with which its scene is made.
            return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
        }

        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            // The user has closed these windows for good. Delete what belongs to them alone.
        }

    }

    """
  }

  private var sceneDelegate: String {
    let connect =
      template.interface == .storyboard
      ? """
              // The storyboard has made the window. Use the session and the options to restore or to open content.
              guard scene is UIWindowScene else { return }
      """
      : """
              // Use the session and the options to restore or to open content.
              guard let windowScene = scene as? UIWindowScene else { return }
              let window = UIWindow(windowScene: windowScene)
      \(windowContent("        "))
      """
    return """
      \(imports)

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {

          var window: UIWindow?

          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
          ) {
      \(connect)
          }

          func sceneDidDisconnect(_ scene: UIScene) {
              // The scene object is freed; its session may connect again. Release what can be made again.
          }

          func sceneDidBecomeActive(_ scene: UIScene) {
              // The scene receives events. Continue what was paused.
          }

          func sceneWillResignActive(_ scene: UIScene) {
              // An interruption is about to begin. Pause what needs the user's attention.
          }

          func sceneWillEnterForeground(_ scene: UIScene) {
              // The scene is about to be shown. Bring its content up to date.
          }

          func sceneDidEnterBackground(_ scene: UIScene) {
              // The scene is no longer shown, and may be disconnected at any time. Save its content.
          }

      }

      """
  }

  private var applicationDelegate: String {
    let launch =
      template.interface == .storyboard
      ? "        // The storyboard has made the window."
      : "        let window = UIWindow(frame: UIScreen.main.bounds)\n" + windowContent("        ")
    return """
      \(imports)

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {

          var window: UIWindow?

          func application(
              _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
      \(launch)
              return true
          }

          func applicationWillResignActive(_ application: UIApplication) {
              // An interruption is about to begin. Pause what needs the user's attention.
          }

          func applicationDidEnterBackground(_ application: UIApplication) {
              // The app is no longer shown, and may be ended at any time. Save the user's content.
          }

          func applicationWillEnterForeground(_ application: UIApplication) {
              // The app is about to be shown. Bring its content up to date.
          }

          func applicationDidBecomeActive(_ application: UIApplication) {
              // The app receives events. Continue what was paused.
          }

          func applicationWillTerminate(_ application: UIApplication) {
              // The app is about to be ended.
          }

      }

      """
  }

  private var infoPlist: String {
    let storyboard =
      template.interface == .storyboard
      ? "\n\t\t\t\t\t<key>UISceneStoryboardFile</key>\n\t\t\t\t\t<string>Main</string>" : ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>UIApplicationSceneManifest</key>
      \t<dict>
      \t\t<key>UIApplicationSupportsMultipleScenes</key>
      \t\t<true/>
      \t\t<key>UISceneConfigurations</key>
      \t\t<dict>
      \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
      \t\t\t<array>
      \t\t\t\t<dict>
      \t\t\t\t\t<key>UISceneConfigurationName</key>
      \t\t\t\t\t<string>Default Configuration</string>
      \t\t\t\t\t<key>UISceneDelegateClassName</key>
      \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>\(storyboard)
      \t\t\t\t</dict>
      \t\t\t</array>
      \t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
  }

  /// The first test: what the app's window shows.
  var tests: String {
    let module = template.moduleName
    let app = template.lifeCycle == .app ? "\(module)App" : "AppDelegate"
    let expectation =
      template.interface == .swiftui
      ? "#expect(app.scene(\"A\").text(\"Hello, world!\").exists)"
      : "#expect(app.scene(\"A\").visibleViewController is ViewController)"
    return """
      import Testing

      @testable import \(module)

      // Proscenium's device: `proscenium test` runs this in a test's own process. In Xcode these tests are left out.
      #if canImport(SceneTesting)
          import SceneTesting
          \(template.interface == .swiftui ? "import SwiftUI" : "import UIKit")

          @MainActor struct \(module)Tests {

              @Test func firstWindow() throws {
                  let device = Device(.pad)
                  let app = try device.install(\(app).self)
                  app.tapIcon()
                  \(expectation)
              }

              @Test func windowAfterReclaim() throws {
                  let device = Device(.pad)
                  let app = try device.install(\(app).self)
                  app.tapIcon()
                  device.swipeHome()
                  \(template.lifeCycle == .application ? "device.kill()" : "device.reclaim(app.scene(\"A\"))")
                  app.tapIcon()
                  \(expectation)
              }

          }
      #endif

      """
  }
}
