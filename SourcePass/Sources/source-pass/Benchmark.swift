import SourcePass

/// Compares the pass with the parser alone, on the files of a folder.
enum Benchmark {
  static func run(folder: String) -> Int32 {
    let figures = BigStackBenchmark.measure(folder: folder)
    print(figures)
    return 0
  }
}
