import UIKit

// State restoration in the style of Apple's own samples: the activity is the scene's, written when it resigns active.
class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?

  static let mainSceneActivityType = { () -> String in ActivityIdentifier.gallery.rawValue }
  static let scrollKey = "scroll"

  private var gallery: GalleryViewController? {
    (window?.rootViewController as? UINavigationController)?.viewControllers.first as? GalleryViewController
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: GalleryViewController())
    self.window = window
    window.makeKeyAndVisible()

    if let userActivity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      configure(window: window, session: session, with: userActivity)
    }
    scene.userActivity = scene.userActivity ?? NSUserActivity(activityType: Self.mainSceneActivityType())
    scene.title = "Gallery"
    print("gallery connected scroll=\(gallery?.scroll ?? -1)")
  }

  func configure(window: UIWindow?, session: UISceneSession, with activity: NSUserActivity) {
    guard activity.activityType == Self.mainSceneActivityType() else { return }
    gallery?.scroll = activity.userInfo?[Self.scrollKey] as? Int ?? 0
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    print("gallery interaction \(stateRestorationActivity.activityType)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if let userActivity = window?.windowScene?.userActivity { userActivity.becomeCurrent() }
  }

  func sceneWillResignActive(_ scene: UIScene) {
    gallery?.scroll += 7
    if let userActivity = window?.windowScene?.userActivity {
      userActivity.addUserInfoEntries(from: [Self.scrollKey: gallery?.scroll ?? 0])
      userActivity.resignCurrent()
    }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    print("gallery saves \(scene.userActivity?.userInfo?[Self.scrollKey] as? Int ?? -1)")
    return scene.userActivity
  }

  func sceneDidDisconnect(_ scene: UIScene) { print("gallery disconnected") }
}

class GalleryViewController: UIViewController {
  var scroll = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard UIApplication.shared.openSessions.count == 1 else { return }
    open(Photo(name: "lake"))
  }

  func open(_ photo: Photo) {
    guard UIApplication.shared.supportsMultipleScenes else { return print("single window") }
    let options = UIScene.ActivationRequestOptions()
    options.requestingScene = view.window?.windowScene
    UIApplication.shared.requestSceneSessionActivation(
      nil, userActivity: photo.openDetailUserActivity, options: options,
      errorHandler: { error in print("activation: \(error.localizedDescription)") })
  }
}
