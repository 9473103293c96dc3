public import Foundation

/// An action, or a group of them, below a preview. See ``UIViewControllerPreviewing``.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action below a preview.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The look of an action.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// With a mark.
    case selected = 1
    /// For an action that destroys something.
    case destructive = 2
  }

  /// The title.
  public let title: String
  /// The look.
  let style: Style
  /// What the action does.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// An action.
  public convenience init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.init(title, style) { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
  }

  private init(
    _ title: String, _ style: Style, _ handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// Actions below a preview that one item shows.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title.
  public let title: String
  /// The look.
  let style: UIPreviewAction.Style
  /// The actions.
  let actions: [UIPreviewAction]

  /// A group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
  }
}
