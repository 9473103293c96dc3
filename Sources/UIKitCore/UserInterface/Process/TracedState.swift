import SceneSystem

/// The state of the application, where a trace can read it without a reference to the application or its process.
///
/// A separate object because nothing refers to it weakly: retaining an object with weak references takes several times as long, and a trace
/// retains it at each event.
///
/// Invariant: only the main actor reads and writes it.
@MainActor final class TracedState {
  @exclusivity(unchecked) var application = ApplicationState.background
}
