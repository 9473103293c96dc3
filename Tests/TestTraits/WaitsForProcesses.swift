package import Testing

/// Runs the tests of a suite on threads that no other test needs.
///
/// A test that waits for another process blocks its thread, and Swift's concurrency has one thread for each processor: two such tests would
/// keep all others from running on a machine with two.
package struct WaitsForProcesses: SuiteTrait, TestTrait, TestScoping {
  /// Every test of the suite, and of the suites in it.
  package var isRecursive: Bool { true }

  /// Runs a test.
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitsForProcesses {
  /// The tests wait for other processes.
  package static var waitsForProcesses: WaitsForProcesses { WaitsForProcesses() }
}
