public import Foundation

/// An action for a row, which apps before iOS 11 return from `tableView(_:editActionsForRowAt:)`. Deprecated on a device since iOS 13.
///
/// On a desktop it is an item of the row's context menu, as a ``UIContextualAction`` is.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that removes something. The same value as ``destructive``.
    case `default` = 0
    /// The normal style.
    case normal = 1

    /// An action that removes something.
    public static let destructive = Style.default
  }

  /// The style.
  public let style: Style
  /// The title, or `nil`.
  open var title: String?
  /// The background colour; `nil` for that of the style. Stored, and without effect: menus have none.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action that calls `handler` with itself and the row.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The action for the row at `path`.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, finish in
      self.handler(self, path)
      finish(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
