import UIKit

/// A window of the gallery: the albums beside the photos of the selected one.
class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private(set) var photos: PhotosViewController?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 340, height: 400)
    let library = UIApplication.shared.library
    let activity = session.stateRestorationActivity ?? connectionOptions.userActivities.first
    let state = activity.flatMap { GalleryState($0) }
    let photos = PhotosViewController(library: library)
    let albums = AlbumsViewController(library: library)
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredPrimaryColumnWidth = 260
    split.preferredDisplayMode = .oneBesideSecondary
    for (controller, column) in [
      (albums as UIViewController, UISplitViewController.Column.primary), (photos, .secondary),
    ] {
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      split.setViewController(navigation, for: column)
    }
    albums.selected = { [unowned split, unowned albums] album in
      photos.navigationController?.popToViewController(photos, animated: false)
      photos.show(album)
      if split.isCollapsed { albums.navigationController?.pushViewController(photos, animated: true) }
    }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
    self.photos = photos
    if let state {
      albums.album = state.album
      photos.restore(state)
    }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { photos?.state.makeActivity() }
}
