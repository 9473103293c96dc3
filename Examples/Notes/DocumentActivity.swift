import UIKit

/// What a window is about, as an activity and as a link: enough to bring it back.
extension Document.ID {

  static let activityType = "org.proscenium.notes.editing"

  /// Reads the document out of an activity, or is `nil` where it is about something else.
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

  /// An activity that a window on this document keeps up to date.
  func makeActivity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.targetContentIdentifier = link
    activity.userInfo = ["documentId": rawValue]
    return activity
  }
}
