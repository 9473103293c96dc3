// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
import UIKit

public protocol MFMailComposeViewControllerDelegate: AnyObject {}
public protocol MFMessageComposeViewControllerDelegate: AnyObject {}
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
open class MFMailComposeViewController: UINavigationController, PlaceholderMembers {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open class func canSendMail() -> Bool {
    logPlaceholder("MessageUI.MFMailComposeViewController")
    return false
  }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ recipients: [String]?) {}
  open func setCcRecipients(_ recipients: [String]?) {}
  open func setBccRecipients(_ recipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}
open class MFMessageComposeViewController: UINavigationController, PlaceholderMembers {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open class func canSendText() -> Bool {
    logPlaceholder("MessageUI.MFMessageComposeViewController")
    return false
  }
}
