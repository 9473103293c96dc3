import SceneSystem

/// The state of the application, where a trace can read it without touching the application or its process.
///
/// An object of its own because nobody refers to it weakly: to retain what is referred to weakly takes several times as long, and
/// a trace does so at each event.
///
/// Invariant: only the main actor reads and writes it.
@MainActor final class TracedState {
  @exclusivity(unchecked) var application = ApplicationState.background
}
