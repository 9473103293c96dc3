import SceneTesting

/// Every order of eight kinds of stimuli over two windows, seven deep, on one core; the rule reads every scene each time.
@MainActor func benchmarkInterleavings() {
  let search = Interleavings(
    of: installBenchmarkApp,
    stimuli: [
      "swipe home", "tap icon", "kill", "reclaim LABEL", "choose LABEL", "close window LABEL", "new window",
      "open url bench://eight",
    ], depth: 7
  ) { app in
    app.connectedScenes.allSatisfy { scene in
      scene.rootViewController != nil && scene.delegate(as: BenchmarkSceneDelegate.self)?.page.isEmpty == false
    }
  }
  let start = computingNanoseconds()
  do {
    let found = try search.run()
    let duration = Double(computingNanoseconds() - start) / 1e9
    print("interleavings: two windows, eight kinds of stimuli, depth 7")
    print("  \(found)")
    report("all orders of eight kinds of stimuli, seven deep", duration, "s", reach: 60)
    report(
      "one stimulus of all orders, with the rule and the comparison", duration / Double(found.stimuli) * 1e6, "µs",
      reach: 1000)
  } catch {
    exitWithProblem("The search failed: \(error)")
  }
}
