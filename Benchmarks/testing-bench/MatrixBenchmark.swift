import SceneTesting

/// A matrix of 24 cells and more on the benchmark's app, from its first device to its table.
@MainActor func benchmarkMatrix() {
  let matrix = Matrix(
    of: installBenchmarkApp,
    payloads: [
      .url("bench://seven"), .link("https://bench.example/seven"), .url("bench://eight"),
      .link("https://bench.example/eight"),
    ], situations: [.cold, .warm, .background])
  do {
    let start = computingNanoseconds()
    let found = try matrix.run()
    let duration = Double(computingNanoseconds() - start) / 1e6
    guard found.isFaultless else { exitWithProblem("The matrix found something: \(found)") }
    print("matrix: \(found.results.count) cells, each on a device of its own")
    report("whole matrix", duration, "ms", goal: 1000)
    report("one cell", duration / Double(found.results.count), "ms", goal: 1000 / 24)
  } catch {
    exitWithProblem("The matrix failed: \(error)")
  }
}
