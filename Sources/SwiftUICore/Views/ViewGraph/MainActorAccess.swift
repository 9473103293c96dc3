import Foundation

/// Runs `body`, which needs the main actor, from code that is on the main thread and is not annotated: property wrappers are usable in
/// types of any isolation, and Apple's are too.
package nonisolated func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  // The result does not leave the thread.
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  guard let result else { preconditionFailure("The body of assumeIsolated did not run.") }
  return result
}

/// Runs `body`, which needs the main actor, from code of the graph and the layout, which runs there without being annotated. Other than
/// `onMainActor` it does not look whether that is so, because they call it for each view.
package nonisolated func assumeMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Runs `body` on the main actor: now if this code is already there, otherwise in its next turn.
nonisolated package func onMainActorSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}

/// Whether this code runs on the main actor. Where a program leaves the main queue to other threads, as `dispatchMain()` does here, that
/// is not the main thread.
private var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

/// A key that has a value on the main queue only.
private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
