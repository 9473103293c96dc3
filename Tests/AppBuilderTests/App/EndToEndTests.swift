import AppBuilder
import Foundation
import Synchronization
import Testing
import TestSupport
import XcodeProject

/// A new app, from its project to tests that pass. Libraries are compiled in a scratch folder of their own the first time, because the
/// package manager locks the one in which these tests were built.
@Suite("From a project to a running app", .serialized, .enabled(if: EndToEnd.isPossible))
struct EndToEndTests {
  private let scratch = TemporaryFolder()
  private let console = EndToEnd.Console()

  private func builder(_ path: String, stubMissing: Bool = false) throws -> AppBuilder {
    let project = try ProjectReader().read(try ProjectDetection.find(path))
    var environment = ProcessInfo.processInfo.environment
    environment["PROSCENIUM_CACHE"] = EndToEnd.cache
    return try AppBuilder(
      project: project,
      folder: BuildFolder(for: project.location, path: scratch.path + "/build", environment: environment),
      tool: ToolPackage(path: EndToEnd.package), stubMissing: stubMissing, environment: environment,
      reporter: console)
  }

  @Test("A new app with a storyboard is built, built again without work, tested, and exported")
  func storyboard() throws {
    let path = try AppTemplate(name: "Story App", interface: "storyboard", hasTests: true).write(to: scratch.path)
    let before = scratch.files
    let builder = try builder(path)
    let target = try #require(builder.project.targets.first)
    let app = try builder.build(target)
    #expect(app.folder == scratch.path + "/build/Products/Story App.app")
    for file in ["Story App", "Info.plist", "Base.lproj/Main.storyboard", "Assets.xcassets/Contents.json"] {
      #expect(FileStatus(app.folder + "/" + file) != nil, "\(file)")
    }
    let binary = FileStatus(app.executable)
    #expect(try builder.build(target).executable == app.executable)
    #expect(FileStatus(app.executable) == binary)
    #expect(scratch.files.filter { !$0.hasPrefix("build/") } == before)
    #expect(console.lines.filter { $0.contains("error: ") || $0.contains("warning: ") } == [])

    let tests = try builder.buildTests(try TargetSelection(builder.project).tests(scheme: nil, target: nil))
    #expect(try builder.runTests(tests, filters: []) == 0)

    let source = path + "/Story App/ViewController.swift"
    let text = try String(contentsOfFile: source, encoding: .utf8)
    try (text + "\nlet number: Int = \"text\"\n").write(toFile: source, atomically: true, encoding: .utf8)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    let error = #expect(throws: BuilderError.self) { try builder.build(target) }
    #expect(error?.code == .build)
    #expect(console.lines.contains { $0.hasPrefix("\(source):\(line):19: error: ") }, "\(console.lines)")
  }
}

/// What the tests of whole builds need.
enum EndToEnd {
  /// The cache that all of them share, and that is kept between runs.
  static let cache = package + "/.build/app-builder-tests"

  /// Proscenium's package; another one than that of these tests if the environment names it.
  static let package = ProcessInfo.processInfo.environment[ToolPackage.environmentKey] ?? BuildLayout.package

  /// They need minutes the first time, so they run where `PROSCENIUM_END_TO_END` asks for it.
  static var isPossible: Bool {
    ProcessInfo.processInfo.environment["PROSCENIUM_END_TO_END"] != nil && Files.isFolder(package + "/SourcePass")
      && Files.isFolder(package + "/.build")
  }

  /// Keeps what a build reports.
  final class Console: BuildReporter, Sendable {
    private let kept = Mutex<[String]>([])
    var lines: [String] { kept.withLock { $0 } }
    func note(_ sentence: String) { kept.withLock { $0.append(sentence) } }
    func diagnostic(_ diagnostic: ProjectDiagnostic) { note(diagnostic.description) }
    func output(_ line: String) { note(line) }
    func progress(_ step: Int, of steps: Int, _ text: String) {}
  }
}
