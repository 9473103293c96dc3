import Foundation
import LoggingOverlay
import Testing

@Suite("Locks in a variable") struct UnfairLockTests {
  @Test("One thread at a time holds the lock") func exclusion() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    nonisolated(unsafe) let shared = lock
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 {
        os_unfair_lock_lock(shared)
        count += 1
        os_unfair_lock_unlock(shared)
      }
    }
    #expect(count == 4000)
  }

  @Test("A lock that is held is not taken a second time") func held() {
    var lock = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&lock))
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }
}
