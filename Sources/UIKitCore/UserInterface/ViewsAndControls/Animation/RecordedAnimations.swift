import Foundation

/// The animations that one call has started, which can stand still and be moved together.
@MainActor final class RecordedAnimations {
  /// Those that are being recorded.
  private(set) static var current: RecordedAnimations?
  /// Whether animations are recorded that stand still, so that they need a group even where they take no time.
  static var isDriving: Bool { current?.isDriven ?? false }

  /// Whether the animations stand still, and are moved by ``move(to:)``.
  var isDriven = false
  private var groups: [AnimationGroup] = []

  /// Runs `body`, and records the animations that it starts.
  func record(_ body: () -> Void) {
    let previous = RecordedAnimations.current
    RecordedAnimations.current = self
    defer { RecordedAnimations.current = previous }
    body()
  }

  /// An animation was started. Returns whether it has to stand still.
  func adopt(_ group: AnimationGroup) -> Bool {
    groups.removeAll(where: \.isOver)
    groups.append(group)
    guard isDriven else { return false }
    group.isDriven = true
    group.hold(at: 0)
    return true
  }

  /// The duration of all of them together, in seconds.
  private var length: TimeInterval { groups.map { $0.delay + $0.duration }.max() ?? 0 }

  /// The part that is done, from 0 to 1.
  var part: Double {
    let length = length
    guard length > 0 else { return 0 }
    let time = groups.map { $0.fraction > 0 ? $0.delay + $0.fraction * $0.duration : 0 }.max() ?? 0
    return time / length
  }

  /// Moves all of them to a part of their common duration.
  func move(to part: Double) {
    let time = part * length
    for group in groups where group.isDriven && !group.isOver {
      group.hold(at: group.duration > 0 ? (time - group.delay) / group.duration : part)
    }
  }

  /// Stops them where they are.
  func hold() {
    isDriven = true
    for group in groups where !group.isOver {
      group.hold()
      group.isDriven = true
      group.isReversed = false
    }
  }

  /// They go on to their end, or back to their beginning.
  func release(isReversed: Bool, speed: Double) {
    guard isDriven else { return }
    isDriven = false
    for group in groups where group.isDriven && !group.isOver {
      group.isDriven = false
      group.isReversed = isReversed
      if speed > 0 { group.duration /= speed }
      if group.isLive { group.proceed() } else { group.finish() }
    }
  }

  /// Ends them at once.
  func finish() {
    let running = groups
    groups = []
    for group in running { group.finish(didReachEnd: false) }
  }
}
