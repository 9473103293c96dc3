public import Foundation

extension Timer {
  /// A timer that fires when its interval is over, once or each time.
  ///
  /// In apps that the source pass reads it stands for `Timer(timeInterval:repeats:block:)`: Foundation's own, off Apple's platforms, fires at once.
  public convenience init(
    waitInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
  }
}
