import UIKit

/// A message that is being written.
struct Draft: Hashable, Codable {
  /// Identifies the draft among those that are kept; `nil` for one without a window yet.
  var id: String?
  var recipient = ""
  var subject = ""
  var body = ""

  static let activityType = "org.proscenium.mail.compose"

  init(id: String? = nil, recipient: String = "", subject: String = "", body: String = "") {
    self.id = id
    self.recipient = recipient
    self.subject = subject
    self.body = body
  }

  /// An answer to a message.
  init(answering message: Message) {
    recipient = message.sender
    subject = message.subject.hasPrefix("Re: ") ? message.subject : "Re: " + message.subject
    body =
      "\n\n"
      + message.body.split(separator: "\n", omittingEmptySubsequences: false).map { "> " + $0 }
      .joined(separator: "\n")
  }

  /// The draft that an activity has saved.
  init?(_ activity: NSUserActivity) {
    guard activity.activityType == Draft.activityType else { return nil }
    id = activity.userInfo?["draft"] as? String
    recipient = activity.userInfo?["recipient"] as? String ?? ""
    subject = activity.userInfo?["subject"] as? String ?? ""
    body = activity.userInfo?["body"] as? String ?? ""
  }

  /// The draft of a `mailto:` link.
  init?(_ url: URL) {
    guard url.scheme == "mailto", let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    recipient = parts.path
    for item in parts.queryItems ?? [] {
      switch item.name.lowercased() {
      case "subject": subject = item.value ?? ""
      case "body": body = item.value ?? ""
      default: break
      }
    }
  }

  var isEmpty: Bool { recipient.isEmpty && subject.isEmpty && body.isEmpty }

  func makeActivity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: Draft.activityType)
    activity.title = subject.isEmpty ? "New Message" : subject
    activity.userInfo = ["recipient": recipient, "subject": subject, "body": body]
    if let id { activity.addUserInfoEntries(from: ["draft": id]) }
    return activity
  }
}
