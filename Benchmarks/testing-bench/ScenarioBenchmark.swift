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
@MainActor func benchmarkTracing() {
  var on: [Int] = []
  var off: [Int] = []
  for sample in 0..<1_000 {
    // Who goes first takes turns too.
    for tracing in sample.isMultiple(of: 2) ? [true, false] : [false, true] {
      let start = computingNanoseconds()
      runScenario(tracing: tracing)
      let duration = computingNanoseconds() - start
      guard sample >= 20 else { continue }
      if tracing { on.append(duration) } else { off.append(duration) }
    }
  }
  let (traced, plain) = (Measurement(nanoseconds: on), Measurement(nanoseconds: off))
  print("tracing: \(traced.count) scenarios a side")
  print(traced.milliseconds("on"))
  print(plain.milliseconds("off"))
  report("on over off, by medians", (traced.median / plain.median - 1) * 100, "%", goal: 3)
}
