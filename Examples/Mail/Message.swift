import UIKit

/// A message that has come in, or gone out.
struct Message: Hashable, Sendable {
  var id: Int
  var sender: String
  var subject: String
  var body: String

  static let activityType = "org.proscenium.mail.message"

  /// What a window is opened with that is to show the message.
  func makeActivity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: Message.activityType)
    activity.title = subject
    activity.userInfo = ["message": id]
    return activity
  }
}
