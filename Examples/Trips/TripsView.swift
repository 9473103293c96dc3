import SwiftUI

/// The window of all trips: a list that can be searched, and the selected trip beside it.
struct TripsView: View {
  @Environment(TripStore.self) private var store
  @Environment(\.openWindow) private var openWindow
  @SceneStorage("selection") private var selection: String?
  @SceneStorage("search") private var search = ""
  @SceneStorage("favorites") private var showsOnlyFavorites = false
  @State private var isAdding = false

  private var trips: [Trip] {
    store.trips.filter { $0.matches(search) && ($0.isFavorite || !showsOnlyFavorites) }
  }

  private var selectedID: Binding<Trip.ID?> {
    Binding {
      selection.flatMap(UUID.init)
    } set: {
      selection = $0?.uuidString
    }
  }

  var body: some View {
    NavigationSplitView {
      List(selection: selectedID) {
        ForEach(trips) { trip in
          TripRow(trip: trip)
            .tag(trip.id)
            .contextMenu {
              Button("Open in New Window", systemImage: "square.on.square") { openWindow(id: "trip", value: trip.id) }
              Button(trip.isFavorite ? "Remove from Favorites" : "Add to Favorites", systemImage: "star") {
                withAnimation { store.toggleFavorite(trip.id) }
              }
              Button("Delete", systemImage: "trash", role: .destructive) { withAnimation { store.delete([trip.id]) } }
            }
        }
        .onDelete { rows in withAnimation { store.delete(rows.map { trips[$0].id }) } }
      }
      .overlay {
        if trips.isEmpty { ContentUnavailableView.search(text: search) }
      }
      .searchable(text: $search, prompt: "Search places")
      .navigationTitle("Trips")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Toggle("Favorites", systemImage: "star", isOn: $showsOnlyFavorites.animation())
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Add Trip", systemImage: "plus") { isAdding = true }
        }
      }
    } detail: {
      if let trip = store.trip(selectedID.wrappedValue) {
        TripView(trip: trip)
          .id(trip.id)
      } else {
        ContentUnavailableView(
          "No Trip Selected", systemImage: "map", description: Text("Choose a trip from the list."))
      }
    }
    .sheet(isPresented: $isAdding) {
      TripEditor { trip in
        withAnimation { store.put(trip) }
        selection = trip.id.uuidString
      }
    }
    .onOpenURL { url in
      // trips://open/Lisbon
      selection =
        store.trips.first { $0.place.lowercased() == url.lastPathComponent.lowercased() }?.id.uuidString ?? selection
    }
  }
}
