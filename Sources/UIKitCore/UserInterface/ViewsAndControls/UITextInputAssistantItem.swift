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
