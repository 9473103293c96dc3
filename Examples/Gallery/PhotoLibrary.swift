import Foundation

/// The photos, shared by all windows. Every change is saved at once, so that a process that is killed loses none.
@MainActor final class PhotoLibrary {
  /// Posted when a photo has changed.
  static let didChange = Notification.Name("PhotoLibraryDidChange")
  /// What the user has changed of the photos.
  private struct Changes: Codable {
    var favorites: Set<String> = ["first-light", "low-tide", "polar-night", "still-water", "blue-hour"]
    var deleted: Set<String> = []
    var captions: [String: String] = [:]
  }

  private static let key = "changes"
  private let samples = Photo.samples
  private var changes: Changes {
    didSet {
      save()
      NotificationCenter.default.post(name: PhotoLibrary.didChange, object: self)
    }
  }

  init() {
    let saved = UserDefaults.standard.data(forKey: Self.key)
    changes = saved.flatMap { try? JSONDecoder().decode(Changes.self, from: $0) } ?? Changes()
  }

  /// The photos of an album that match a query, the latest first.
  func photos(in album: Album, matching query: String = "") -> [Photo] {
    samples.map(current).filter { photo in
      guard photo.isDeleted == (album == .deleted), photo.matches(query) else { return false }
      return album == .favorites ? photo.isFavorite : album.includes(photo.landscape.subject)
    }
  }

  /// A photo, also one that is deleted.
  func photo(_ id: String?) -> Photo? { samples.first { $0.id == id }.map(current) }

  private func current(_ photo: Photo) -> Photo {
    var photo = photo
    photo.isFavorite = changes.favorites.contains(photo.id)
    photo.isDeleted = changes.deleted.contains(photo.id)
    photo.caption = changes.captions[photo.id] ?? ""
    return photo
  }

  func setFavorite(_ isFavorite: Bool, _ ids: some Sequence<String>) {
    if isFavorite { changes.favorites.formUnion(ids) } else { changes.favorites.subtract(ids) }
  }

  func setCaption(_ caption: String, of id: String) {
    guard changes.captions[id] ?? "" != caption else { return }
    changes.captions[id] = caption
  }

  func delete(_ ids: some Sequence<String>) { changes.deleted.formUnion(ids) }

  func recover(_ ids: some Sequence<String>) { changes.deleted.subtract(ids) }

  private func save() {
    guard let data = try? JSONEncoder().encode(changes) else { return }
    UserDefaults.standard.set(data, forKey: Self.key)
    // Without this, a process that is killed would lose what the system has not written yet.
    UserDefaults.standard.synchronize()
  }
}
