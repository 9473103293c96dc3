import Foundation
import SceneManifest
import Testing
import TestSupport

@Suite("The operating system's reason for an error of Foundation")
struct SystemErrorTests {
  @Test("A write to a full disk fails with the system's words, not with Foundation's")
  func writing() throws {
    let error = try #require(throws: (any Error).self) {
      try Data("text".utf8).write(to: URL(fileURLWithPath: "/dev/full"))
    }
    #expect(SystemError.code(of: error) == ENOSPC)
    #expect(SystemError.reason(error) == "No space left on device")
  }

  @Test("A program that another process has open for writing cannot be run, and the reason is given")
  func running() throws {
    let scratch = TemporaryFolder()
    let program = try scratch.write(program: "#!/bin/sh\n", to: "program")
    let writer = try FileHandle(forUpdating: URL(fileURLWithPath: program))
    defer { try? writer.close() }
    let error = try #require(throws: (any Error).self) {
      _ = try Process.run(URL(fileURLWithPath: program), arguments: [])
    }
    #expect(SystemError.reason(error) == "Text file busy")
  }

  @Test("An error without a failed system call has Foundation's reason, as one line")
  func other() {
    let error = NSError(domain: "test", code: 1, userInfo: [NSLocalizedDescriptionKey: "First.\nSecond."])
    #expect(SystemError.code(of: error) == nil)
    #expect(SystemError.reason(error) == "First.\\nSecond")
  }
}
