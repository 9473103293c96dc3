import Foundation

/// Something that can be done to a row by swiping over it, or from its context menu.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case normal = 0
    /// As one that removes something. The delete key does it as well.
    case destructive = 1
  }

  /// A closure that an action runs: it is given the action, the view it was chosen on, and a closure to call with whether
  /// the action was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How it looks.
  public let style: Style
  /// What runs.
  public let handler: Handler
  /// What it is called, or `nil`.
  open var title: String?
  /// The picture, or `nil`.
  open var image: UIImage?
  /// The colour behind it; `nil` for the style's. Kept for the app: menus have none.
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
