import Foundation
public import SwiftUICore

/// The time of a ``ProgressView``, as a clock.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

@MainActor extension DefaultDateProgressLabel: View {
  /// The text.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
