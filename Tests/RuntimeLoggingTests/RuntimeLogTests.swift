import Foundation
import RuntimeLogging
import Testing

/// One test at a time: the sink and the function that finds sinks belong to the process.
@Suite("Runtime log", .serialized) struct RuntimeLogTests {
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func append(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
  }

  @TaskLocal private static var process: Lines?

  @Test("A captured line is written only to the capture, and the result is returned")
  func capture() {
    let installed = Lines()
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
    let (installed, own) = (Lines(), Lines())
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
