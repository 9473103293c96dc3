import SwiftUI

/// The sheet for a new trip.
struct TripEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var trip = Trip(place: "", country: "", start: .now, days: 3)
  let save: (Trip) -> Void

  private var isComplete: Bool {
    !trip.place.trimmingCharacters(in: .whitespaces).isEmpty
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Place", text: $trip.place)
          TextField("Country", text: $trip.country)
        }
        Section("Days") {
          DatePicker("Starts", selection: $trip.start, displayedComponents: .date)
          Stepper("\(trip.days) days", value: $trip.days, in: 1...60)
        }
        Section("Landscape") {
          Picker("Landscape", selection: $trip.landscape) {
            ForEach(Landscape.allCases) { Text($0.title).tag($0) }
          }
          LandscapeView(landscape: trip.landscape)
            .frame(height: 120)
            .listRowInsets(EdgeInsets())
        }
        Toggle("Favorite", isOn: $trip.isFavorite)
      }
      .navigationTitle("New Trip")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            save(trip)
            dismiss()
          }
          .disabled(!isComplete)
        }
      }
    }
  }
}
