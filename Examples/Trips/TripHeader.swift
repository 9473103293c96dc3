import SwiftUI

/// The landscape, with the place on it.
struct TripHeader: View {
  let trip: Trip

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LandscapeView(landscape: trip.landscape)
      VStack(alignment: .leading, spacing: 4) {
        Text(trip.place)
          .font(.largeTitle.bold())
        Text("\(trip.country) · \(trip.days) days")
          .font(.headline)
        Text(
          "\(trip.start, format: .dateTime.day().month(.wide)) – \(trip.end, format: .dateTime.day().month(.wide).year())"
        )
        .font(.subheadline)
      }
      .foregroundStyle(.white)
      .shadow(radius: 4)
      .padding(20)
    }
    .frame(height: 240)
  }
}
