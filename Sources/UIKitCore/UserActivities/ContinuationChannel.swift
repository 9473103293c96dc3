import Foundation
import SceneSystem

/// The bytes between the two streams of a pair and the device.
///
/// **Invariants.** All state is used while `condition` is locked; the app and the device are never called then. Of what was received and not read
/// there is at most a window, and so it is with what was written and not sent.
final class ContinuationChannel: @unchecked Sendable {
  private struct Input {
    var (isOpen, isClosed, hasEnd, hasSentStop) = (false, false, false, false)
    var bytes: [UInt8] = []
    /// The index of the first byte that was not read.
    var start = 0
    /// What the other side may send again and was not notified of.
    var readCount = 0
    /// Events that have not been delivered, and those that are delivered once.
    var (needsOpen, needsBytes, hasReportedEnd) = (false, false, false)
    var count: Int { bytes.count - start }
  }

  private struct Output {
    var (isOpen, isClosed, isStopped, hasSentEnd) = (false, false, false, false)
    /// What the other side has space for, beside what is sent.
    var window = ContinuationStreamTransfer.windowSize
    /// What was written and not sent.
    var bytes: [UInt8] = []
    var (needsOpen, needsSpace, hasReportedEnd) = (false, true, false)

    /// How many bytes can be written now.
    var space: Int {
      let longest = ContinuationStreamTransfer.maximumDataLength + ContinuationStreamTransfer.overhead
      let transfers = (window + longest - 1) / longest
      return max(0, window - transfers * ContinuationStreamTransfer.overhead - bytes.count)
    }
  }

  private let condition = NSCondition()
  private var input = Input()
  private var output = Output()
  private var failure: HandoffFailure?
  private weak var inputStream: ContinuationInputStream?
  private weak var outputStream: ContinuationOutputStream?
  /// Called on any thread when there is something to send or to deliver.
  private let changed: @Sendable () -> Void

  init(changed: @escaping @Sendable () -> Void) { self.changed = changed }

  func connect(_ stream: ContinuationInputStream) { condition.withLock { inputStream = stream } }
  func connect(_ stream: ContinuationOutputStream) { condition.withLock { outputStream = stream } }

  /// A stream is scheduled: it may have events.
  func scheduleChanged() { change {} }

  /// Changes the state, then wakes threads that wait for it, and reports the change.
  private func change<Result>(_ body: () -> Result) -> Result {
    let (result, streams) = condition.withLock {
      defer { condition.broadcast() }
      return (body(), (inputStream, outputStream))
    }
    streams.0?.schedule.wakeUp()
    streams.1?.schedule.wakeUp()
    changed()
    return result
  }

  // MARK: The input stream

  func openInput() {
    change {
      guard !input.isOpen, !input.isClosed else { return }
      input.isOpen = true
      input.needsOpen = true
      input.needsBytes = true
    }
  }

  func closeInput() {
    change {
      input.isClosed = true
      input.bytes = []
      input.start = 0
    }
  }

  var inputStatus: Stream.Status {
    condition.withLock {
      if input.isClosed { return .closed }
      if !input.isOpen { return .notOpen }
      if input.count > 0 { return .open }
      return failure != nil ? .error : input.hasEnd ? .atEnd : .open
    }
  }

  var hasBytes: Bool { condition.withLock { input.isOpen && !input.isClosed && input.count > 0 } }

  /// Reads; waits for bytes first if the caller can wait.
  ///
  /// - Returns: The number of bytes, 0 at the end, -1 for an error, or `nil` if the caller would have to wait.
  func read(_ buffer: UnsafeMutablePointer<UInt8>, _ maximum: Int, waits: Bool) -> Int? {
    condition.lock()
    while waits, input.isOpen, !input.isClosed, input.count == 0, !input.hasEnd, failure == nil { condition.wait() }
    let (isReadable, available, isAtEnd) = (input.isOpen && !input.isClosed, input.count, input.hasEnd)
    let hasFailed = failure != nil
    condition.unlock()
    guard isReadable else { return -1 }
    guard available > 0 else { return hasFailed ? -1 : isAtEnd ? 0 : nil }
    return change {
      let count = min(max(maximum, 0), input.count)
      input.bytes.withUnsafeBufferPointer { bytes in
        guard count > 0, let base = bytes.baseAddress else { return }
        buffer.update(from: base + input.start, count: count)
      }
      input.start += count
      input.readCount += count
      if input.start == input.bytes.count {
        input.bytes.removeAll(keepingCapacity: true)
        input.start = 0
      }
      input.needsBytes = true
      return count
    }
  }

  func takeInputEvents() -> [Stream.Event] {
    condition.withLock {
      guard input.isOpen, !input.isClosed else { return [] }
      var events: [Stream.Event] = []
      if input.needsOpen { events.append(.openCompleted) }
      input.needsOpen = false
      if input.count > 0 {
        if input.needsBytes { events.append(.hasBytesAvailable) }
        input.needsBytes = false
      } else if failure != nil || input.hasEnd, !input.hasReportedEnd {
        input.hasReportedEnd = true
        events.append(failure != nil ? .errorOccurred : .endEncountered)
      }
      return events
    }
  }

  // MARK: The output stream

  func openOutput() {
    change {
      guard !output.isOpen, !output.isClosed else { return }
      output.isOpen = true
      output.needsOpen = true
    }
  }

  func closeOutput() { change { output.isClosed = true } }

  var outputStatus: Stream.Status {
    condition.withLock {
      if output.isClosed { return .closed }
      if !output.isOpen { return .notOpen }
      return failure != nil ? .error : output.isStopped ? .atEnd : .open
    }
  }

  var hasSpace: Bool {
    condition.withLock { output.isOpen && !output.isClosed && !output.isStopped && failure == nil && output.space > 0 }
  }

  /// Writes; waits for space first if the caller can wait.
  ///
  /// - Returns: The number of bytes, 0 if the other side has closed its stream, -1 for an error, or `nil` if the caller would have to wait.
  func write(_ buffer: UnsafePointer<UInt8>, _ length: Int, waits: Bool) -> Int? {
    condition.lock()
    while waits, output.isOpen, !output.isClosed, !output.isStopped, failure == nil, output.space == 0 {
      condition.wait()
    }
    let (isWritable, space, isStopped) = (output.isOpen && !output.isClosed, output.space, output.isStopped)
    let hasFailed = failure != nil
    condition.unlock()
    guard isWritable, !hasFailed else { return -1 }
    guard !isStopped else { return 0 }
    guard space > 0 else { return nil }
    return change {
      let count = min(max(length, 0), output.space)
      output.bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: count))
      output.needsSpace = true
      return count
    }
  }

  func takeOutputEvents() -> [Stream.Event] {
    condition.withLock {
      guard output.isOpen, !output.isClosed else { return [] }
      var events: [Stream.Event] = []
      if output.needsOpen { events.append(.openCompleted) }
      output.needsOpen = false
      if failure != nil || output.isStopped {
        if !output.hasReportedEnd { events.append(failure != nil ? .errorOccurred : .endEncountered) }
        output.hasReportedEnd = true
      } else if output.needsSpace, output.space > 0 {
        output.needsSpace = false
        events.append(.hasSpaceAvailable)
      }
      return events
    }
  }

  // MARK: The device

  /// The error of both streams, or `nil`.
  var error: (any Error)? { condition.withLock { failure.map { ContinuationError.error(for: $0) } } }

  func receive(_ transfer: ContinuationStreamTransfer) {
    change {
      switch transfer {
      case .data(let bytes):
        guard !input.isClosed, !input.hasEnd, failure == nil else { return }
        if input.start > ContinuationStreamTransfer.windowStep {
          input.bytes.removeFirst(input.start)
          input.start = 0
        }
        input.bytes += bytes.elements
        input.readCount += ContinuationStreamTransfer.overhead
        input.needsBytes = true
      case .window(let count): output.window = min(ContinuationStreamTransfer.windowSize, output.window + max(0, count))
      case .end: input.hasEnd = true
      case .stop:
        output.isStopped = true
        output.bytes = []
      case .failure(let failure):
        self.failure = self.failure ?? failure
        output.bytes = []
      }
    }
  }

  /// What is to be sent now, in order.
  func takeTransfers() -> [ContinuationStreamTransfer] {
    condition.withLock {
      guard failure == nil else { return [] }
      var transfers: [ContinuationStreamTransfer] = []
      for start in stride(from: 0, to: output.bytes.count, by: ContinuationStreamTransfer.maximumDataLength) {
        let end = min(output.bytes.count, start + ContinuationStreamTransfer.maximumDataLength)
        let transfer = ContinuationStreamTransfer.data(Bytes(output.bytes[start..<end]))
        output.window -= transfer.cost
        transfers.append(transfer)
      }
      output.bytes = []
      if output.isClosed, !output.hasSentEnd {
        output.hasSentEnd = true
        if !output.isStopped { transfers.append(.end) }
      }
      if input.isClosed {
        if !input.hasSentStop, !input.hasEnd { transfers.append(.stop) }
        input.hasSentStop = true
      } else if input.readCount >= ContinuationStreamTransfer.windowStep, !input.hasEnd {
        transfers.append(.window(input.readCount))
        input.readCount = 0
      }
      return transfers
    }
  }

  /// Whether both streams are closed and the other side is notified.
  var isFinished: Bool {
    condition.withLock {
      input.isClosed && output.isClosed && (failure != nil || input.hasSentStop && output.hasSentEnd)
    }
  }

  /// Delivers the events of streams that are scheduled on the main thread.
  @MainActor func deliverMainEvents() {
    let (input, output) = condition.withLock { (inputStream, outputStream) }
    if let input, input.schedule.isOnMainThread { input.deliverEvents() }
    if let output, output.schedule.isOnMainThread { output.deliverEvents() }
  }
}
