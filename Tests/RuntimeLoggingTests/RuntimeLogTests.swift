import Foundation
import Testing
import TestSupport

@testable import RuntimeLogging

/// Each test has sinks of its own, because other tests of this process write to the log.
@Suite("Runtime log") struct RuntimeLogTests {
  @TaskLocal private static var process: CollectedLines?

  @Test("A captured line is written only to the capture, and the result is returned")
  func capture() {
    RuntimeLog.$sinks.withValue(RuntimeLog.Sinks()) {
      let installed = CollectedLines()
      RuntimeLog.install { installed.append($0) }
      let (result, sentences) = RuntimeLog.capture {
        RuntimeLog.write("One.")
        RuntimeLog.write("Two.")
        return 3
      }
      #expect(result == 3)
      #expect(sentences == ["One.", "Two."])
      #expect(installed.all.isEmpty)
      RuntimeLog.write("Three.")
      #expect(installed.all == ["Three."])
    }
  }

  @Test("The sink of the current process takes precedence over the installed one")
  func found() {
    RuntimeLog.$sinks.withValue(RuntimeLog.Sinks()) {
      let (installed, own) = (CollectedLines(), CollectedLines())
      RuntimeLog.install { installed.append($0) }
      RuntimeLog.findSinks {
        RuntimeLogTests.process.map { lines in { @Sendable in lines.append($0) } }
      }
      RuntimeLogTests.$process.withValue(own) { RuntimeLog.write("Of the app.") }
      RuntimeLog.write("Without an app.")
      #expect(own.all == ["Of the app."])
      #expect(installed.all == ["Without an app."])
    }
  }
}
