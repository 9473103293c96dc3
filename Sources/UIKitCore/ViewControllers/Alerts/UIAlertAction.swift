import Foundation

/// A button of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What the button is for.
  public enum Style: Int, Hashable, Sendable {
    /// Go on.
    case `default` = 0
    /// Leave everything as it is. The escape key chooses it.
    case cancel = 1
    /// Remove or undo something.
    case destructive = 2
  }

  /// What the button says, or `nil`.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether it can be chosen. Default: `true`.
  open var isEnabled = true {
    didSet { alert?.actionChanged() }
  }
  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// A button that runs `handler` when it was chosen and the alert has gone.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
