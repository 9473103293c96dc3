/// Who may load a representation of an item provider. Raw values are Apple's.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Every process, including the desktop and other apps.
  case all = 0
  /// Apps of the same developer. Differs from Apple: a desktop does not identify developers, so only the process itself.
  case team = 1
  /// Apps of the same group. Differs from Apple: there are no groups, so only the process itself.
  case group = 2
  /// The process that registered it.
  case ownProcess = 3
}
