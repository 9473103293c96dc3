public import Foundation

/// A button of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The purpose of the button.
  public enum Style: Int, Hashable, Sendable {
    /// The default action.
    case `default` = 0
    /// Cancel without changes. The escape key chooses it.
    case cancel = 1
    /// Remove or undo something.
    case destructive = 2
  }

  /// The title of the button, or `nil`.
  public let title: String?
  /// The purpose of the button.
  public let style: Style
  /// Whether it can be chosen. Default: `true`.
  open var isEnabled = true {
    didSet { alert?.actionChanged() }
  }
  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// A button that runs `handler` after it was chosen and the alert was dismissed.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
