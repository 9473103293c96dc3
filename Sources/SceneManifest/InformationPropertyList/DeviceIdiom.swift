/// The kind of device whose variants of Info.plist keys apply.
public enum DeviceIdiom: String, Hashable, Sendable, CaseIterable {
  /// An iPhone: `KEY~iphone` replaces `KEY`.
  case phone
  /// An iPad: `KEY~ipad` replaces `KEY`.
  case pad
  /// A Mac that runs an iPad app, and a desktop: `KEY~ipad` replaces `KEY`, since such an app is built for the iPad.
  case mac

  /// The suffix after the tilde in a key for this device.
  public var keySuffix: String {
    switch self {
    case .phone: "iphone"
    case .pad, .mac: "ipad"
    }
  }
}
