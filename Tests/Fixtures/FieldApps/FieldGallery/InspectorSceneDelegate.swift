import UIKit

class InspectorSceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private(set) var photo: Photo?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    guard let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity,
      activity.activityType == ActivityIdentifier.inspector.rawValue,
      let name = activity.userInfo?[Photo.userInfoKey] as? String
    else {
      print("inspector without photo")
      return
    }
    photo = Photo(name: name)
    session.userInfo = [Photo.userInfoKey: name]
    scene.userActivity = activity
    scene.title = name
    let conditions = UISceneActivationConditions()
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(format: "self == %@", name)
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "self == %@", name)
    scene.activationConditions = conditions

    window = UIWindow(windowScene: windowScene)
    let controller = InspectorViewController()
    controller.photo = photo
    controller.userActivity = activity
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    let source = connectionOptions.userActivities.isEmpty ? "restored" : "asked"
    print("inspector connected \(name) \(source)")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    print("inspector continues \(userActivity.userInfo?[Photo.userInfoKey] as? String ?? "nothing")")
  }

  func sceneDidDisconnect(_ scene: UIScene) { print("inspector disconnected \(photo?.name ?? "")") }
}

class InspectorViewController: UIViewController {
  var photo: Photo?

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    if let photo { activity.addUserInfoEntries(from: [Photo.userInfoKey: photo.name]) }
    print("inspector updates \(photo?.name ?? "")")
  }

  deinit { print("inspector freed") }
}
