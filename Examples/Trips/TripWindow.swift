import SwiftUI

/// A window of one trip: either its plan or its packing list.
struct TripWindow: View {
  enum Section: String, CaseIterable {
    case plan = "Plan"
    case packing = "Packing"
  }

  @Environment(TripStore.self) private var store
  @SceneStorage("section") private var section = Section.plan
  let id: Trip.ID?

  var body: some View {
    if let trip = store.trip(id) {
      NavigationStack {
        ScrollView {
          VStack(spacing: 20) {
            TripHeader(trip: trip)
            Picker("Section", selection: $section.animation()) {
              ForEach(Section.allCases, id: \.self) { Text(LocalizedStringKey($0.rawValue)) }
            }
            .pickerStyle(.segmented)
            .padding(.horizontal, 20)
            switch section {
            case .plan:
              Plan(trip: trip)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 20)
                .transition(.move(edge: .leading).combined(with: .opacity))
            case .packing:
              PackingList(trip: trip)
                .padding(.horizontal, 20)
                .transition(.move(edge: .trailing).combined(with: .opacity))
            }
          }
          .padding(.bottom, 24)
        }
        .navigationTitle(trip.place)
        .navigationBarTitleDisplayMode(.inline)
      }
      .tint(trip.landscape.tint)
    } else {
      ContentUnavailableView("Trip Deleted", systemImage: "trash", description: Text("This trip is no longer there."))
    }
  }
}
