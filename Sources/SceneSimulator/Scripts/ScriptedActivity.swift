import Foundation
import SceneSystem

/// The activities that a script speaks of, which exist on no other device and must be made here.
public enum ScriptedActivity {
  /// The type in which a universal link arrives (E-03).
  public static let browsingType = "NSUserActivityTypeBrowsingWeb"

  /// The activity of a universal link. Without a target of its own, the link is what the activity is about (E-10).
  public static func link(_ url: String, target: String? = nil) -> ActivityArchive {
    ActivityArchive(
      activityType: browsingType, targetContentIdentifier: target ?? url,
      bytes: bytes(["webpageURL": url]))
  }

  /// An activity with a type and no content, as a session's saved activity in a script's header.
  public static func plain(type: String) -> ActivityArchive {
    ActivityArchive(activityType: type)
  }

  /// The link in an activity that ``link(_:target:)`` made, or `nil`.
  static func url(in archive: ActivityArchive) -> String? {
    let plist = try? PropertyListSerialization.propertyList(from: Data(archive.bytes.elements), format: nil)
    return (plist as? [String: Any])?["webpageURL"] as? String
  }

  private static func bytes(_ content: [String: String]) -> Bytes {
    // A dictionary of strings is always a property list; no bytes at all is an activity without content.
    let data = try? PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
    return Bytes(data ?? Data())
  }
}
