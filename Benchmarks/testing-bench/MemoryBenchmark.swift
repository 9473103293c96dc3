import Foundation
import SceneTesting

#if canImport(Glibc)
  import Glibc
#endif

/// The memory that 1 000 devices leave in use, after a warm-up with as many: the private memory of the process, once the allocator has
/// returned what it can.
@MainActor func benchmarkMemory() {
  func round() {
    for _ in 0..<1_000 { runScenario() }
  }
  round()
  let before = Memory.now()
  round()
  let after = Memory.now()
  print("memory: 1000 devices after a warm-up of 1000, each with a scenario")
  print("  before  \(before)")
  print("  after   \(after)")
  let growth = Double(after.privateDirty - before.privateDirty) / Double(max(1, before.privateDirty)) * 100
  report("memory left by 1000 devices", growth, "%", reach: 1)
}

/// The process's memory, in bytes.
private struct Memory: CustomStringConvertible {
  var privateDirty: Int

  static func now() -> Memory {
    giveBack()
    let rollup = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
    let line = rollup.split(separator: "\n").first { $0.hasPrefix("Private_Dirty:") } ?? ""
    return Memory(privateDirty: (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024)
  }

  /// Makes the allocator return free pages to the system. No Swift module has the function; where it does not exist, pages that were used
  /// once count.
  private static func giveBack() {
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
  }

  var description: String { "\(privateDirty / 1024) kB private and dirty" }
}
