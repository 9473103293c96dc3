import Foundation

@testable import SourcePass

/// The copies of files in memory.
struct Copies {
  private let copies: [String: String]
  let moduleFile: String?

  init(
    _ files: [String: String], conditions: [String] = [], modules: [String] = ["UIKit", "Foundation"],
    mode: String = "5"
  ) {
    let names = files.keys.sorted()
    let plan = PassPlan(
      module: "App", output: "/out", languageMode: mode, conditions: conditions, availableModules: modules,
      files: names.map { PassPlan.File(path: "/user/" + $0, name: $0) })
    let result = PassRunner.copies(of: names.map { Array(files[$0]!.utf8) }, plan: plan)
    copies = Dictionary(
      uniqueKeysWithValues: zip(names, result.copies.map { String(decoding: $0, as: UTF8.self) }))
    moduleFile = result.moduleFile
  }

  /// The copy of one file.
  static func of(_ text: String, conditions: [String] = [], modules: [String] = ["UIKit", "Foundation"]) -> String {
    Copies(["A.swift": text], conditions: conditions, modules: modules)["A.swift"]
  }

  /// The user's part of a copy of one file, without the first line and without what follows.
  static func text(_ text: String, conditions: [String] = [], modules: [String] = ["UIKit", "Foundation"]) -> String {
    let copy = of(text, conditions: conditions, modules: modules)
    let body = copy.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1]
    return String(body.components(separatedBy: "\n#sourceLocation()\n")[0])
  }

  subscript(name: String) -> String { copies[name] ?? "" }
}

/// A folder that is removed with the value.
final class Folder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "source-pass-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  /// A plan for files in `user`, with copies in `out`.
  func plan(_ names: [String], modules: [String] = ["UIKit"], conditions: [String] = []) -> PassPlan {
    PassPlan(
      module: "App", output: path + "/out", conditions: conditions, availableModules: modules,
      files: names.map { PassPlan.File(path: path + "/user/" + $0, name: $0) })
  }
}
