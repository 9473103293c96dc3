import Dispatch
import Foundation
import Testing

@testable import MainThread

/// The thread of the main actor, which is not the first thread of a process of tests.
@Suite("Main thread") struct MainThreadTests {
  @Test("On the main actor, the thread is the current main thread, whatever thread serves the main queue")
  @MainActor func mainActor() {
    #expect(MainThread.isCurrent)
    #expect(MainThread.isFirst == Thread.isMainThread)
  }

  @Test("Another thread is neither the current main thread nor the first one, before and after the first one has asked")
  func others() async {
    let answers = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let before = [MainThread.isCurrent, MainThread.isFirst]
        DispatchQueue.main.sync { _ = MainThread.isFirst }
        continuation.resume(returning: before + [MainThread.isCurrent, MainThread.isFirst])
      }
    }
    #expect(answers == [false, false, false, false])
  }

  @Test("Work from another thread runs on the main actor and returns its result")
  func perform() async {
    let isCurrent = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: MainThread.perform { MainThread.isCurrent }) }
    }
    #expect(isCurrent)
  }

  @Test("Work from the main actor runs at once") @MainActor func atOnce() {
    var order: [String] = []
    order.append("before")
    let inside = MainThread.perform { "inside" }
    order.append(inside)
    order.append("after")
    #expect(order == ["before", "inside", "after"])
  }
}
