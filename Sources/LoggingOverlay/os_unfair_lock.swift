import Foundation
import Synchronization

/// A lock in a variable, which must not move while it is used. ``OSAllocatedUnfairLock`` has a place of its own.
public struct os_unfair_lock_s {
  /// 0, or 1 while it is held.
  private var state: UInt32 = 0
  /// A free lock.
  public init() {}
}

/// The lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for the lock and takes it.
///
/// Differs from Apple: it gives the processor to other threads while it waits, and does not know who holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  withState(lock) { $0.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged }
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { withState(lock) { $0.store(0, ordering: .releasing) } }

private func withState<Result>(_ lock: os_unfair_lock_t, _ body: (borrowing Atomic<UInt32>) -> Result) -> Result {
  // An atomic value has the layout of its number.
  UnsafeMutableRawPointer(lock).withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { body($0.pointee) }
}
