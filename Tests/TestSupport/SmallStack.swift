import Foundation

/// Runs `body` in a thread with a stack of 256 kB, in which a chain of calls that grows with each use soon ends the process.
package func onSmallStack(_ body: @escaping @Sendable () -> Void) {
  let ended = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    ended.signal()
  }
  thread.stackSize = 256 << 10
  thread.start()
  ended.wait()
}
