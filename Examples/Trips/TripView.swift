import SwiftUI

/// One trip: its picture, its days, what happens on them, and what to pack.
struct TripView: View {
  @Environment(TripStore.self) private var store
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  let trip: Trip

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        TripHeader(trip: trip)
        Plan(trip: trip)
          .padding(.horizontal, 20)
        PackingList(trip: trip)
          .padding(.horizontal, 20)
      }
      .padding(.bottom, 24)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(trip.place)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      if supportsMultipleWindows {
        Button("Open in New Window", systemImage: "square.on.square") { openWindow(id: "trip", value: trip.id) }
      }
      Button(
        trip.isFavorite ? "Remove from Favorites" : "Add to Favorites",
        systemImage: trip.isFavorite ? "star.fill" : "star"
      ) {
        withAnimation(.bouncy) { store.toggleFavorite(trip.id) }
      }
    }
    .tint(trip.landscape.tint)
  }
}
