import Foundation
import SceneSystem
@_spi(Runtime) import UIKitCore

/// The activities that a script speaks of, which exist on no other device and must be made here.
public enum ScriptedActivity {
  /// The activity of a universal link. Without a target of its own, the link is what the activity is about (E-03, E-10).
  ///
  /// A link that is no URL gives an activity without one.
  public static func link(_ url: String, target: String? = nil) -> ActivityArchive {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: url)
    activity.targetContentIdentifier = target ?? url
    return archive(activity)
  }

  /// An activity with a type and no content, as a session's saved activity in a script's header.
  public static func plain(type: String) -> ActivityArchive { archive(NSUserActivity(activityType: type)) }

  /// The link in an activity that ``link(_:target:)`` made, or `nil`.
  package static func url(in archive: ActivityArchive) -> String? {
    guard let activity = try? NSUserActivity(archive: archive) else { return nil }
    return activity.webpageURL?.absoluteString
  }

  private static func archive(_ activity: NSUserActivity) -> ActivityArchive {
    // Without user info there is nothing that could not be saved; an archive without bytes means the same activity.
    (try? activity.archive())
      ?? ActivityArchive(
        activityType: activity.activityType, targetContentIdentifier: activity.targetContentIdentifier)
  }
}
