extension UIButton {
  /// The appearance of a button without a configuration.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Only its title and picture.
    case custom = 0
    /// A system button: the title in the tint colour.
    case system = 1
    /// A symbol for details.
    case detailDisclosure = 2
    /// A symbol for information, on a light background.
    case infoLight = 3
    /// A symbol for information, on a dark background.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// A close symbol.
    case close = 7

    /// The same as ``system``, under its name before iOS 7.
    public static var roundedRect: ButtonType { .system }

    /// The symbol of the types that have one.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }

  /// The role of a button.
  public enum Role: Int, Hashable, Sendable {
    /// No special role.
    case normal = 0
    /// The most likely choice.
    case primary = 1
    /// Cancels without changes.
    case cancel = 2
    /// Removes or undoes something.
    case destructive = 3
  }
}
