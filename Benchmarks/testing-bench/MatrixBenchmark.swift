import Foundation
import SceneTesting
import TestSupport

/// The matrix of Notes, the example: 24 cells, each on a separate device, in a process that is started for all of them and does nothing
/// else. Measures the elapsed time from before the process is started until it has ended.
@MainActor func benchmarkMatrix() {
  let home = TemporaryFolder()
  do {
    var times: [Int] = []
    for _ in 0..<10 {
      let start = ContinuousClock.now
      let matrix = try ProcessResult(
        BuildLayout.product("notes-matrix"), [BuildLayout.package + "/Examples/Notes/Info.plist"],
        environment: ["HOME": home.path])
      times.append(Int((ContinuousClock.now - start) / .nanoseconds(1)))
      guard matrix.status == 0 else { exitWithProblem("The matrix of Notes is not faultless.") }
    }
    let measured = Measurement(nanoseconds: times)
    print("matrix: 24 cells of Notes, with the start of their process, \(times.count) times")
    print(measured.milliseconds("whole"))
    report("the matrix of Notes", measured.median / 1e6, "ms", reach: 1000)
  } catch {
    exitWithProblem("The matrix of Notes cannot be run: \(error)")
  }
}
