import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lines that a process has printed, with a gap where some were dropped.
struct AppOutput: Hashable, Sendable {
  /// What was kept, in order.
  var lines: [String] = []
  /// What was dropped, or `nil` where all was kept.
  var dropped: DroppedOutput?
  /// How many of the lines come before the gap.
  var linesBeforeGap = 0

  /// Everything as text, the gap as a sentence of its own.
  var text: [String] {
    guard let dropped else { return lines }
    return lines[..<linesBeforeGap] + [dropped.description] + lines[linesBeforeGap...]
  }

  /// Adds what came later.
  mutating func append(_ later: AppOutput) {
    if let more = later.dropped {
      if dropped == nil { linesBeforeGap = lines.count + later.linesBeforeGap }
      dropped = (dropped ?? DroppedOutput())
      dropped? += more
    }
    lines += later.lines
  }

  /// Drops what is beyond the lines and bytes that are left in `allowance`, and takes the rest off it. What comes after a gap,
  /// which is never much, is kept unless they were used up before.
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

/// What a process has printed and nobody has taken yet, within limits: its beginning, and the last of it.
struct OutputBuffer {
  private let limits: AppLimits
  /// The beginning, up to the limits, and how many line breaks are in it.
  private var beginning: [UInt8] = []
  private var lineCount = 0
  /// Once the beginning is full, the last that came.
  private var ending: [UInt8]?
  private var dropped = DroppedOutput()

  /// How much of the end is kept.
  private static let endingLength = 65_536

  init(limits: AppLimits) { self.limits = limits }

  /// Adds what the process has printed.
  mutating func append(_ piece: UnsafeRawBufferPointer) {
    if ending != nil {
      appendToEnding(piece)
      return
    }
    let breaks = Self.lineBreaks(in: piece)
    if beginning.count + piece.count <= limits.outputBytes, lineCount + breaks <= limits.outputLines {
      beginning.append(contentsOf: piece)
      lineCount += breaks
      return
    }
    // The limit lies in this piece: whole lines up to it belong to the beginning.
    var rest = piece
    while lineCount < limits.outputLines, let length = Self.lengthOfLine(in: rest),
      beginning.count + length <= limits.outputBytes
    {
      beginning.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest[..<length]))
      lineCount += 1
      rest = UnsafeRawBufferPointer(rebasing: rest[length...])
    }
    // So does the beginning of a line that is too long for any limit.
    if beginning.last != 10, !beginning.isEmpty || limits.outputLines > 0 {
      let room = max(0, min(limits.outputBytes - beginning.count, rest.count))
      beginning.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest[..<room]))
      rest = UnsafeRawBufferPointer(rebasing: rest[room...])
    }
    ending = []
    appendToEnding(rest)
  }

  private mutating func appendToEnding(_ piece: UnsafeRawBufferPointer) {
    ending?.append(contentsOf: piece)
    guard let count = ending?.count, count > 2 * Self.endingLength else { return }
    dropFromEnding(count - Self.endingLength)
  }

  private mutating func dropFromEnding(_ count: Int) {
    guard count > 0 else { return }
    ending?.withUnsafeBytes { bytes in
      dropped += DroppedOutput(
        lines: Self.lineBreaks(in: UnsafeRawBufferPointer(rebasing: bytes[..<count])), bytes: count)
    }
    ending?.removeSubrange(..<count)
  }

  /// Hands out the whole lines; with the last, unfinished one where no more comes.
  mutating func take(unfinished: Bool) -> AppOutput {
    var output = AppOutput()
    if var last = ending {
      // The end begins with a whole line.
      if beginning.last != 10 || dropped.bytes > 0 || last.count > Self.endingLength {
        let surplus = max(0, last.count - Self.endingLength)
        let partial = last[surplus...].firstIndex(of: 10).map { $0 + 1 - surplus } ?? (last.count - surplus)
        dropFromEnding(surplus + partial)
        last = ending ?? []
      }
      output.lines = lines(in: beginning[...])
      output.linesBeforeGap = output.lines.count
      let end = unfinished ? last.count : last.lastIndex(of: 10).map { $0 + 1 } ?? 0
      output.lines += lines(in: last[..<end])
      beginning = Array(last[end...])
      ending = nil
    } else {
      let end = unfinished ? beginning.count : beginning.lastIndex(of: 10).map { $0 + 1 } ?? 0
      output.lines = lines(in: beginning[..<end])
      output.linesBeforeGap = output.lines.count
      beginning.removeSubrange(..<end)
    }
    // Of a line that nobody has finished yet, only as much is kept as of any other.
    if beginning.count > limits.lineBytes {
      dropped.bytes += beginning.count - limits.lineBytes
      beginning.removeSubrange(limits.lineBytes...)
    }
    lineCount = 0
    if dropped.bytes > 0 { output.dropped = dropped }
    dropped = DroppedOutput()
    return output
  }

  private mutating func lines(in bytes: ArraySlice<UInt8>) -> [String] {
    var lines: [String] = []
    var rest = bytes
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 10) ?? rest.endIndex
      let line = rest[..<end].prefix(limits.lineBytes)
      dropped.bytes += end - rest.startIndex - line.count
      lines.append(String(decoding: line, as: UTF8.self))
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    return lines
  }

  /// The length of the first line, its break included; `nil` where it does not end in the piece.
  private static func lengthOfLine(in piece: UnsafeRawBufferPointer) -> Int? {
    guard let start = piece.baseAddress, let end = memchr(start, 10, piece.count) else { return nil }
    return UnsafeRawPointer(end) - start + 1
  }

  private static func lineBreaks(in piece: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var rest = piece
    while let length = lengthOfLine(in: rest) {
      count += 1
      rest = UnsafeRawBufferPointer(rebasing: rest[length...])
    }
    return count
  }
}

/// The reading end of a process's output. A thread of its own reads it, so that the process never waits for a reader.
final class OutputPipe: @unchecked Sendable {
  private let descriptor: Int32
  private let watch: ProcessWatch
  /// Whoever wants the buffer takes `turn` first, so that the thread, which wants it again at once, does not keep others out.
  private let turn = NSLock()
  private let lock = NSLock()
  private var buffer: OutputBuffer
  private var isAtEnd = false

  private static let pieceLength = 65_536
  /// More than any pipe holds. What a process wrote before it said that it is done is in so many bytes.
  private static let mostInPipe = 1024 * 1024

  /// Takes over the descriptor, which does not block.
  init(descriptor: Int32, watch: ProcessWatch, limits: AppLimits) {
    self.descriptor = descriptor
    self.watch = watch
    buffer = OutputBuffer(limits: limits)
  }

  deinit { close(descriptor) }

  /// Reads until no more can come: until everybody has closed the other end, or the process is gone, for what it has left
  /// behind may hold the other end for ever.
  func readUntilEnd() {
    while true {
      var requests = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: watch.endDescriptor, events: Int16(POLLIN), revents: 0),
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

  /// What has come since the last call.
  func take(unfinished: Bool) -> AppOutput {
    withBuffer {
      // What the process wrote before it told us that it is done is in the pipe by now; the thread may not have seen it yet.
      readSome(atMost: Self.mostInPipe)
      return buffer.take(unfinished: unfinished)
    }
  }

  private func withBuffer<Result>(_ body: () -> Result) -> Result {
    turn.lock()
    lock.lock()
    turn.unlock()
    defer { lock.unlock() }
    return body()
  }

  /// Reads what is there, but no more than `most`: a process that never stops must not keep its reader for ever.
  private func readSome(atMost most: Int) {
    withUnsafeTemporaryAllocation(byteCount: Self.pieceLength, alignment: 1) { piece in
      var rest = most
      while rest > 0, !isAtEnd {
        let count = read(descriptor, piece.baseAddress, piece.count)
        if count > 0 {
          buffer.append(UnsafeRawBufferPointer(rebasing: piece[0..<count]))
          rest -= count
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
