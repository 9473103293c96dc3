import SceneTesting

/// One scenario as a user's test would have it, on a device of its own: launch, home, reclaim, return, kill, relaunch, check.
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

/// The whole scenario, with its device, beside the goal of the build that this is.
@MainActor func benchmarkScenario() {
  let measured = Measurement(units: 1, samples: 400, warmUp: 20) { MainActor.assumeIsolated { runScenario() } }
  print("scenario: launch by a URL, home, reclaim, return, kill, relaunch, check; a new device each time")
  print(measured.milliseconds("whole"))
  #if DEBUG
    report("median", measured.median / 1e6, "ms", goal: 5)
  #else
    report("median", measured.median / 1e6, "ms", goal: 1)
  #endif
}

/// What recording costs: the same scenario with and without, in turns, so that what the machine does besides falls on both.
///
/// Reported is the median of the differences within pairs: two runs that follow each other meet the same machine, which two groups of
/// runs over a second do not.
@MainActor func benchmarkTracing() {
  var pairs: [(on: Int, off: Int)] = []
  for sample in 0..<2_000 {
    var pair = (on: 0, off: 0)
    // Who goes first takes turns too.
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
  report("on over off, by the median of pairs", more.median / plain.median * 100, "%", goal: 3)
}
