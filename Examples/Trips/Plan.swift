import SwiftUI

/// The stops of a trip, by day.
struct Plan: View {
  /// Grows with the text.
  @ScaledMetric private var diameter = 36.0
  let trip: Trip

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Plan")
        .font(.title2.bold())
      ForEach(trip.stops) { stop in
        HStack(spacing: 12) {
          Image(systemName: stop.symbol)
            .frame(width: diameter, height: diameter)
            .foregroundStyle(.white)
            .background(trip.landscape.tint.gradient, in: Circle())
          VStack(alignment: .leading) {
            Text(stop.title)
            Text("Day \(stop.day)")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
        .accessibilityElement(children: .combine)
      }
    }
  }
}
