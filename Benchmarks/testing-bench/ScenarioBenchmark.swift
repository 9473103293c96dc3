import Figures
import SceneTesting

/// One scenario of a typical test, on a new device: launch, home, reclaim, return, kill, relaunch, check.
@MainActor func runScenario(tracing: Bool = true) {
  let device = Device(.pad, tracing: tracing)
  let app = installBenchmarkApp(on: device)
  app.launch(url: "bench://seven")
  device.swipeHome()
  device.reclaim(app.scene("A"))
  app.tapIcon()
  device.kill(app)
  app.tapIcon()
  guard app.scene("A").delegate(as: BenchmarkSceneDelegate.self)?.page == "seven" else {
    exitWithProblem("The scenario lost its page.")
  }
}

/// The whole scenario, including its device, with the goal for this build configuration.
@MainActor func benchmarkScenario() {
  let measured = Measurement(units: 1, samples: 400, warmUp: 20) { MainActor.assumeIsolated { runScenario() } }
  print("scenario: launch by a URL, home, reclaim, return, kill, relaunch, check; a new device each time")
  print(measured.milliseconds("whole"))
  #if DEBUG
    report("a scenario in debug", measured.median / 1e6, "ms", reach: 5)
  #else
    report("a scenario", measured.median / 1e6, "ms", reach: 1)
  #endif
}

/// The cost of recording: the same scenario with and without, in turns, so that other load of the machine affects both.
///
/// Reports the median of the differences within pairs: two consecutive runs have the same load, which two groups of runs over a second have
/// not.
@MainActor func benchmarkTracing() {
  var pairs: [(on: Int, off: Int)] = []
  for sample in 0..<2_000 {
    var pair = (on: 0, off: 0)
    // The order alternates, too.
    for tracing in sample.isMultiple(of: 2) ? [true, false] : [false, true] {
      let start = computingNanoseconds()
      runScenario(tracing: tracing)
      let duration = computingNanoseconds() - start
      if tracing { pair.on = duration } else { pair.off = duration }
    }
    if sample >= 20 { pairs.append(pair) }
  }
  let (traced, plain) = (Measurement(nanoseconds: pairs.map(\.on)), Measurement(nanoseconds: pairs.map(\.off)))
  let more = Measurement(nanoseconds: pairs.map { $0.on - $0.off })
  print("tracing: \(traced.count) pairs of scenarios")
  print(traced.milliseconds("on"))
  print(plain.milliseconds("off"))
  Figure(
    "a scenario traced / untraced", ours: (plain.median + more.median) / 1e6, floor: plain.median / 1e6, unit: "ms",
    reach: 1.03
  ).report()
}
