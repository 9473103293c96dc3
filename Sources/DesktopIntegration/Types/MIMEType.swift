/// The rules for the names of MIME types.
enum MIMEType {
  /// Whether the string is a type and a subtype of legal characters (RFC 6838).
  static func isLegal(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { 1...127 ~= $0.utf8.count && $0.unicodeScalars.allSatisfy(isLegal) }
  }

  /// A name for a type that has extensions and no MIME type: `application/x-` and its identifier.
  static func vendorType(for identifier: String) -> String {
    let scalars = identifier.lowercased().unicodeScalars.map { isLegal($0) ? $0 : "-" }
    return "application/x-" + String(String.UnicodeScalarView(scalars.prefix(120)))
  }

  /// The handler type of a scheme, such as `x-scheme-handler/notes`; `nil` for an invalid scheme (RFC 3986).
  static func handler(ofScheme scheme: String) -> String? {
    let scheme = scheme.lowercased()
    guard let first = scheme.unicodeScalars.first, ("a"..."z").contains(first),
      scheme.unicodeScalars.allSatisfy({
        ("a"..."z").contains($0) || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0)
      })
    else { return nil }
    return "x-scheme-handler/" + scheme
  }

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "!", "#", "$", "&", "-", "^", "_", ".", "+": true
    default: false
    }
  }
}
