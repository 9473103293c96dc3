import Foundation
import RuntimeLogging
import Testing
import TestSupport

/// One test at a time: the sink and the function that finds sinks belong to the process.
@Suite("Runtime log", .serialized) struct RuntimeLogTests {
  @TaskLocal private static var process: CollectedLines?

  @Test("A captured line is written only to the capture, and the result is returned")
  func capture() {
    let installed = CollectedLines()
    RuntimeLog.install { installed.append($0) }
    defer { RuntimeLog.install(nil) }
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

  @Test("The sink of the current process takes precedence over the installed one")
  func found() {
    let (installed, own) = (CollectedLines(), CollectedLines())
    RuntimeLog.install { installed.append($0) }
    RuntimeLog.findSinks {
      RuntimeLogTests.process.map { lines in { @Sendable in lines.append($0) } }
    }
    defer {
      RuntimeLog.install(nil)
      RuntimeLog.findSinks { nil }
    }
    RuntimeLogTests.$process.withValue(own) { RuntimeLog.write("Of the app.") }
    RuntimeLog.write("Without an app.")
    #expect(own.all == ["Of the app."])
    #expect(installed.all == ["Without an app."])
  }
}
