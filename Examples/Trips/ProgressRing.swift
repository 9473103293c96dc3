import SwiftUI

/// A part of a circle, and the same as a percentage.
struct ProgressRing: View {
  /// From 0 to 1.
  let value: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(.quaternary, lineWidth: 5)
      Circle()
        .trim(from: 0, to: value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text(value, format: .percent.precision(.fractionLength(0)))
        .font(.caption2)
        .contentTransition(.numericText())
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Packed")
    .accessibilityValue(Text(value, format: .percent.precision(.fractionLength(0))))
  }
}
