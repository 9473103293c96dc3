import Foundation

/// A document with its text.
struct Document: Hashable, Sendable {

  /// Identifies the document in files, activities and links.
  let id: ID
  var text: String

  /// The first line that is not blank.
  var title: String {
    text.split(whereSeparator: \.isNewline).map(String.init).first ?? "Untitled"
  }

  /// The line below the title, if there is one.
  var preview: String? {
    text.split(whereSeparator: \.isNewline).dropFirst().first.map(String.init)
  }

  /// A document's name: letters, digits and hyphens, because it becomes a file's name and a link's last component.
  struct ID: RawRepresentable, Hashable, Sendable {
    let rawValue: String

    /// The name of a document that does not exist yet.
    init() { rawValue = UUID().uuidString }

    /// Returns `nil` for a name that cannot be a path component, whatever its origin.
    init?(rawValue: String) {
      let isPlain = rawValue.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      guard isPlain, !rawValue.isEmpty, rawValue.count <= 100 else { return nil }
      self.rawValue = rawValue
    }
  }
}
