import SceneTesting
import UIKitCore

/// An app whose windows each have one draft, which the app delegate keeps while a scene is disconnected.
class DraftsAppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var kept: [String: String] = [:]

  func save(_ text: String, of scene: UIScene) { kept[scene.session.persistentIdentifier] = text }
  func flush() {}
}

/// Keeps one draft between the moment when a scene enters the background and its disconnection; the second window to leave overwrites the
/// first one's.
final class OneSlotAppDelegate: DraftsAppDelegate {
  private var slot: (text: String, scene: UIScene)?

  override func save(_ text: String, of scene: UIScene) { slot = (text, scene) }
  override func flush() {
    if let slot { super.save(slot.text, of: slot.scene) }
    slot = nil
  }
}

final class DraftsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var app: DraftsAppDelegate? { UIApplication.shared.delegate as? DraftsAppDelegate }
  private var draft: DraftViewController? { window?.rootViewController as? DraftViewController }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    let draft = DraftViewController()
    draft.textView.text = app?.kept[session.persistentIdentifier] ?? ""
    window?.rootViewController = draft
    window?.makeKeyAndVisible()
  }

  func sceneDidEnterBackground(_ scene: UIScene) { app?.save(draft?.textView.text ?? "", of: scene) }
  func sceneDidDisconnect(_ scene: UIScene) { app?.flush() }
}

final class DraftViewController: UIViewController {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.frame = view.bounds
    view.addSubview(textView)
  }
}

extension Interleavings {
  /// All orders of typing, leaving, returning and reclaiming; text that was typed into a window must be in it whenever it exists.
  @MainActor static func drafts(in delegate: any UIApplicationDelegate.Type, depth: Int) -> Interleavings {
    Interleavings(
      of: { try $0.install(delegate, manifest: .scenes(DraftsSceneDelegate.self)) },
      stimuli: ["type LABEL x", "swipe home", "tap icon", "reclaim LABEL"], depth: depth,
      initialModel: Typed()
    ) { typed, moment in
      for label in moment.app.sessionLabels
      where moment.line == "type \(label) x" && moment.stepResult.rejectionReason == nil {
        switch moment.app.scene(label).state {
        case .foregroundActive, .foregroundInactive: typed.texts[label, default: ""] += "x"
        // A user cannot do that, so its result is not checked.
        case .background, .unattached: typed.unfair.insert(label)
        }
      }
      for scene in moment.app.connectedScenes where !typed.unfair.contains(scene.label) {
        let text = (scene.rootViewController as? DraftViewController)?.textView.text ?? ""
        let expected = typed.texts[scene.label, default: ""]
        guard text == expected else { throw LostDraft(label: scene.label, typed: expected, shown: text) }
      }
      return true
    }
  }
}

/// The text that was typed into each window.
struct Typed: Hashable {
  var texts: [String: String] = [:]
  var unfair: Set<String> = []
}

struct LostDraft: Error, CustomStringConvertible {
  var label: String
  var typed: String
  var shown: String

  var description: String { "Window \(label) shows \u{201C}\(shown)\u{201D}, and \u{201C}\(typed)\u{201D} was typed." }
}
