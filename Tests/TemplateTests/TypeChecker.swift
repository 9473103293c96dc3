import Foundation

/// The compiler, with the modules of this package's own build.
struct TypeChecker {
  /// The compiler's messages.
  struct Verdict {
    var isAccepted: Bool
    var messages: String
  }

  private let arguments: [String]

  /// Shared by all tests; its inputs do not change while they run.
  static let shared = Result { try TypeChecker() }

  /// - Parameter testFile: A file in `Tests/TemplateTests`; the package is found from there.
  private init(testFile: String = #filePath) throws {
    let package = URL(fileURLWithPath: testFile).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let build = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .deletingLastPathComponent()
    let checkouts = build.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("checkouts")
    var arguments = [
      "-typecheck", "-parse-as-library", "-I", build.appendingPathComponent("Modules").path, "-module-cache-path",
      build.appendingPathComponent("ModuleCache").path,
    ]
    // A C module of ours is found by its map, which SwiftPM generates if the target has none.
    var folders = try Self.folders(in: package.appendingPathComponent("Sources"))
    folders.append(checkouts.appendingPathComponent("GRDB.swift/Sources/GRDBSQLite"))
    for folder in folders {
      let include = folder.appendingPathComponent("include")
      let maps = [
        folder.appendingPathComponent("module.modulemap"), include.appendingPathComponent("module.modulemap"),
        build.appendingPathComponent("\(folder.lastPathComponent).build/module.modulemap"),
      ]
      guard let map = maps.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { continue }
      arguments += ["-Xcc", "-fmodule-map-file=\(map.path)", "-Xcc", "-I\(include.path)"]
    }
    // Without GTK there is no such module, and nothing that needs it.
    let gtk = try Self.run(["pkg-config", "--cflags", "gtk4"])
    if gtk.status == 0 {
      arguments += gtk.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }
    self.arguments = arguments
  }

  /// Checks Swift files as one module.
  ///
  /// - Parameters:
  ///   - files: Paths.
  ///   - settings: More of the compiler's arguments.
  func check(_ files: [String], settings: [String]) throws -> Verdict {
    let (status, output) = try Self.run(["swiftc"] + arguments + settings + ["-module-name", "Template"] + files)
    return Verdict(isAccepted: status == 0, messages: output)
  }

  private static func folders(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map(folder.appendingPathComponent)
  }

  private static func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
