import Foundation
import Observation

/// The trips, shared by all windows. Every change is saved at once, so that a process that is killed loses none.
@MainActor @Observable
final class TripStore {
  private static let key = "trips"

  private(set) var trips: [Trip] {
    didSet { save() }
  }

  init() {
    let saved = UserDefaults.standard.data(forKey: Self.key)
    trips = saved.flatMap { try? JSONDecoder().decode([Trip].self, from: $0) } ?? Trip.samples
  }

  func trip(_ id: Trip.ID?) -> Trip? {
    trips.first { $0.id == id }
  }

  /// Adds a trip, or replaces the one with the same identifier. Trips are sorted by their first day.
  func put(_ trip: Trip) {
    var changed = trips.filter { $0.id != trip.id }
    changed.insert(trip, at: changed.firstIndex { $0.start > trip.start } ?? changed.endIndex)
    trips = changed
  }

  func delete(_ ids: some Sequence<Trip.ID>) {
    let deleted = Set(ids)
    trips.removeAll { deleted.contains($0.id) }
  }

  func toggleFavorite(_ id: Trip.ID) {
    change(id) { $0.isFavorite.toggle() }
  }

  func setPacked(_ isPacked: Bool, _ item: Trip.Item.ID, of id: Trip.ID) {
    change(id) { trip in
      guard let index = trip.items.firstIndex(where: { $0.id == item }) else { return }
      trip.items[index].isPacked = isPacked
    }
  }

  func addItem(_ title: String, to id: Trip.ID) {
    change(id) { $0.items.append(Trip.Item(title: title)) }
  }

  private func change(_ id: Trip.ID, _ change: (inout Trip) -> Void) {
    guard let index = trips.firstIndex(where: { $0.id == id }) else { return }
    change(&trips[index])
  }

  private func save() {
    guard let data = try? JSONEncoder().encode(trips) else { return }
    UserDefaults.standard.set(data, forKey: Self.key)
    // Without this, a process that is killed would lose what the system has not written yet.
    UserDefaults.standard.synchronize()
  }
}
