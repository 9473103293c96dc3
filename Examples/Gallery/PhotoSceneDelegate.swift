import UIKit

/// A window of one photo, opened from the menu of a photo or by dragging it out of the gallery.
class PhotoSceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private(set) var photo: PhotoViewController?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 320)
    let activity = session.stateRestorationActivity ?? connectionOptions.userActivities.first
    let state = activity.flatMap { PhotoState($0) } ?? PhotoState(id: "")
    let photo = PhotoViewController(library: UIApplication.shared.library, state: state)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: photo)
    window.makeKeyAndVisible()
    self.window = window
    self.photo = photo
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { photo?.makeActivity() }
}
