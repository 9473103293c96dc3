import Foundation
import Fuzzing

// `fuzz` passes damaged input to all code that reads bytes or formats from outside, for FUZZ_SECONDS (60).
//
// FUZZ_SEED repeats a run, FUZZ_INPUT one input of it. A trap ends the process with the command line that repeats it, and so does an input
// that takes more than ten seconds.

let environment = ProcessInfo.processInfo.environment
let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000)
let seconds = environment["FUZZ_SECONDS"].flatMap { Double($0) } ?? 60
let only = environment["FUZZ_INPUT"].flatMap { UInt64($0) }

print("fuzz: seed \(seed), \(Int(seconds)) seconds")
InputWatchdog.install(seed: seed)
var run = FuzzRun(seed: seed)
var count: UInt64 = 0
if let only {
  InputWatchdog.begin(only)
  run.step(only)
  count = 1
} else {
  let end = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < end, run.failures.count < 20 {
    InputWatchdog.begin(count)
    run.step(count)
    count += 1
  }
}
for failure in run.failures { print("fuzz: \(failure)") }
if !run.failures.isEmpty { print("fuzz: repeat one with FUZZ_SEED=\(seed) FUZZ_INPUT=NUMBER") }
print("fuzz: \(count) inputs, \(run.failures.count) failures")
exit(run.failures.isEmpty ? 0 : 1)
