/// Which life cycle a process runs (M-05).
public enum Adoption: String, Hashable, Codable, Sendable {
  /// Scene delegates; the app delegate's transition callbacks are not called (M-06).
  case scenes
  /// The life cycle of iOS 12 and before, with one implicit scene (L-02).
  case application
}
