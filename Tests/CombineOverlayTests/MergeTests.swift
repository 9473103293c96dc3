import Combine
import Foundation
import Testing

@Suite("Merged publishers") struct MergeTests {
  private let a = CountingPublisher()
  private let b = CountingPublisher()

  private func recorder(
    first: Subscribers.Demand = .unlimited, further: Subscribers.Demand = .none
  ) -> RecordingSubscriber<Int, NumberedError> {
    let recorder = RecordingSubscriber<Int, NumberedError>(first: first, further: further)
    a.merge(with: b).subscribe(recorder)
    return recorder
  }

  @Test("Values arrive as they are sent, and the end after the last publisher has finished") func order() {
    let recorder = recorder()
    a(1)
    b(2)
    a(3)
    a.finish()
    #expect(recorder.values == [1, 2, 3] && recorder.completion == nil)
    b(4)
    b.finish()
    #expect(recorder.values == [1, 2, 3, 4] && recorder.isFinished)
  }

  @Test("The first failure ends the subscription and cancels the other publisher") func failure() {
    let recorder = recorder()
    a.fail(7)
    #expect(recorder.error == NumberedError(number: 7) && b.cancellations == 1 && a.cancellations == 0)
    b(1)
    b.fail(8)
    #expect(recorder.values.isEmpty && recorder.error == NumberedError(number: 7))
  }

  @Test("Cancelling cancels each publisher once, and nothing arrives afterwards") func cancel() {
    let recorder = recorder()
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    #expect(a.cancellations == 1 && b.cancellations == 1)
    a(1)
    a.finish()
    b.finish()
    #expect(recorder.values.isEmpty && recorder.completion == nil)
  }

  @Test("A value without demand is stored until it is requested, and the publisher is asked for no other one")
  func demand() {
    let recorder = recorder(first: .max(1))
    #expect(a.demand == .max(1) && b.demand == .max(1))
    a(1)
    b(2)
    a(3)
    #expect(recorder.values == [1] && a.demand == .none && b.demand == .none)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 3] && a.demand == .max(1))
    recorder.subscription?.request(.max(2))
    #expect(recorder.values == [1, 3, 2] && b.demand == .max(1))
  }

  @Test("A stored value arrives before the end") func pendingAtTheEnd() {
    let recorder = recorder(first: .none)
    a(1)
    a.finish()
    b.finish()
    #expect(recorder.completion == nil)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1] && recorder.isFinished)
  }

  @Test("A request for everything sends the stored values and asks each publisher for everything") func unlimited() {
    let recorder = recorder(first: .none)
    a(1)
    b(2)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [1, 2] && a.demand == .unlimited && b.demand == .unlimited)
  }

  @Test("Demand that a subscriber returns counts") func returnedDemand() {
    let recorder = recorder(first: .max(1), further: .max(1))
    for value in 1...5 { a(value) }
    #expect(recorder.values == [1, 2, 3, 4, 5])
  }

  @Test("A value that is sent while another one is received arrives after it") func reentrant() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let cancellable = one.merge(with: other).sink { value in
      values.append(value)
      if value < 3 { other.send(value + 1) }
    }
    one.send(1)
    #expect(values == [1, 2, 3])
    cancellable.cancel()
    one.send(1)
    #expect(values == [1, 2, 3])
  }

  @Test("Three to eight publishers are merged") func more() {
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    func check(_ publisher: some Publisher<Int, Never>, _ count: Int) {
      var values: [Int] = []
      var isFinished = false
      let cancellable = publisher.sink(
        receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
      for (index, subject) in subjects.enumerated() { subject.send(index) }
      #expect(values == Array(0..<count) && !isFinished)
      cancellable.cancel()
    }
    let s = subjects
    check(s[0].merge(with: s[1], s[2]), 3)
    check(s[0].merge(with: s[1], s[2], s[3]), 4)
    check(s[0].merge(with: s[1], s[2], s[3], s[4]), 5)
    check(s[0].merge(with: s[1], s[2], s[3], s[4], s[5]), 6)
    check(s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]), 7)
    check(s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]), 8)
    check(Publishers.MergeMany(s), 8)
    check(Publishers.MergeMany(s[0], s[1]).merge(with: s[2]), 3)
  }

  @Test("Merging no publishers finishes at once, after the subscription") func none() {
    let recorder = RecordingSubscriber<Int, Never>()
    Publishers.MergeMany([Just<Int>]()).subscribe(recorder)
    #expect(recorder.subscription != nil && recorder.isFinished && recorder.values.isEmpty)
  }

  @Test("Publishers of several threads lose no value, and the subscriber is called by one thread at a time")
  func threads() async {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let counts = Counts()
    let cancellable = Publishers.MergeMany(subjects).sink { _ in counts.enter() }
    let unchecked = Subjects(subjects: subjects)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<4 {
        group.addTask { for value in 0..<2000 { unchecked.subjects[index].send(value) } }
      }
    }
    #expect(counts.count == 8000 && !counts.hasOverlapped)
    cancellable.cancel()
  }

  @Test("Equal publishers merge to equal ones") func equality() {
    #expect(Publishers.Merge(Just(1), Just(2)) == Publishers.Merge(Just(1), Just(2)))
    #expect(Publishers.Merge(Just(1), Just(2)) != Publishers.Merge(Just(2), Just(1)))
    #expect(Publishers.MergeMany(Just(1)) != Publishers.MergeMany(Just(1), Just(1)))
  }
}

private struct Subjects: @unchecked Sendable {
  let subjects: [PassthroughSubject<Int, Never>]
}

// Changed by the subscriber only, which is called by one thread at a time; this is what the test checks.
private final class Counts: @unchecked Sendable {
  private(set) var count = 0
  private(set) var hasOverlapped = false
  private var isInside = false

  func enter() {
    if isInside { hasOverlapped = true }
    isInside = true
    count += 1
    isInside = false
  }
}
