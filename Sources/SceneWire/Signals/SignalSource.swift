package import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals of this process as events on a queue, from the moment at which it is made.
///
/// A signal source of Dispatch listens some time after it was made, and what arrives before is lost. Here the signal's handler writes to a
/// pipe, which keeps it.
package final class SignalSource: Sendable {
  /// `nil` without a pipe. Only kept; sources may be released by any thread.
  nonisolated(unsafe) private let source: (any DispatchSourceRead)?

  /// Calls `handler` with the number of each signal that arrives, from 1 to 64, on `queue`. Equal signals that arrive while none is handled
  /// can be one.
  ///
  /// The signals are no longer blocked in the calling thread, which is the main one of the program. They keep their effect if the process has
  /// no descriptors left for a pipe. A source is kept as long as the process runs; of two sources of one signal the later one gets it.
  package init(_ numbers: [Int32], queue: DispatchQueue, handler: @escaping @Sendable (Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      source = nil
      return
    }
    let (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must not wait for space in the pipe; what does not fit is there already.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: queue)
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(readEnd, &bytes, bytes.count)
      for number in Set(bytes.prefix(max(0, count))) { handler(Int32(number)) }
    }
    source.resume()
    self.source = source
    // A thread of Dispatch blocks all signals, and a process that it starts inherits that.
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    for number in numbers {
      writeEnds[Int(number)] = writeEnd
      signal(number) { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(writeEnds[Int(number)], &byte, 1)
        errno = error
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}

/// The pipe of each signal, by its number. Memory that does not move, because handlers read it at any time.
nonisolated(unsafe) private let writeEnds: UnsafeMutablePointer<Int32> = {
  let count = 256
  let ends = UnsafeMutablePointer<Int32>.allocate(capacity: count)
  ends.initialize(repeating: -1, count: count)
  return ends
}()
