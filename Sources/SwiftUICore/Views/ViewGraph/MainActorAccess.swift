import Dispatch
import MainThread

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
  if MainThread.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
