/// The name under which the desktop knows an app: that of its desktop file, of its icon, and on the session bus.
///
/// Made of the bundle identifier, and the same text wherever that is a legal name of the bus. Rules of D-Bus and GApplication:
/// two or more elements with points between them; in each ASCII letters, digits, underscores and hyphens, no digit first; at
/// most 255 characters.
///
/// - What may not stand in an element becomes an underscore, and an element that begins with a digit gets one in front, as
///   D-Bus recommends.
/// - Empty elements are left out; a single one is put after `dev.proscenium`.
/// - A name that is too long is cut, and ends in a number made of the whole.
public struct ApplicationID: Hashable, Sendable, CustomStringConvertible {
  /// The name, as `org.example.Letters`.
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

  /// Where the app's objects lie on the bus, as GApplication makes it of the name: `/org/example/Letters`.
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
