import Foundation
import TestSupport

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

  private init() throws {
    let package = URL(fileURLWithPath: BuildLayout.package)
    let build = URL(fileURLWithPath: BuildLayout.products)
    let checkouts = build.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("checkouts")
    var arguments = [
      "-typecheck", "-parse-as-library", "-I", build.appendingPathComponent("Modules").path, "-module-cache-path",
      build.appendingPathComponent("ModuleCache").path,
    ]
    // A C module of ours is found by its map, which SwiftPM generates if the target has none.
    var folders = try Self.folders(in: package.appendingPathComponent("Sources"))
    folders.append(checkouts.appendingPathComponent("GRDB.swift/Sources/GRDBSQLite"))
    folders.append(checkouts.appendingPathComponent("OpenCombine/Sources/COpenCombineHelpers"))
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
    let gtk = try ProcessResult("pkg-config", ["--cflags", "gtk4"])
    if gtk.status == 0 {
      arguments += gtk.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }
    // SwiftUI's macros are expanded by a program of this build.
    let plugin = build.appendingPathComponent("SwiftUIMacros-tool").path
    arguments += ["-load-plugin-executable", "\(plugin)#SwiftUIMacros"]
    self.arguments = arguments
  }

  /// Checks Swift files as one module.
  ///
  /// - Parameters:
  ///   - files: Paths.
  ///   - settings: More of the compiler's arguments.
  func check(_ files: [String], settings: [String]) throws -> Verdict {
    let result = try ProcessResult(
      "swiftc", arguments + settings + ["-module-name", "Template"] + files, mergesErrors: true)
    return Verdict(isAccepted: result.status == 0, messages: result.output)
  }

  private static func folders(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map(folder.appendingPathComponent)
  }
}
