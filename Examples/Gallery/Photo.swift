import Foundation

/// A photo, with what the user has changed of it.
struct Photo: Hashable, Identifiable, Sendable {
  let id: String
  let title: String
  let place: String
  let year: Int
  let landscape: Landscape
  /// Whether it is one of the photos in the row above all others.
  var isFeatured = false
  var isFavorite = false
  var isDeleted = false
  var caption = ""

  /// Whether the title, the place or the caption contains `query`. An empty one matches every photo.
  func matches(_ query: String) -> Bool {
    let wanted = query.trimmingCharacters(in: .whitespaces)
    guard !wanted.isEmpty else { return true }
    return [title, place, caption, String(year)].contains { $0.range(of: wanted, options: .caseInsensitive) != nil }
  }
}
