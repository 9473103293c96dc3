import Foundation
public import SceneSystem
@_spi(Runtime) import UIKitCore

/// The activities that a script refers to, which exist on no other device and are created here.
public enum ScriptedActivity {
  /// The activity of a universal link. Without an explicit target, the link is its target content identifier (E-03, E-10).
  ///
  /// A link that is not a URL gives an activity without one.
  public static func link(_ url: String, target: String? = nil) -> ActivityArchive {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: url)
    activity.targetContentIdentifier = target ?? url
    return archive(activity)
  }

  /// An activity with a type and no content, such as a session's saved activity in a script's header.
  public static func plain(type: String) -> ActivityArchive { archive(NSUserActivity(activityType: type)) }

  /// The link in an activity that ``link(_:target:)`` created, or `nil`.
  package static func url(in archive: ActivityArchive) -> String? {
    guard let activity = try? NSUserActivity(archive: archive) else { return nil }
    return activity.webpageURL?.absoluteString
  }

  private static func archive(_ activity: NSUserActivity) -> ActivityArchive {
    // Without user info archiving cannot fail; an archive without bytes means the same activity.
    (try? activity.archive())
      ?? ActivityArchive(
        activityType: activity.activityType, targetContentIdentifier: activity.targetContentIdentifier)
  }
}
