extension Photo {
  /// The photos of the example, the latest first.
  static let samples: [Photo] = [
    sample("First Light", "Dolomites", 2026, .mountains, .dawn, featured: true),
    sample("Low Tide", "Brittany", 2026, .sea, .dusk, featured: true),
    sample("Polar Night", "Tromsø", 2026, .aurora, .arctic, featured: true),
    sample("Still Water", "Bled", 2026, .lake, .day),
    sample("Blue Hour", "Lisbon", 2026, .city, .dusk),
    sample("Fir Ridge", "Black Forest", 2026, .forest, .winter),
    sample("Singing Sands", "Namib", 2026, .dunes, .dusk, featured: true),
    sample("Trade Wind", "Madeira", 2026, .sea, .day),
    sample("Moonrise", "Lake Como", 2025, .lake, .night, featured: true),
    sample("Summit", "Mont Blanc", 2025, .mountains, .winter),
    sample("Larches", "Engadin", 2025, .forest, .autumn),
    sample("Night Shift", "Chicago", 2025, .city, .night),
    sample("Caravan", "Merzouga", 2025, .dunes, .dawn),
    sample("Evening Glow", "Lofoten", 2025, .mountains, .dusk),
    sample("Ferry", "Bosporus", 2025, .sea, .dawn),
    sample("Green Curtain", "Abisko", 2025, .aurora, .night),
    sample("Reflection", "Banff", 2025, .lake, .dawn),
    sample("Noon", "Erg Chebbi", 2024, .dunes, .day),
    sample("Old Town", "Prague", 2024, .city, .dawn),
    sample("Autumn Pass", "Tatra", 2024, .mountains, .autumn),
    sample("Night Swim", "Crete", 2024, .sea, .night),
    sample("Clearing", "Białowieża", 2024, .forest, .day),
    sample("Harbor Lights", "Bergen", 2024, .city, .arctic),
    sample("First Snow", "Königssee", 2024, .lake, .winter),
  ]

  private static func sample(
    _ title: String, _ place: String, _ year: Int, _ subject: Landscape.Subject, _ light: Landscape.Light,
    featured: Bool = false
  ) -> Photo {
    let seed = place.unicodeScalars.reduce(UInt64(year)) { $0 &* 31 &+ UInt64($1.value) }
    return Photo(
      id: title.lowercased().replacing(" ", with: "-"), title: title, place: place, year: year,
      landscape: Landscape(subject: subject, light: light, seed: seed), isFeatured: featured)
  }
}
