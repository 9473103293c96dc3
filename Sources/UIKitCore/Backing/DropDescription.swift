import Foundation

/// What a host knows of a drag that is over a view.
package struct DropDescription: Hashable, Sendable {
  /// Whether this process began it.
  package var isLocal: Bool
  /// What another app's drag can be had as: uniform type identifiers.
  package var types: [String]

  package init(isLocal: Bool, types: [String]) {
    self.isLocal = isLocal
    self.types = types
  }

  /// What another app drags that offers these forms, by their MIME types.
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

/// What was dropped, as far as another app has it. What the app itself drags it has.
package struct DropContents: Hashable, Sendable {
  /// Plain text, or `nil`.
  package var text: String?
  /// Links, each as a whole.
  package var links: [String]

  /// - Parameters:
  ///   - text: Plain text, or `nil`.
  ///   - list: Links as `text/uri-list` has them, with lines that are comments among them.
  package init(text: String?, list: String?) {
    self.text = text
    links = (list ?? "").split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map(String.init)
  }
}
