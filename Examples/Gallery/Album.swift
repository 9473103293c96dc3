import Foundation

/// A collection of photos, as listed in the sidebar.
enum Album: String, CaseIterable, Sendable {
  case all, favorites, deleted
  case mountains, water, forests, deserts, cities

  /// The albums above the others.
  static let collections: [Album] = [.all, .favorites, .deleted]
  /// The albums with photos of one subject.
  static let subjects: [Album] = [.mountains, .water, .forests, .deserts, .cities]

  var title: String {
    switch self {
    case .all: "All Photos"
    case .favorites: "Favorites"
    case .deleted: "Recently Deleted"
    case .mountains: "Mountains"
    case .water: "Lakes and Seas"
    case .forests: "Forests"
    case .deserts: "Deserts"
    case .cities: "Cities"
    }
  }

  /// The symbol of a collection; an album of one subject shows its first photo instead.
  var symbol: String? {
    switch self {
    case .all: "photo.on.rectangle"
    case .favorites: "heart"
    case .deleted: "trash"
    default: nil
    }
  }

  /// The text of an album without photos.
  var emptyText: String {
    switch self {
    case .favorites: "Photos that you mark with a heart appear here."
    case .deleted: "Photos that you delete stay here until you recover them."
    default: "There are no photos in this album."
    }
  }

  /// Whether a photo belongs to the album, for an album of one subject.
  func includes(_ subject: Landscape.Subject) -> Bool {
    switch self {
    case .mountains: subject == .mountains
    case .water: subject == .sea || subject == .lake
    case .forests: subject == .forest || subject == .aurora
    case .deserts: subject == .dunes
    case .cities: subject == .city
    case .all, .favorites, .deleted: true
    }
  }
}
