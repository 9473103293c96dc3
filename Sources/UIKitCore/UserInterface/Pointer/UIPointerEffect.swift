import Foundation

/// What a view does while the pointer is over it. iOS 13.4.
///
/// In a desktop's window every effect is the pointer for something that can be pressed, a hand; the view itself does not change.
public enum UIPointerEffect {
  /// The colour over or under a view.
  public enum TintMode: Int, Hashable, Sendable {
    /// No colour.
    case none = 0
    /// Over the view.
    case overlay = 1
    /// Under the view.
    case underlay = 2
  }

  /// The system decides.
  case automatic(UITargetedPreview)
  /// The pointer becomes the shape of the view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view gets a colour.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}
