import Foundation

extension Trip {
  /// What the first launch shows. The identifiers are fixed, so that windows of them can be restored before anything was saved.
  static let samples: [Trip] = [
    Trip(
      id: id(1), place: "Lisbon", country: "Portugal", landscape: .sea, start: day(2027, 3, 12), days: 5,
      isFavorite: true,
      stops: [
        Stop(title: "Tram 28 to Alfama", symbol: "map", day: 1),
        Stop(title: "Tower of Belém", symbol: "camera", day: 2),
        Stop(title: "Surfing in Caparica", symbol: "sun.max", day: 3),
        Stop(title: "Pastéis and coffee", symbol: "music.note", day: 5),
      ],
      items: items(["Passport", "Sunglasses", "Swimwear", "Camera"], packed: 3)),
    Trip(
      id: id(2), place: "Zermatt", country: "Switzerland", landscape: .mountains, start: day(2027, 4, 3), days: 7,
      stops: [
        Stop(title: "Train to Gornergrat", symbol: "map", day: 1),
        Stop(title: "Five Lakes Trail", symbol: "flag", day: 3),
        Stop(title: "Sunrise at the Matterhorn", symbol: "sunrise", day: 5),
      ],
      items: items(["Hiking boots", "Rain jacket", "Map", "Headlamp", "Chocolate"], packed: 2)),
    Trip(
      id: id(3), place: "Kyoto", country: "Japan", landscape: .forest, start: day(2027, 5, 20), days: 10,
      isFavorite: true,
      stops: [
        Stop(title: "Fushimi Inari", symbol: "location", day: 2),
        Stop(title: "Bamboo grove of Arashiyama", symbol: "camera", day: 4),
        Stop(title: "Tea ceremony", symbol: "music.note", day: 6),
      ],
      items: items(["Passport", "Rail pass", "Phrase book"], packed: 0)),
    Trip(
      id: id(4), place: "Merzouga", country: "Morocco", landscape: .desert, start: day(2027, 10, 8), days: 4,
      stops: [
        Stop(title: "Dunes of Erg Chebbi", symbol: "sun.max", day: 1),
        Stop(title: "Night under the stars", symbol: "moon.stars", day: 2),
      ],
      items: items(["Scarf", "Water bottle", "Sunscreen"], packed: 1)),
    Trip(
      id: id(5), place: "New York", country: "United States", landscape: .city, start: day(2027, 12, 28), days: 6,
      stops: [
        Stop(title: "Museum of Modern Art", symbol: "paintpalette", day: 1),
        Stop(title: "Brooklyn Bridge on foot", symbol: "person", day: 2),
        Stop(title: "New Year's Eve", symbol: "sparkles", day: 4),
      ],
      items: items(["Warm coat", "Tickets", "Gloves"], packed: 3)),
  ]

  private static func id(_ number: UInt8) -> UUID {
    UUID(uuid: (0x54, 0x52, 0x49, 0x50, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    DateComponents(calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day).date
      ?? .distantFuture
  }

  private static func items(_ titles: [String], packed: Int) -> [Item] {
    titles.enumerated().map { Item(title: $1, isPacked: $0 < packed) }
  }
}
