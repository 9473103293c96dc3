import UIKit

/// The document of a window, as an activity and as a link: enough to restore it.
extension Document.ID {

  static let activityType = "org.proscenium.notes.editing"

  /// Reads the document from an activity, or returns `nil` if it has none.
  init?(_ activity: NSUserActivity) {
    guard activity.activityType == Self.activityType, let id = activity.userInfo?["documentId"] as? String else {
      return nil
    }
    self.init(rawValue: id)
  }

  /// Reads `notes://document/ID`.
  init?(_ link: URL) {
    guard link.scheme == "notes", link.host == "document" else { return nil }
    self.init(rawValue: link.lastPathComponent)
  }

  var link: String { "notes://document/\(rawValue)" }

  /// Makes the activity of a window on this document. Searches find it by the document's title.
  func makeActivity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.targetContentIdentifier = link
    activity.persistentIdentifier = link
    activity.userInfo = ["documentId": rawValue]
    return activity
  }
}
