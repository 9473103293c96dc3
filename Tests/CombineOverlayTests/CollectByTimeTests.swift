import Combine
import Foundation
import Testing

/// A scheduler whose time the test sets.
private final class ManualScheduler: Scheduler {
  struct Time: Strideable {
    var seconds: Int
    func distance(to other: Time) -> Stride { Stride(seconds: other.seconds - seconds) }
    func advanced(by n: Stride) -> Time { Time(seconds: seconds + n.seconds) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var seconds: Int
      init(seconds: Int) { self.seconds = seconds }
      init(integerLiteral value: Int) { seconds = value }
      init?<T: BinaryInteger>(exactly source: T) { seconds = Int(source) }
      var magnitude: Int { abs(seconds) }
      static func seconds(_ s: Int) -> Stride { Stride(seconds: s) }
      static func seconds(_ s: Double) -> Stride { Stride(seconds: Int(s)) }
      static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: ms / 1000) }
      static func microseconds(_ us: Int) -> Stride { Stride(seconds: us / 1_000_000) }
      static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: ns / 1_000_000_000) }
      static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.seconds < rhs.seconds }
      static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds + rhs.seconds) }
      static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds - rhs.seconds) }
      static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds * rhs.seconds) }
      static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }
  }

  private(set) var now = Time(seconds: 0)
  private(set) var timers: [Timer] = []
  var minimumTolerance: Time.Stride { .seconds(0) }

  final class Timer: Cancellable {
    var next: Int
    let interval: Int
    let action: () -> Void
    var isCancelled = false
    init(next: Int, interval: Int, action: @escaping () -> Void) {
      (self.next, self.interval, self.action) = (next, interval, action)
    }
    func cancel() { isCancelled = true }
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  func schedule(after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void) { action() }
  func schedule(
    after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Timer(next: date.seconds, interval: interval.seconds, action: action)
    timers.append(timer)
    return timer
  }

  /// Lets a second pass.
  func tick() {
    now.seconds += 1
    for timer in timers where !timer.isCancelled && timer.next == now.seconds {
      timer.next += timer.interval
      timer.action()
    }
  }
}

@Suite("Values that are collected for a time") struct CollectByTimeTests {
  private let scheduler = ManualScheduler()
  private let subject = PassthroughSubject<Int, NumberedError>()
  private let recorder = RecordingSubscriber<[Int], NumberedError>()

  @Test("Each interval's values arrive together, and an interval without values sends nothing") func intervals() {
    subject.collect(.byTime(scheduler, .seconds(2))).subscribe(recorder)
    subject.send(1)
    scheduler.tick()
    subject.send(2)
    #expect(recorder.values.isEmpty)
    scheduler.tick()
    #expect(recorder.values == [[1, 2]])
    for _ in 0..<2 { scheduler.tick() }
    subject.send(3)
    for _ in 0..<2 { scheduler.tick() }
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test("As many values as the count arrive at once, and the others with the interval") func count() {
    subject.collect(.byTimeOrCount(scheduler, .seconds(5), 2)).subscribe(recorder)
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values == [[1, 2]])
    for _ in 0..<5 { scheduler.tick() }
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test("The end sends the rest and stops the timer") func finish() {
    subject.collect(.byTime(scheduler, .seconds(5))).subscribe(recorder)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.values == [[1]] && recorder.isFinished && scheduler.timers.allSatisfy(\.isCancelled))
  }

  @Test("A failure drops the rest") func failure() {
    subject.collect(.byTime(scheduler, .seconds(5))).subscribe(recorder)
    subject.send(1)
    subject.send(completion: .failure(NumberedError(number: 1)))
    #expect(recorder.values.isEmpty && recorder.error == NumberedError(number: 1))
  }

  @Test("Without demand the values are kept for the next interval") func demand() {
    let recorder = RecordingSubscriber<[Int], NumberedError>(first: .none)
    subject.collect(.byTime(scheduler, .seconds(1))).subscribe(recorder)
    subject.send(1)
    scheduler.tick()
    #expect(recorder.values.isEmpty)
    recorder.subscription?.request(.max(1))
    subject.send(2)
    scheduler.tick()
    #expect(recorder.values == [[1, 2]])
  }

  @Test("Cancelling stops the timer and the publisher") func cancel() {
    subject.collect(.byTime(scheduler, .seconds(1))).subscribe(recorder)
    recorder.subscription?.cancel()
    subject.send(1)
    scheduler.tick()
    #expect(recorder.values.isEmpty && scheduler.timers.allSatisfy(\.isCancelled))
  }
}
