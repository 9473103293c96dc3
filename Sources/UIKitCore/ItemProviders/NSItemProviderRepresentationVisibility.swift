/// Who may see what an item provider has. Raw values are Apple's.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Everybody, the desktop and other apps among them.
  case all = 0
  /// Apps of the same developer. Differs from Apple: a desktop does not know who that is, so it is the process alone.
  case team = 1
  /// Apps of the same group. Differs from Apple: there are no groups, so it is the process alone.
  case group = 2
  /// The process that registered it.
  case ownProcess = 3
}
