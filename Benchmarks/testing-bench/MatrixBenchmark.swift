import Foundation
import SceneTesting

/// The matrix of Notes, the example: 24 cells, each on a separate device, in a process that is started for all of them and does nothing
/// else. Measures the elapsed time from before the process is started until it has ended.
@MainActor func benchmarkMatrix() {
  let executable = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("notes-matrix")
  let infoPlist = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples/Notes/Info.plist").standardizedFileURL.path
  let home = FileManager.default.temporaryDirectory.appendingPathComponent("testing-bench-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: home) }
  do {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    var times: [Int] = []
    for _ in 0..<10 {
      let process = Process()
      process.executableURL = executable
      process.arguments = [infoPlist]
      process.environment = ProcessInfo.processInfo.environment.merging(["HOME": home.path]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      let start = ContinuousClock.now
      try process.run()
      process.waitUntilExit()
      times.append(Int((ContinuousClock.now - start) / .nanoseconds(1)))
      guard process.terminationStatus == 0 else { exitWithProblem("The matrix of Notes is not faultless.") }
    }
    let measured = Measurement(nanoseconds: times)
    print("matrix: 24 cells of Notes, with the start of their process, \(times.count) times")
    print(measured.milliseconds("whole"))
    report("the matrix of Notes", measured.median / 1e6, "ms", reach: 1000)
  } catch {
    exitWithProblem("The matrix of Notes cannot be run: \(error)")
  }
}
