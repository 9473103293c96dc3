/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad; also a Linux desktop, whose windows follow the iPad's rules.
  case pad = 1
  /// A Mac.
  case mac = 5
}
