import SwiftUI

/// A trip in the list: a small picture, the place, and the days.
struct TripRow: View {
  let trip: Trip

  var body: some View {
    HStack(spacing: 12) {
      LandscapeView(landscape: trip.landscape)
        .frame(width: 52, height: 52)
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 4) {
          Text(trip.place)
            .font(.headline)
          if trip.isFavorite {
            Image(systemName: "star.fill")
              .font(.caption)
              .foregroundStyle(.yellow)
              .accessibilityLabel("Favorite")
          }
        }
        Text(trip.country)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Text(trip.start, format: .dateTime.day().month(.wide).year())
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}
