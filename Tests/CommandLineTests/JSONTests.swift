import Foundation
import SceneSimulator
import Testing
import TestSupport
import TestTraits

@Suite("--json for commands that print a table", .waitsForProcesses)
struct JSONTests {
  private func object(_ run: Run) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test("stimuli --json has syntax, words, options and summary of each")
  func stimuli() throws {
    let run = try Run(["stimuli", "--json"])
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(rows.compactMap { $0["syntax"] as? String } == StimulusDefinition.all.map(\.syntax))
    #expect(rows.compactMap { $0["summary"] as? String } == StimulusDefinition.all.map(\.summary))
    let destroy = try #require(
      rows.first { $0["syntax"] as? String == "app destroy LABEL [animation=standard|commit|decline]" })
    #expect(destroy["words"] as? [String] == ["app", "destroy"])
    #expect(destroy["options"] as? [String] == ["animation"])
  }

  @Test("conformance --json is one document with the counts, and each trace with its result and its difference")
  func conformance() throws {
    let scratch = TemporaryFolder()
    let bad = try scratch.write(
      "id: BAD\napp: storyboard\n\n> tap icon\nAppDelegate.applicationWillTerminate(_:)\n", to: "bad.trace")
    let swiftUI = try scratch.write("app: swiftui\n\n> tap icon\n", to: "ui.trace")
    let run = try Run(["conformance", "--json", "--without", "swiftui", "Conformance/RULE-R-03.trace", bad, swiftUI])
    #expect(run.status == 1)
    let report = try object(run)
    #expect(report["passed"] as? Int == 1)
    #expect(report["total"] as? Int == 2)
    #expect(report["leftOut"] as? Int == 1)
    let traces = try #require(report["traces"] as? [[String: Any]])
    #expect(traces.map { $0["id"] as? String } == ["RULE-R-03", "BAD"])
    #expect(traces.map { $0["result"] as? String } == ["ok", "differs"])
    #expect(traces[0]["difference"] == nil)
    #expect((traces[1]["difference"] as? [String])?.contains("-AppDelegate.applicationWillTerminate(_:)") == true)
  }

  @Test("install and uninstall --json have the app, and each file with its outcome")
  func install() throws {
    let scratch = TemporaryFolder()
    let environment = ["XDG_DATA_HOME": scratch.path + "/data", "PATH": "/nonexistent"]
    let dry = try object(try Run(["install", "Notes", "--json", "--dry-run"], environment: environment))
    #expect(dry["app"] as? String == "org.proscenium.notes")
    #expect(dry["isDryRun"] as? Bool == true)
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/data/applications"))
    let run = try Run(["install", "Notes", "--json"], environment: environment)
    #expect(run.errors.isEmpty, "notes stand in the document")
    let files = try #require(try object(run)["files"] as? [[String: String]])
    #expect(!files.isEmpty && files.allSatisfy { $0["change"] == "wrote" })
    for file in files { #expect(FileManager.default.fileExists(atPath: file["path"] ?? "")) }
    #expect((try object(run)["notes"] as? [String])?.contains { $0.contains("update-desktop-database") } == true)
    let removal = try object(try Run(["uninstall", "org.proscenium.notes", "--json"], environment: environment))
    #expect((removal["files"] as? [[String: String]])?.contains { $0["change"] == "removed" } == true)
  }
}
