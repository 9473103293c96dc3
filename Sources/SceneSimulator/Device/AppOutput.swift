import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lines that a process has printed, with a gap where some were dropped.
struct AppOutput: Hashable, Sendable {
  /// The lines that were kept, in order.
  var lines: [String] = []
  /// What was dropped, or `nil` if everything was kept.
  var dropped: DroppedOutput?
  /// The number of lines before the gap.
  var linesBeforeGap = 0

  /// All lines, with a sentence in place of the gap.
  var text: [String] {
    guard let dropped else { return lines }
    return lines[..<linesBeforeGap] + [dropped.description] + lines[linesBeforeGap...]
  }

  /// Appends later output.
  mutating func append(_ later: AppOutput) {
    if let more = later.dropped {
      if dropped == nil { linesBeforeGap = lines.count + later.linesBeforeGap }
      dropped = (dropped ?? DroppedOutput())
      dropped? += more
    }
    lines += later.lines
  }

  /// Drops what exceeds the lines and bytes that are left in `allowance`, and subtracts the rest from it. The lines after a gap, which are
  /// never many, are kept unless the allowance was used up before.
  mutating func trim(to allowance: inout AppLimits) {
    let isUsedUp = allowance.outputLines <= 0 || allowance.outputBytes <= 0
    let end = dropped == nil ? lines.count : linesBeforeGap
    var kept = 0
    while kept < end, allowance.outputLines > 0, allowance.outputBytes > 0 {
      allowance.outputLines -= 1
      allowance.outputBytes -= lines[kept].utf8.count + 1
      kept += 1
    }
    if dropped != nil { allowance.outputLines = 0 }
    let surplus = kept..<(isUsedUp ? lines.count : end)
    guard !surplus.isEmpty else { return }
    let count = DroppedOutput(
      lines: surplus.count, bytes: lines[surplus].reduce(0) { $0 + $1.utf8.count + 1 })
    dropped = dropped ?? DroppedOutput()
    dropped? += count
    linesBeforeGap = kept
    lines.removeSubrange(surplus)
  }
}

/// The output of a process that has not been read yet, within limits: its beginning and its end.
struct OutputBuffer {
  private let limits: AppLimits
  /// The beginning, up to the limits, and the number of line breaks in it.
  private var head: [UInt8] = []
  private var lineCount = 0
  /// The most recent output, once the beginning is full.
  private var tail: [UInt8]?
  private var dropped = DroppedOutput()

  /// The number of bytes that are kept of the end.
  private static let tailLength = 65_536

  init(limits: AppLimits) { self.limits = limits }

  /// Appends output of the process.
  mutating func append(_ piece: UnsafeRawBufferPointer) {
    if tail != nil {
      appendToTail(piece)
      return
    }
    let breaks = Self.lineBreaks(in: piece)
    if head.count + piece.count <= limits.outputBytes, lineCount + breaks <= limits.outputLines {
      head.append(contentsOf: piece)
      lineCount += breaks
      return
    }
    // The limit is within this piece: whole lines up to it belong to the beginning.
    var remainder = piece
    while lineCount < limits.outputLines, let length = Self.lengthOfLine(in: remainder),
      head.count + length <= limits.outputBytes
    {
      head.append(contentsOf: UnsafeRawBufferPointer(rebasing: remainder[..<length]))
      lineCount += 1
      remainder = UnsafeRawBufferPointer(rebasing: remainder[length...])
    }
    // So does the beginning of a line that alone exceeds the limit.
    if head.last != 10, !head.isEmpty || limits.outputLines > 0 {
      let room = max(0, min(limits.outputBytes - head.count, remainder.count))
      head.append(contentsOf: UnsafeRawBufferPointer(rebasing: remainder[..<room]))
      remainder = UnsafeRawBufferPointer(rebasing: remainder[room...])
    }
    tail = []
    appendToTail(remainder)
  }

  private mutating func appendToTail(_ piece: UnsafeRawBufferPointer) {
    tail?.append(contentsOf: piece)
    guard let count = tail?.count, count > 2 * Self.tailLength else { return }
    dropFromTail(count - Self.tailLength)
  }

  private mutating func dropFromTail(_ count: Int) {
    guard count > 0 else { return }
    tail?.withUnsafeBytes { bytes in
      dropped += DroppedOutput(
        lines: Self.lineBreaks(in: UnsafeRawBufferPointer(rebasing: bytes[..<count])), bytes: count)
    }
    tail?.removeSubrange(..<count)
  }

  /// Removes and returns the whole lines, and the last, unfinished one if no more output follows.
  mutating func drain(unfinished: Bool) -> AppOutput {
    var output = AppOutput()
    if var last = tail {
      // The end starts with a whole line.
      if head.last != 10 || dropped.bytes > 0 || last.count > Self.tailLength {
        let surplus = max(0, last.count - Self.tailLength)
        let partial = last[surplus...].firstIndex(of: 10).map { $0 + 1 - surplus } ?? (last.count - surplus)
        dropFromTail(surplus + partial)
        last = tail ?? []
      }
      output.lines = lines(in: head[...])
      output.linesBeforeGap = output.lines.count
      let end = unfinished ? last.count : last.lastIndex(of: 10).map { $0 + 1 } ?? 0
      output.lines += lines(in: last[..<end])
      head = Array(last[end...])
      tail = nil
    } else {
      let end = unfinished ? head.count : head.lastIndex(of: 10).map { $0 + 1 } ?? 0
      output.lines = lines(in: head[..<end])
      output.linesBeforeGap = output.lines.count
      head.removeSubrange(..<end)
    }
    // An unfinished line is kept up to the same length as any other.
    if head.count > limits.lineBytes {
      dropped.bytes += head.count - limits.lineBytes
      head.removeSubrange(limits.lineBytes...)
    }
    lineCount = 0
    if dropped.bytes > 0 { output.dropped = dropped }
    dropped = DroppedOutput()
    return output
  }

  private mutating func lines(in bytes: ArraySlice<UInt8>) -> [String] {
    var lines: [String] = []
    var remainder = bytes
    while !remainder.isEmpty {
      let end = remainder.firstIndex(of: 10) ?? remainder.endIndex
      let line = remainder[..<end].prefix(limits.lineBytes)
      dropped.bytes += end - remainder.startIndex - line.count
      lines.append(String(decoding: line, as: UTF8.self))
      remainder = remainder[min(end + 1, remainder.endIndex)...]
    }
    return lines
  }

  /// The length of the first line including its break; `nil` if it does not end in the piece.
  private static func lengthOfLine(in piece: UnsafeRawBufferPointer) -> Int? {
    guard let start = piece.baseAddress, let end = memchr(start, 10, piece.count) else { return nil }
    return UnsafeRawPointer(end) - start + 1
  }

  private static func lineBreaks(in piece: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var remainder = piece
    while let length = lengthOfLine(in: remainder) {
      count += 1
      remainder = UnsafeRawBufferPointer(rebasing: remainder[length...])
    }
    return count
  }
}

/// The reading end of a process's output. A dedicated thread reads it, so that the process never blocks on its output.
final class OutputPipe: @unchecked Sendable {
  private let descriptor: Int32
  private let monitor: ProcessMonitor
  /// Acquired before the buffer's lock, so that the thread, which acquires the lock again immediately, does not starve other callers. Two
  /// locks that are acquired in a chain, around a system call: a `Mutex` cannot do that.
  private let turn = NSLock()
  private let lock = NSLock()
  private var buffer: OutputBuffer
  private var isAtEnd = false

  private static let pieceLength = 65_536
  /// More than the capacity of any pipe. What a process wrote before it reported that it is done is within this many bytes.
  private static let mostInPipe = 1024 * 1024

  /// Takes ownership of the descriptor, which is non-blocking.
  init(descriptor: Int32, monitor: ProcessMonitor, limits: AppLimits) {
    self.descriptor = descriptor
    self.monitor = monitor
    buffer = OutputBuffer(limits: limits)
  }

  deinit { close(descriptor) }

  /// Reads until the end: until every writer has closed the other end, or the process has ended, because its children may keep the other
  /// end open indefinitely.
  func readUntilEnd() {
    while true {
      var requests = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: monitor.endDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&requests, 2, -1) > 0 || errno == EINTR else { return }
      let isGone = requests[1].revents != 0
      let isDone = withBuffer {
        readSome(atMost: isGone ? Self.mostInPipe : Self.pieceLength)
        return isAtEnd
      }
      if isDone || isGone { return }
    }
  }

  /// The output since the last call.
  func drain(unfinished: Bool) -> AppOutput {
    withBuffer {
      // What the process wrote before it reported that it is done is in the pipe by now; the thread may not have read it yet.
      readSome(atMost: Self.mostInPipe)
      return buffer.drain(unfinished: unfinished)
    }
  }

  private func withBuffer<Result>(_ body: () -> Result) -> Result {
    turn.lock()
    lock.lock()
    turn.unlock()
    defer { lock.unlock() }
    return body()
  }

  /// Reads what is available, but no more than `most`: a process that never stops writing must not block its reader forever.
  private func readSome(atMost most: Int) {
    withUnsafeTemporaryAllocation(byteCount: Self.pieceLength, alignment: 1) { piece in
      var remainder = most
      while remainder > 0, !isAtEnd {
        let count = read(descriptor, piece.baseAddress, piece.count)
        if count > 0 {
          buffer.append(UnsafeRawBufferPointer(rebasing: piece[0..<count]))
          remainder -= count
        } else if count == 0 {
          isAtEnd = true
        } else if errno != EINTR {
          if errno != EAGAIN { isAtEnd = true }
          return
        }
      }
    }
  }
}
