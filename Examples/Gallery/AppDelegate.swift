import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  /// The photos of all windows.
  let library = PhotoLibrary()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// A window is for the gallery, or for one photo: the activity that opens it determines which.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let showsPhoto = options.userActivities.contains { $0.activityType == PhotoState.activityType }
    return UISceneConfiguration(
      name: showsPhoto ? "Photo" : "Gallery", sessionRole: connectingSceneSession.role)
  }
}

extension UIApplication {
  /// The photos of the app that is running.
  var library: PhotoLibrary { (delegate as? AppDelegate)?.library ?? PhotoLibrary() }
}
