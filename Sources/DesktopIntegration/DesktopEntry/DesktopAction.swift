/// An action that a desktop offers at an app's icon, beside launching it.
///
/// It has three names: the group of the desktop file, which is also the app's action on the bus, and the argument that starts the app with
/// it if there is no bus.
public enum DesktopAction: Hashable, Sendable {
  /// One more window (D-11).
  case newWindow
  /// A quick action of Info.plist, by its type (E-05).
  case shortcut(type: String)

  /// The option before the argument.
  public static let option = "--proscenium-action"

  private static let shortcutPrefix = "shortcut"

  // MARK: In the desktop file and on the bus

  /// `new-window`, or `shortcut-` and the type, in which every character except ASCII letters and digits is written as a hyphen and two
  /// hexadecimal digits for each of its bytes: a desktop file allows no others, and no two types may share a name.
  public var identifier: String {
    switch self {
    case .newWindow: "new-window"
    case .shortcut(let type): Self.shortcutPrefix + "-" + type.utf8.map(Self.spelled).joined()
    }
  }

  /// The action of this name, or `nil`.
  public init?(identifier: String) {
    if identifier == "new-window" {
      self = .newWindow
      return
    }
    let prefix = Self.shortcutPrefix + "-"
    guard identifier.hasPrefix(prefix) else { return nil }
    var bytes: [UInt8] = []
    var remaining = Array(identifier.utf8.dropFirst(prefix.utf8.count))[...]
    while let byte = remaining.popFirst() {
      guard byte == UInt8(ascii: "-") else {
        guard Self.isPlain(byte) else { return nil }
        bytes.append(byte)
        continue
      }
      guard remaining.count >= 2, let value = UInt8(String(decoding: remaining.prefix(2), as: UTF8.self), radix: 16)
      else {
        return nil
      }
      bytes.append(value)
      remaining.removeFirst(2)
    }
    guard let type = String(validating: bytes, as: UTF8.self), Self.shortcut(type: type).identifier == identifier else {
      return nil
    }
    self = .shortcut(type: type)
  }

  // MARK: At the start of the app

  /// The argument after ``option``: `new-window`, or `shortcut:TYPE`.
  public var argument: String {
    switch self {
    case .newWindow: "new-window"
    case .shortcut(let type): "\(Self.shortcutPrefix):\(type)"
    }
  }

  /// The action of this argument, or `nil`.
  public init?(argument: String) {
    if argument == "new-window" {
      self = .newWindow
    } else if argument.hasPrefix(Self.shortcutPrefix + ":") {
      self = .shortcut(type: String(argument.dropFirst(Self.shortcutPrefix.count + 1)))
    } else {
      return nil
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  private static func spelled(_ byte: UInt8) -> String {
    if isPlain(byte) { return String(Unicode.Scalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "-" + (digits.utf8.count == 1 ? "0" : "") + digits
  }
}
