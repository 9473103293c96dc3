import Foundation
import SceneSystem
import Testing

@testable import UIKitCore

/// Streams that are used on other threads than the main one.
@Suite("Continuation streams on other threads (E-04)") struct ContinuationThreadTests {
  @Test("A read waits for bytes, and for the end")
  func read() async {
    let channel = ContinuationChannel {}
    let (counts, continuation) = AsyncStream.makeStream(of: Int.self)
    Thread.detachNewThread {
      let input = ContinuationInputStream(channel)
      input.open()
      var buffer = [UInt8](repeating: 0, count: 16)
      var count = 1
      while count > 0 {
        count = input.read(&buffer, maxLength: buffer.count)
        continuation.yield(count)
      }
      continuation.finish()
    }
    var results = counts.makeAsyncIterator()
    channel.receive(.data([1, 2, 3]))
    #expect(await results.next() == 3)
    channel.receive(.data([4]))
    #expect(await results.next() == 1)
    channel.receive(.end)
    #expect(await results.next() == 0)
    #expect(await results.next() == nil)
  }

  @Test("A write waits for space, and ends with an error when the connection is lost")
  func write() async {
    let channel = ContinuationChannel {}
    let (counts, continuation) = AsyncStream.makeStream(of: Int.self)
    Thread.detachNewThread {
      let output = ContinuationOutputStream(channel)
      output.open()
      let bytes = [UInt8](repeating: 1, count: 300_000)
      var count = 1
      while count > 0 {
        count = output.write(bytes, maxLength: bytes.count)
        continuation.yield(count)
      }
      continuation.finish()
    }
    var results = counts.makeAsyncIterator()
    let first = await results.next() ?? 0
    #expect((250_000...ContinuationStreamTransfer.windowSize).contains(first))
    let sent = channel.takeTransfers()
    #expect(sent.map(\.cost).reduce(0, +) <= ContinuationStreamTransfer.windowSize)
    channel.receive(.window(65536))
    #expect(await results.next() ?? 0 > 60_000)
    channel.receive(.failure(.connectionUnavailable))
    #expect(await results.next() == -1)
  }

  @Test("Events are delivered in the run loop of the thread that has scheduled the stream")
  func runLoop() async {
    let channel = ContinuationChannel {}
    let (events, continuation) = AsyncStream.makeStream(of: Stream.Event.self)
    Thread.detachNewThread {
      let recorder = Recorder(continuation)
      let input = ContinuationInputStream(channel)
      input.delegate = recorder
      input.schedule(in: .current, forMode: .default)
      input.open()
      // It returns when nothing is scheduled any more.
      while !recorder.hasEnded, RunLoop.current.run(mode: .default, before: .distantFuture) {}
      continuation.finish()
    }
    var results = events.makeAsyncIterator()
    #expect(await results.next() == .openCompleted)
    channel.receive(.data([1, 2, 3]))
    #expect(await results.next() == .hasBytesAvailable)
    channel.receive(.data([4]))
    #expect(await results.next() == .hasBytesAvailable)
    channel.receive(.end)
    #expect(await results.next() == .endEncountered)
    #expect(await results.next() == nil)
  }

  private final class Recorder: NSObject, StreamDelegate {
    private let continuation: AsyncStream<Stream.Event>.Continuation
    private let thread = Thread.current
    private(set) var hasEnded = false

    init(_ continuation: AsyncStream<Stream.Event>.Continuation) { self.continuation = continuation }

    func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
      guard Thread.current === thread else { return }
      var buffer = [UInt8](repeating: 0, count: 16)
      if eventCode == .hasBytesAvailable { _ = (aStream as? InputStream)?.read(&buffer, maxLength: 16) }
      hasEnded = eventCode == .endEncountered
      if hasEnded { aStream.close() }
      continuation.yield(eventCode)
    }
  }
}
