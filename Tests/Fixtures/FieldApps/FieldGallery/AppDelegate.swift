import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    var configurationName: String = ActivityIdentifier.gallery.configurationName
    for activity in options.userActivities {
      if let identifier = ActivityIdentifier(rawValue: activity.activityType) {
        configurationName = identifier.configurationName
      }
    }
    print("configure \(configurationName)")
    return UISceneConfiguration(name: configurationName, sessionRole: connectingSceneSession.role)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    let notes = sceneSessions.compactMap { $0.userInfo?["photo"] as? String }.sorted()
    print("discard \(notes.joined(separator: ","))")
  }
}

enum ActivityIdentifier: String, CaseIterable {
  case gallery = "org.example.gallery"
  case inspector = "org.example.inspector"

  var configurationName: String {
    switch self {
    case .gallery: return "Gallery"
    case .inspector: return "Inspector"
    }
  }
}

struct Photo: Codable, Equatable {
  static let userInfoKey = "photo"
  var name: String

  var openDetailUserActivity: NSUserActivity {
    let userActivity = NSUserActivity(activityType: ActivityIdentifier.inspector.rawValue)
    userActivity.title = "Photo"
    userActivity.targetContentIdentifier = name
    userActivity.requiredUserInfoKeys = [Photo.userInfoKey]
    userActivity.userInfo = [Photo.userInfoKey: name]
    return userActivity
  }
}
