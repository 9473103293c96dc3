import Foundation
import Testing
import TestSupport
import TestTraits

@testable import proscenium

@Suite("The version is defined in one place", .waitsForProcesses)
struct VersionTests {
  @Test("--version prints it, for the tool and for every command", arguments: CommandTree.all.map(\.path))
  func version(path: [String]) throws {
    let run = try Run(path + ["--version"])
    #expect(run.status == 0)
    #expect(run.output == Version.current + "\n")
  }

  @Test("It is the newest version in the changelog, and has three numbers")
  func changes() throws {
    let text = try String(contentsOfFile: BuildLayout.package + "/CHANGELOG.md", encoding: .utf8)
    let first = try #require(text.split(separator: "\n").first { $0.hasPrefix("## ") && $0 != "## Unreleased" })
    #expect(first == "## \(Version.current)")
    #expect(Version.current.split(separator: ".").compactMap { Int($0) }.count == 3)
  }
}
