/// How the user interacts with an item of a text. Raw values are Apple's.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// A click or a tap.
  case invokeDefaultAction = 0
  /// A menu of actions. No host asks for it.
  case presentActions = 1
  /// A preview. No host asks for it.
  case preview = 2
}
