import Foundation
import SceneManifest
import SceneSystem

/// The program `source-pass`, which is built once for each toolchain and state of its sources.
struct SourcePassTool {
  /// The environment variable that names a built program.
  static let environmentKey = "PROSCENIUM_SOURCE_PASS"

  /// The program.
  let executable: String

  /// Finds the program in the folder of tools, or builds it.
  ///
  /// - Parameter report: Called with a sentence before something that takes time.
  static func prepared(
    _ package: ToolPackage, tools: String, packageManager: PackageManager, report: (String) -> Void
  ) throws(BuilderError) -> SourcePassTool {
    if let named = packageManager.environment[environmentKey], named.hasPrefix("/") {
      return SourcePassTool(executable: named)
    }
    let key = try key(package, packageManager: packageManager)
    let folder = tools + "/source-pass"
    let executable = "\(folder)/\(key)/source-pass"
    if Files.isFile(executable) { return SourcePassTool(executable: executable) }
    report("Building the source pass; this is done once.")
    let scratch = folder + "/build"
    var lines: [String] = []
    let arguments = [
      "build", "-c", "release", "--product", "source-pass", "--package-path", package.sourcePass, "--scratch-path",
      scratch,
    ]
    let status = try packageManager.run(arguments) { lines.append($0) }
    guard status == 0 else {
      for line in lines.suffix(40) { report(line) }
      throw BuilderError(
        .tool, at: package.sourcePass, "The source pass cannot be built; the compiler's output is above.")
    }
    try copy(from: scratch + "/release/source-pass", to: executable)
    return SourcePassTool(executable: executable)
  }

  private static func copy(from built: String, to executable: String) throws(BuilderError) {
    try Files.createFolder(Paths.folder(of: executable))
    do {
      let temporary = executable + ".\(getpid())"
      try FileManager.default.copyItem(atPath: built, toPath: temporary)
      guard rename(temporary, executable) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      throw BuilderError(.file, "\(executable.oneLine) cannot be written: \(SystemError.reason(error)).")
    }
  }

  /// The toolchain, and the names, sizes and dates of the sources, as one hash.
  private static func key(_ package: ToolPackage, packageManager: PackageManager) throws(BuilderError) -> String {
    guard Files.isFile(package.sourcePass + "/Package.swift") else {
      throw BuilderError(
        .tool, at: package.sourcePass, "Proscenium's package has no source pass in \(package.sourcePass.oneLine).")
    }
    var hash = FNV1a(packageManager.toolchainIdentity.utf8)
    for name in (FileManager.default.subpaths(atPath: package.sourcePass) ?? []).sorted()
    where name.hasSuffix(".swift") && !name.hasPrefix(".") {
      guard let status = FileStatus(package.sourcePass + "/" + name) else { continue }
      hash.combine("\(name)\0\(status.size)\0\(status.modified)\0".utf8)
    }
    return hash.hexadecimal
  }

  /// Writes the copies of one target.
  ///
  /// - Parameter folder: The folder of plans.
  func run(
    _ plan: SourcePassPlan, folder: String, environment: [String: String]
  ) throws(BuilderError)
    -> SourcePassReport
  {
    let file = "\(folder)/\(plan.module).json"
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try Files.write(try encoder.encode(plan), to: file)
    } catch let error as BuilderError {
      throw error
    } catch {
      throw BuilderError(.file, "\(file.oneLine) cannot be encoded: \(SystemError.reason(error)).")
    }
    var output = Data()
    let status = try ChildProcess.run(executable, [file], environment: environment, output: .data { output = $0 })
    guard status == 0 || status == 1, let report = try? JSONDecoder().decode(SourcePassReport.self, from: output) else {
      throw BuilderError(
        .tool, at: plan.module, "The source pass ended with the status \(status) and without a report.",
        suggestion: "Its output, if there was any, is above.")
    }
    return report
  }
}
