import Synchronization

/// Counts a controller while it appears. Whether any does is asked in each layout pass, and a look at all controllers on screen takes as long as
/// there are views.
final class AppearingController: Sendable {
  private static let count = Atomic<Int>(0)

  /// Whether any controller has begun to appear and has not appeared yet, in any window.
  static var isThereAny: Bool { count.load(ordering: .relaxed) > 0 }

  init() { Self.count.add(1, ordering: .relaxed) }
  deinit { Self.count.subtract(1, ordering: .relaxed) }
}
