import AppBuilder
import Foundation
import Synchronization
import Testing
import TestSupport
import TestTraits

@Suite("Output of the package manager") struct OutputTests {
  private func lines(_ text: String) -> [BuildOutput.Line] {
    var output = BuildOutput()
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { output.line(String($0)) }
  }

  @Test("Steps are progress, and lines without news are left out")
  func progress() {
    #expect(
      lines(
        """
        Building for debugging...
        warning: prohibited flag(s): -pthread
        [0/3] Write sources
        [2/3] Compiling App A.swift

        Build of product 'App' complete! (1.2s)
        """) == [.progress(0, 3, "Write sources"), .progress(2, 3, "Compiling App A.swift")])
  }

  @Test("A diagnostic is shown once, with its lines")
  func once() {
    let block = "/u/A.swift:1:2: error: no\n1 | code\n  | `- error: no"
    #expect(lines(block + "\n" + block) == block.split(separator: "\n").map { .text(String($0)) })
    let other = "/u/B.swift:1:2: error: no\n1 | other"
    #expect(lines(block + "\n" + block + "\n" + other).count == 5)
  }

  @Test("Lines of code have the numbers that they have in the user's file, not in its copy")
  func numbers() {
    var output = BuildOutput { $0 == "/u/A.swift" ? 1 : 0 }
    #expect(output.line("/u/A.swift:9:2: error: no") == .text("/u/A.swift:9:2: error: no"))
    #expect(output.line("10 | a | b") == .text(" 9 | a | b"))
    #expect(output.line("   |   `- error: no") == .text("   |   `- error: no"))
    #expect(output.line("/u/B.swift:9:2: error: no") == .text("/u/B.swift:9:2: error: no"))
    #expect(output.line(" 9 | a") == .text(" 9 | a"))
  }

  @Test("Warnings about copies and about packages' own sources are left out")
  func noise() {
    #expect(
      lines(
        """
        /c/A-copy.swift:1:23: warning: '#sourceLocation' directive produces '#fileID' string of 'App/A.swift', which conflicts
         1 | #sourceLocation(file: "/u/A.swift", line: 1)
           |                       `- note: change file
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        """) == [])
    #expect(lines("error: no such module 'X'") == [.text("error: no such module 'X'")])
    #expect(lines("[a/b] x") == [.text("[a/b] x")])
  }
}

@Suite("Programs that a command runs", .waitsForProcesses, .serialized) struct ChildProcessTests {
  private let variables = ["PATH": "/usr/bin:/bin"]

  @Test("Output and errors arrive as lines, the last one without a line break too")
  func lines() throws {
    var lines: [String] = []
    let status = try ChildProcess.run(
      "/bin/sh", ["-c", "echo one; echo two >&2; printf three; exit 7"], environment: variables,
      output: .lines { lines.append($0) })
    #expect(status == 7)
    #expect(lines.sorted() == ["one", "three", "two"])
  }

  @Test("Much output arrives as a whole")
  func data() throws {
    var data = Data()
    let status = try ChildProcess.run(
      "/bin/sh", ["-c", "head -c 300000 /dev/zero; printf \"$NAME\""],
      environment: ["NAME": "x y", "PATH": "/usr/bin:/bin"],
      output: .data { data = $0 })
    #expect(status == 0 && data.count == 300_003 && data.suffix(3) == Data("x y".utf8))
  }

  @Test("A signal that ends it is 128 and its number")
  func signals() throws {
    #expect(try ChildProcess.run("/bin/sh", ["-c", "kill -TERM $$"], environment: variables) == 143)
  }

  @Test("A program that does not exist gives a sentence")
  func missing() {
    let error = #expect(throws: BuilderError.self) {
      try ChildProcess.run("/nowhere/pro\ngram", [], environment: variables, output: .lines { _ in })
    }
    #expect(error?.code == .tool)
    #expect(error?.message == "/nowhere/pro\\ngram cannot be started: No such file or directory.")
    let replaced = ChildProcess.replace(by: "/nowhere/program", [], environment: variables)
    #expect(replaced.code == .tool)
  }
}
