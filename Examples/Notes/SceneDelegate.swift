import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private var notes: NotesViewController?
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 360, height: 300)
    window = UIWindow(windowScene: windowScene)
    let asked = connectionOptions.urlContexts.compactMap { document(for: $0.url) }.first
    let handedOver = connectionOptions.userActivities.compactMap { Document.ID($0) }.first
    let kept = session.stateRestorationActivity.flatMap { Document.ID($0) }
    show(asked ?? handedOver ?? kept, in: scene)
    window?.makeKeyAndVisible()
    observer = NotificationCenter.default.addObserver(
      forName: NotesEvent.notification, object: nil, queue: nil
    ) { [weak self, weak scene] notification in
      guard case .deleted(let id)? = notification.object as? NotesEvent else { return }
      MainActor.assumeIsolated {
        // A window whose note is gone has a new one.
        if let self, let scene, self.notes?.document?.id == id { self.show(nil, in: scene) }
      }
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let id = URLContexts.compactMap({ document(for: $0.url) }).first else { return }
    show(id, in: scene)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let id = Document.ID(userActivity) else { return }
    receive(userActivity, of: id)
    show(id, in: scene)
  }

  /// Another machine has none of the files here, so the text is sent with the activity.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    guard let document = notes?.document else { return }
    userActivity.addUserInfoEntries(from: ["text": document.text])
  }

  func sceneDidBecomeActive(_ scene: UIScene) { scene.userActivity?.becomeCurrent() }

  func sceneWillResignActive(_ scene: UIScene) { scene.userActivity?.resignCurrent() }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    scene.userActivity
  }

  /// The document of a link, or a new one with the text of a file.
  private func document(for url: URL) -> Document.ID? {
    guard url.isFileURL else {
      let id = Document.ID(url)
      if id == nil { NSLog("Notes: %@ is no link to a note. Links have the form notes://document/NAME.", "\(url)") }
      return id
    }
    do {
      let added = try DocumentStore.inUserFolders().add(contentsOf: url)
      NotesEvent.changed(added).post()
      return added.id
    } catch {
      NSLog("Notes: %@ cannot be opened: %@", url.path, "\(error)")
      return nil
    }
  }

  /// Shows a note that the user has chosen from the list here, or the window that it is already in.
  private func choose(_ id: Document.ID?, in scene: UIScene) {
    let open = UIApplication.shared.openSessions.first { session in
      id != nil && session != scene.session && session.stateRestorationActivity.flatMap { Document.ID($0) } == id
    }
    guard let open else { return show(id, in: scene) }
    UIApplication.shared.requestSceneSessionActivation(open, userActivity: nil, options: nil)
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
    let content = content(of: id, activity)
    if let notes {
      notes.show(content, of: id)
    } else {
      // Without the user's folders there is no list either.
      window?.rootViewController = content
    }
    scene.title = content.title
  }

  private func content(of id: Document.ID, _ activity: NSUserActivity) -> UIViewController {
    do {
      let store = try DocumentStore.inUserFolders()
      if notes == nil {
        let made = NotesViewController(store: store)
        made.choose = { [unowned self] id in
          if let scene = window?.windowScene { choose(id, in: scene) }
        }
        notes = made
        window?.rootViewController = made
      }
      let editor = EditorViewController(document: try store.document(id), store: store)
      editor.updateUserActivityState(activity)
      editor.userActivity = activity
      return editor
    } catch {
      // The window keeps its document: the file may be readable the next time.
      return UnreadableViewController(reason: "\(error)")
    }
  }
}
