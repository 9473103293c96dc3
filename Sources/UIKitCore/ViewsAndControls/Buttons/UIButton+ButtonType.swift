extension UIButton {
  /// What a button looks like where it has no configuration.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Nothing but its title and picture.
    case custom = 0
    /// As the system's buttons are: the title in the tint colour.
    case system = 1
    /// A picture that stands for more about something.
    case detailDisclosure = 2
    /// A picture that stands for information, on light ground.
    case infoLight = 3
    /// A picture that stands for information, on dark ground.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// A cross that closes something.
    case close = 7

    /// The symbol of the types that stand for one thing.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }

  /// What a button is for.
  public enum Role: Int, Hashable, Sendable {
    /// Nothing particular.
    case normal = 0
    /// What the user most likely wants.
    case primary = 1
    /// Leaves everything as it is.
    case cancel = 2
    /// Removes or undoes something.
    case destructive = 3
  }
}
