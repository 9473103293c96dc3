import SwiftUICore

extension Text {
  /// Upper or lower case.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}
