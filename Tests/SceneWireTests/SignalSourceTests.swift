import Foundation
import TestTraits
import Testing

@testable import SceneWire

#if canImport(Glibc)
  import Glibc
#endif

/// Serialized, because a signal is the whole process's.
@Suite("Signals as events", .waitsForProcesses, .serialized, .timeLimit(.minutes(10))) struct SignalSourceTests {
  @Test("A signal that arrives as soon as the source is made is delivered", arguments: 1...20)
  func atOnce(round: Int) async {
    let (signals, continuation) = AsyncStream.makeStream(of: Int32.self)
    let source = SignalSource([SIGUSR1], queue: .global()) { continuation.yield($0) }
    kill(getpid(), SIGUSR1)
    var iterator = signals.makeAsyncIterator()
    #expect(await iterator.next() == SIGUSR1)
    withExtendedLifetime(source) {}
  }

  @Test("A signal that the thread had blocked, as in a process that Foundation has started, is delivered")
  func blocked() async {
    let (signals, continuation) = AsyncStream.makeStream(of: Int32.self)
    let source = blockedSource { continuation.yield($0) }
    var iterator = signals.makeAsyncIterator()
    #expect(await iterator.next() == SIGUSR1)
    withExtendedLifetime(source) {}
  }

  /// A source that is made in a thread with a blocked signal, which the thread then gets.
  private func blockedSource(_ handler: @escaping @Sendable (Int32) -> Void) -> SignalSource {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGUSR1)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    let source = SignalSource([SIGUSR1], queue: .global(), handler: handler)
    pthread_kill(pthread_self(), SIGUSR1)
    return source
  }

  @Test("Each signal is delivered with its own number")
  func numbers() async {
    let (signals, continuation) = AsyncStream.makeStream(of: Int32.self)
    let source = SignalSource([SIGUSR1, SIGURG], queue: .global()) { continuation.yield($0) }
    var iterator = signals.makeAsyncIterator()
    for number in [SIGURG, SIGUSR1, SIGURG] {
      kill(getpid(), number)
      #expect(await iterator.next() == number)
    }
    withExtendedLifetime(source) {}
  }

  @Test("Signals beyond the capacity of the pipe, while nobody listens, neither block nor end the process")
  func flood() async {
    let (signals, continuation) = AsyncStream.makeStream(of: Int32.self)
    let queue = DispatchQueue(label: "signals", attributes: .initiallyInactive)
    let source = SignalSource([SIGUSR1], queue: queue) { continuation.yield($0) }
    // To this thread: other tests read from pipes, and Foundation takes an interrupted call for a failure.
    for _ in 1...100_000 { pthread_kill(pthread_self(), SIGUSR1) }
    queue.activate()
    var iterator = signals.makeAsyncIterator()
    #expect(await iterator.next() == SIGUSR1)
    withExtendedLifetime(source) {}
  }
}
