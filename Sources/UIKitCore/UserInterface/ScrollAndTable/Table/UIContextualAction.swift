public import Foundation

/// An action for a row, available by swiping over it or from its context menu.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// The normal style.
    case normal = 0
    /// An action that removes something. The delete key runs it as well.
    case destructive = 1
  }

  /// A closure that an action runs: it receives the action, the view it was chosen on, and a closure to call with whether the action was
  /// performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style.
  public let style: Style
  /// The handler.
  public let handler: Handler
  /// The title, or `nil`.
  open var title: String?
  /// The picture, or `nil`.
  open var image: UIImage?
  /// The colour behind it; `nil` for the style's. Stored, and without effect: menus have none.
  open var backgroundColor: UIColor?

  /// An action that runs `handler`.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  func run(in view: UIView) { handler(self, view) { _ in } }
}
