/// The name of an app on the desktop: that of its desktop file, of its icon, and on the session bus.
///
/// Derived from the bundle identifier, and equal to it if that is a legal bus name. Rules of D-Bus and GApplication: two or more elements
/// separated by periods; in each ASCII letters, digits, underscores and hyphens, no leading digit; at most 255 characters.
///
/// - A character that is not legal in an element becomes an underscore, and an element that begins with a digit is prefixed with one, as
///   D-Bus recommends.
/// - Empty elements are left out; a single one is appended to `dev.proscenium`.
/// - A name that is too long is truncated, and ends in a number derived from the whole.
public struct ApplicationID: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `org.example.Letters`.
  public let rawValue: String

  /// The name of the app with this bundle identifier.
  public init(bundleIdentifier: String) {
    var elements = bundleIdentifier.split(separator: ".").map { element -> String in
      let legal = String(String.UnicodeScalarView(element.unicodeScalars.map { Self.isLegal($0) ? $0 : "_" }))
      return "0"..."9" ~= (legal.unicodeScalars.first ?? "a") ? "_" + legal : legal
    }
    if elements.isEmpty { elements = ["app"] }
    if elements.count == 1 { elements = ["dev", "proscenium"] + elements }
    let name = elements.joined(separator: ".")
    guard name.utf8.count > Self.limit else {
      rawValue = name
      return
    }
    let number = "_" + Checksum(name.utf8).text
    var start = name.prefix(Self.limit - number.utf8.count)
    while start.hasSuffix(".") { start.removeLast() }
    rawValue = start + number
  }

  /// The path of the app's objects on the bus, as GApplication derives it from the name: `/org/example/Letters`.
  public var objectPath: String {
    "/" + String(rawValue.map { $0 == "." ? "/" : $0 == "-" ? "_" : $0 })
  }

  /// The name of the app's desktop file.
  public var desktopFileName: String { rawValue + ".desktop" }

  /// The name.
  public var description: String { rawValue }

  private static let limit = 255

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    default: false
    }
  }
}
