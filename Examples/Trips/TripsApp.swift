import SwiftUI

/// Two kinds of window: the list of all trips, and one trip with its packing list. The trips are the app's, what a window shows is the
/// window's: selection, search and section lie in its scene storage and come back after a `kill -9`.
@main
struct TripsApp: App {
  @State private var store = TripStore()

  var body: some Scene {
    WindowGroup("Trips", id: "trips") {
      TripsView()
        .environment(store)
    }
    .defaultSize(width: 980, height: 700)

    WindowGroup("Trip", id: "trip", for: Trip.ID.self) { $id in
      TripWindow(id: id)
        .environment(store)
    }
    .defaultSize(width: 440, height: 700)
  }
}
