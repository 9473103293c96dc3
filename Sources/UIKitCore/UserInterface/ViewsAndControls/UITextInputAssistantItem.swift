public import Foundation

/// The groups of buttons beside the suggestions of a keyboard on the screen. iOS 9.
///
/// Differs from Apple: the groups are stored and not shown, because there is no such keyboard.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Whether the system's buttons may be hidden. Stored. Default: `true`.
  open var allowsHidingShortcuts = true
  /// The groups before the suggestions. Stored. Default: empty.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups after the suggestions. Stored. Default: empty.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  override init() { super.init() }
}

/// Whether the gestures for undo, copy and paste apply to a responder. iOS 13. There are no such gestures.
public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable {
  /// No gestures.
  case none = 0
  /// The system's gestures.
  case `default` = 1
}
