import UIKit

/// A message that was received or sent.
struct Message: Hashable, Sendable {
  var id: Int
  var sender: String
  var subject: String
  var body: String

  static let activityType = "org.proscenium.mail.message"

  /// The activity that opens a window for the message.
  func makeActivity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: Message.activityType)
    activity.title = subject
    activity.userInfo = ["message": id]
    return activity
  }
}
