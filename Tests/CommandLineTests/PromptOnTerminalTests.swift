import Foundation
import Testing
import TestSupport
import TestTraits

/// A pseudo-terminal, by `script` of util-linux.
@Suite(
  "The prompt on a terminal", .waitsForProcesses,
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct PromptOnTerminalTests {
  private func session(_ input: String, terminal: String = "xterm-256color") throws -> ProcessResult {
    // The terminal's reader receives the lines one by one; its echo ends in a carriage return, too.
    var run = try ProcessResult(
      shell:
        "TERM=\(terminal) script -qec 'proscenium simulate Notes --profile padN' /dev/null", in: TemporaryFolder().path,
      input: input)
    run.output = run.output.replacing("\r\n", with: "\n")
    return run
  }

  @Test("It prints the app, the device and how to begin, each once", arguments: ["xterm-256color", "dumb"])
  func firstScreen(terminal: String) throws {
    let run = try session("tap icon\nkill\nexit\n", terminal: terminal)
    #expect(run.status == 0)
    #expect(
      run.output.contains("Notes is installed on a simulated device (padN, iOS 26).\ntap icon launches it, help lists"))
    #expect(run.output.components(separatedBy: "process.start").count == 2)
    #expect(run.output.components(separatedBy: "didFinishLaunchingWithOptions").count == 2)
    #expect(!run.output.contains("\n> tap icon"))
  }

  @Test("A mistyped line gives a suggestion, the prompt continues, and the status is 0")
  func mistyped() throws {
    let run = try session("tap-icon\nsesions\nstate\nexit\n")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "prompt: error: unknown stimulus \u{201C}tap-icon\u{201D}; did you mean \u{201C}tap icon\u{201D}? \u{201C}help\u{201D} lists all of them\n"
      ))
    #expect(run.output.contains("did you mean \u{201C}sessions\u{201D}?"))
    #expect(run.output.contains("process  not running"))
  }
}
