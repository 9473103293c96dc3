import Foundation

/// The host's description of a drag over a view.
package struct DropDescription: Hashable, Sendable {
  /// Whether this process began it.
  package var isLocal: Bool
  /// The types that another app's drag offers: uniform type identifiers.
  package var types: [String]

  package init(isLocal: Bool, types: [String]) {
    self.isLocal = isLocal
    self.types = types
  }

  /// The drag of another app that offers these MIME types.
  package init(offering mimeTypes: some Sequence<String>) {
    isLocal = false
    types = []
    for mime in mimeTypes {
      let type: String
      switch mime {
      case "text/uri-list": type = TypeIdentifier.url
      case "text/plain", "text/plain;charset=utf-8", "UTF8_STRING": type = TypeIdentifier.text
      default: continue
      }
      if !types.contains(type) { types.append(type) }
    }
  }

}

/// The dropped content of another app. The app has the content of its own drags.
package struct DropContents: Hashable, Sendable {
  /// Plain text, or `nil`.
  package var text: String?
  /// Absolute URLs.
  package var links: [String]

  /// - Parameters:
  ///   - text: Plain text, or `nil`.
  ///   - list: Links in the format `text/uri-list`, which may contain comment lines.
  package init(text: String?, list: String?) {
    self.text = text
    links = (list ?? "").split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map(String.init)
  }
}
