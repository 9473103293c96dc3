import UIKit

#if GTK
  import CGTK
#endif

/// Executes the commands on its standard input, as the bare program beside it does, and prints the times.
class AppDelegate: UIResponder, UIApplicationDelegate {
  private var input: (any DispatchSourceRead)?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let input = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    input.setEventHandler {
      guard let line = readLine() else { exit(0) }
      MainActor.assumeIsolated { self.obey(line) }
    }
    input.resume()
    self.input = input
    return true
  }

  private func obey(_ word: String) {
    switch word {
    case "open":
      report("asked")
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    case "close":
      guard let scene = SceneDelegate.scenes.popLast() else { return }
      UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    case "scroll": (SceneDelegate.root as? GridViewController)?.scroll(200)
    case "move": (SceneDelegate.root as? MovingViewController)?.move(200)
    default: break
    }
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    report("closed")
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  static var scenes: [UIScene] = []
  /// The root view controller of the newest window.
  static weak var root: UIViewController?
  private static var count = 0

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    Self.count += 1
    Self.scenes.append(scene)
    scene.title = "Bench \(Self.count)"
    let window = UIWindow(windowScene: scene)
    let root: UIViewController =
      switch ProcessInfo.processInfo.environment["BENCH_CONTENT"] {
      case "grid": GridViewController()
      case "moving": MovingViewController()
      default: PageViewController()
      }
    Self.root = root
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    // The window is mapped at the end of this turn, so its first frame has not been drawn yet.
    DispatchQueue.main.async { whenPainted { report("frame") } }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { report("url") }
}

class PageViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, text) in ["The quick brown fox", "jumps over the lazy dog"].enumerated() {
      let label = UILabel(frame: CGRect(x: 24, y: 24 + 46 * index, width: 300, height: 24))
      label.text = text
      view.addSubview(label)
    }
  }
}

/// Writes a word and the time in microseconds.
nonisolated func report(_ word: String) {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  // Like the program beside this one: Swift's `print` takes half a millisecond to be loaded.
  puts("\(word) \(time.tv_sec * 1_000_000 + time.tv_nsec / 1000)")
  fflush(nil)
}

/// The processor's time of all threads of this process.
func processNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Calls back when the newest window has been drawn for the first time.
@MainActor func whenPainted(_ act: @escaping () -> Void) {
  #if GTK
    guard let toplevels = gtk_window_get_toplevels() else { return }
    let count = g_list_model_get_n_items(toplevels)
    guard count > 0, let newest = g_list_model_get_item(toplevels, count - 1) else { return }
    defer { g_object_unref(newest) }
    guard let clock = gtk_widget_get_frame_clock(newest.assumingMemoryBound(to: GtkWidget.self)) else { return }
    let painted: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void = { clock, data in
      let waiting = Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue()
      MainActor.assumeIsolated {
        g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), waiting.handler)
        waiting.act()
      }
    }
    let waiting = Waiting(act)
    waiting.handler = psc_connect(
      UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(painted, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(waiting).toOpaque(), nil)
  #endif
}

/// A callback that waits for a window's first frame.
@MainActor private final class Waiting {
  let act: () -> Void
  var handler: UInt = 0
  init(_ act: @escaping () -> Void) { self.act = act }
}
