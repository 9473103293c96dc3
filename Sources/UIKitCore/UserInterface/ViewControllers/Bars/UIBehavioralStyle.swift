/// How a bar or a control looks and behaves. iOS 15. Raw values are Apple's.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  /// The system decides.
  case automatic = 0
  /// As on an iPad.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}
