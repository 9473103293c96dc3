import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    let asked = connectionOptions.urlContexts.compactMap { Document.ID($0.url) }.first
    let handedOver = connectionOptions.userActivities.compactMap { Document.ID($0) }.first
    let kept = session.stateRestorationActivity.flatMap { Document.ID($0) }
    show(asked ?? handedOver ?? kept, in: scene)
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let id = URLContexts.compactMap({ Document.ID($0.url) }).first else { return }
    show(id, in: scene)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let id = Document.ID(userActivity) else { return }
    receive(userActivity, of: id)
    show(id, in: scene)
  }

  /// Another machine has none of the files here, so the text is sent with the activity.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    guard let document = (window?.rootViewController as? EditorViewController)?.document else { return }
    userActivity.addUserInfoEntries(from: ["text": document.text])
  }

  func sceneDidBecomeActive(_ scene: UIScene) { scene.userActivity?.becomeCurrent() }

  func sceneWillResignActive(_ scene: UIScene) { scene.userActivity?.resignCurrent() }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    scene.userActivity
  }

  /// Keeps the text that another machine has sent.
  private func receive(_ activity: NSUserActivity, of id: Document.ID) {
    guard let text = activity.userInfo?["text"] as? String else { return }
    do {
      try DocumentStore.inUserFolders().receive(Document(id: id, text: text))
    } catch {
      NSLog("Notes: the text of %@ from another machine could not be kept: %@", id.rawValue, "\(error)")
    }
  }

  /// Shows a document in the window, a new one without `id`.
  private func show(_ id: Document.ID?, in scene: UIScene) {
    let id = id ?? Document.ID()
    let activity = id.makeActivity()
    scene.userActivity = activity
    // Set now, and not only when the scene is asked for it in the background, so that a window has its document from the start.
    scene.session.stateRestorationActivity = activity
    // A link to this document is opened in this window, one to another document in a new window.
    let isThisDocument = NSPredicate(format: "SELF == '\(id.link)'")
    scene.activationConditions.canActivateForTargetContentIdentifierPredicate = isThisDocument
    scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = isThisDocument
    do {
      let store = try DocumentStore.inUserFolders()
      let editor = EditorViewController(document: try store.document(id), store: store)
      editor.updateUserActivityState(activity)
      editor.userActivity = activity
      window?.rootViewController = editor
    } catch {
      // The window keeps its document: the file may be readable the next time.
      window?.rootViewController = UnreadableViewController(reason: "\(error)")
    }
    scene.title = window?.rootViewController?.title
  }
}
