/// The names of the attributes that the index itself reads. All others are values for queries.
package enum SearchAttribute {
  package static let title = "title"
  package static let displayName = "displayName"
  package static let keywords = "keywords"
  package static let contentDescription = "contentDescription"
  package static let textContent = "textContent"
  package static let thumbnailURL = "thumbnailURL"
  package static let thumbnailData = "thumbnailData"
  package static let relatedUniqueIdentifier = "relatedUniqueIdentifier"

  /// The attributes of which one names an item, the preferred one first.
  package static let titles = [title, displayName, "subject", "alternateNames"]

  /// The attributes whose words the user's words are compared with, by ``SearchField``.
  static let fields: [SearchField: [String]] = [
    .title: titles,
    .keywords: [keywords, "artist", "album", "authorNames", "recipientNames", "composer", "city", "namedLocation"],
    .summary: [contentDescription, "comment", "headline"],
    .content: [textContent, "transcribedTextContent", "htmlText"],
  ]

  /// The attributes whose words are in the index.
  package static let indexed: Set<String> = Set(fields.values.joined())
}

/// A part of an item's words.
package enum SearchField: Int, CaseIterable, Hashable, Sendable {
  case title = 0
  case keywords
  case summary
  case content
}
