import Foundation
import Testing
import TestSupport
import TestTraits

/// The script reads a separate tree here, with known content.
@Suite("Scripts/folder-cycles", .waitsForProcesses) struct FolderCyclesTests {
  private func run(_ command: String, _ arguments: String..., in folder: TemporaryFolder) throws -> ProcessResult {
    try ProcessResult(command, arguments, in: folder.path, mergesErrors: true)
  }

  /// The script's output for a tree of `files`.
  private func report(_ files: [String: String]) throws -> (status: Int32, text: String) {
    let folder = TemporaryFolder()
    let script = try String(contentsOfFile: BuildLayout.package + "/Scripts/folder-cycles", encoding: .utf8)
    try folder.write(script, to: "Scripts/folder-cycles")
    for (path, text) in files { try folder.write(text, to: path) }
    _ = try run("git", "init", "-q", in: folder)
    _ = try run("git", "add", "-A", in: folder)
    let result = try run("bash", "Scripts/folder-cycles", in: folder)
    return (result.status, result.output)
  }

  @Test("Folders that depend on each other are an error that names the types and the files")
  func circle() throws {
    let (status, text) = try report([
      "Sources/Library/A/One.swift": "public struct One { var two: Two }",
      "Sources/Library/B/Two.swift": "final class Two { func make() -> Three { Three() } }",
      "Sources/Library/C/Three.swift": "#if DEBUG\n  struct Three {}\n  extension One {}\n#endif\n",
    ])
    #expect(status != 0)
    #expect(text.contains("Folders of Library depend on each other"))
    for line in [
      "A -> B: Two in Sources/Library/A/One.swift", "B -> C: Three in Sources/Library/B/Two.swift",
      "C -> A: One in Sources/Library/C/Three.swift",
    ] { #expect(text.contains(line), "\(text)") }
  }

  @Test("Comments and string contents are ignored; interpolated expressions count")
  func texts() throws {
    let one = "struct One { let two = Two() }"
    let silent =
      "struct Two { let text = \"One (One) \\(1 + 1) One\" } // One\n/// One\nlet long = \"\"\"\n  One\n  \"\"\"\n"
    let quiet = try report(["Sources/Library/A/One.swift": one, "Sources/Library/B/Two.swift": silent])
    #expect(quiet.status == 0 && quiet.text.isEmpty, "\(quiet.text)")
    let loud = try report([
      "Sources/Library/A/One.swift": one,
      "Sources/Library/B/Two.swift": "struct Two { let text = \"a \\(One.self) b\" }",
    ])
    #expect(loud.status != 0, "\(loud.text)")
  }

  @Test("A folder's own type, a member's name and a file's private type are no dependency on another folder")
  func names() throws {
    let (status, text) = try report([
      "Sources/Library/A/One.swift": "struct One { let two = Two.make() }\nenum State { case on }",
      "Sources/Library/B/Two.swift":
        "struct Two { enum State { case off }; let state = State.off; let it = Other.One.self }",
      "Sources/Library/B/Three.swift": "private struct One {}\nlet one = One()",
    ])
    #expect(status == 0 && text.isEmpty, "\(text)")
  }

  @Test("A folder that depends on folders in a cycle is not reported")
  func above() throws {
    let (status, text) = try report([
      "Sources/Library/One/First.swift": "class First { var second: Second? }",
      "Sources/Library/Two/Second.swift": "class Second { var first: First? }",
      "Sources/Library/Three/Third.swift": "class Third { var first: First? }",
    ])
    #expect(status != 0)
    #expect(text.contains("One -> Two") && text.contains("Two -> One") && !text.contains("Three"), "\(text)")
  }

  @Test("Folders inside a folder, and folders of different targets, may depend on each other")
  func inside() throws {
    let (status, text) = try report([
      "Sources/Library/A/One/First.swift": "class First { var second: Second? }",
      "Sources/Library/A/Two/Second.swift": "class Second { var first: First? }",
      "Sources/Other/B/Third.swift": "class Third { var first: First? }",
    ])
    #expect(status == 0 && text.isEmpty, "\(text)")
  }
}
