import Foundation
import Testing

@testable import SourcePass

/// Copies of `Fixtures/Forms` are compiled with the real module `Selectors`, and run.
@Suite("Compiled copies")
struct FormsTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What the copies are linked with, each after what it imports.
  private static let modules = ["MainThread", "SceneSystem", "RuntimeLogging", "Selectors"]

  @Test(
    "Each form compiles without warnings in both language modes, and messages reach the methods", arguments: ["5", "6"])
  func forms(mode: String) throws {
    let folder = Folder()
    for module in Self.modules { try compile(module, in: folder) }
    let fixtures = Self.tests.path + "/Fixtures/Forms"
    let names = try FileManager.default.contentsOfDirectory(atPath: fixtures).sorted()
    let plan = PassPlan(
      module: "Forms", output: folder.path + "/out", languageMode: mode, conditions: ["DEBUG"],
      availableModules: ["Selectors"],
      files: names.map {
        PassPlan.File(
          path: fixtures + "/" + $0,
          name: $0 == "main.swift" ? $0 : $0.replacingOccurrences(of: ".swift", with: "-copy.swift"))
      })
    let report = try PassRunner(plan).run()
    #expect(!report.hasErrors && report.entryPoint.kind == .mainFile)
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
      .filter { $0.hasSuffix(".swift") }.map { folder.path + "/out/" + $0 }
    let objects = Self.modules.map { folder.path + "/\($0).o" }
    let compiled = try run(
      "swiftc",
      ["-module-name", "Forms", "-swift-version", mode, "-DDEBUG", "-I", folder.path, "-o", folder.path + "/forms"]
        + sources
        + objects)
    // The compiler warns of main.swift alone, which has to keep its name.
    let warnings = compiled.output.split(separator: "\n")
      .filter { ($0.contains("warning:") || $0.contains("error:")) && !$0.contains("#fileID") && !$0.contains("| ") }
    #expect(warnings.isEmpty)
    #expect(compiled.status == 0)
    let output = try run(folder.path + "/forms", []).output
    let expected = try String(contentsOfFile: Self.tests.path + "/Fixtures/Forms.txt", encoding: .utf8)
    #expect(output == expected)
  }

  private func compile(_ module: String, in folder: Folder) throws {
    let sources = Self.root.path + "/Sources/" + module
    let files = (FileManager.default.subpaths(atPath: sources) ?? []).filter { $0.hasSuffix(".swift") }
      .map { sources + "/" + $0 }
    let result = try run(
      "swiftc",
      [
        "-wmo", "-parse-as-library", "-emit-module", "-emit-object", "-module-name", module, "-package-name",
        "proscenium",
        "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
        "ExistentialAny", "-I", folder.path, "-emit-module-path", folder.path + "/\(module).swiftmodule", "-o",
        folder.path + "/\(module).o",
      ] + files)
    #expect(result.status == 0, "\(result.output)")
  }

  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
    process.arguments = (program.hasPrefix("/") ? [] : [program]) + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
