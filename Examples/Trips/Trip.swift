import Foundation

/// A trip: where to, when, what happens there and what to take along.
struct Trip: Identifiable, Codable, Hashable, Sendable {
  struct Stop: Identifiable, Codable, Hashable, Sendable {
    var id = UUID()
    var title: String
    var symbol: String
    /// Counted from the first day, which is 1.
    var day: Int
  }

  struct Item: Identifiable, Codable, Hashable, Sendable {
    var id = UUID()
    var title: String
    var isPacked = false
  }

  var id = UUID()
  var place: String
  var country: String
  var landscape = Landscape.sea
  var start: Date
  var days: Int
  var isFavorite = false
  var stops: [Stop] = []
  var items: [Item] = []

  var end: Date { start.addingTimeInterval(Double(days - 1) * 86_400) }

  /// From 0 to 1. A trip for which there is nothing to pack is packed.
  var packed: Double {
    items.isEmpty ? 1 : Double(items.count { $0.isPacked }) / Double(items.count)
  }

  func matches(_ search: String) -> Bool {
    search.isEmpty || place.localizedCaseInsensitiveContains(search) || country.localizedCaseInsensitiveContains(search)
  }
}
