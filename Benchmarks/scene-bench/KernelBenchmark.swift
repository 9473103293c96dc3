import Figures
import SceneSystem

/// Stimuli per second on one core with two scenes: gestures, home and return, switches between windows, URLs, alerts and locks.
func benchmarkKernel() {
  let mix = stimuliOfTwoWindows
  var kernel = kernelWithTwoWindows()

  let rounds = 2_000
  let units = rounds * mix.count
  let floor = Measurement(units: units) {
    var state = FloorState()
    for _ in 0..<rounds { for stimulus in mix { state.handle(stimulus) } }
    consume(state.inFront)
  }
  let measured = Measurement(units: units) {
    var directives = 0
    for _ in 0..<rounds { for stimulus in mix { directives &+= kernel.handle(stimulus).count } }
    consume(directives)
  }
  print("kernel: \(measured.count) samples of \(units) stimuli, two scenes, one core")
  print(floor.line("floor", unit: "stimuli"))
  print(measured.line("kernel", unit: "stimuli"))
  print("  kernel / floor: \(oneDecimal(measured.median / floor.median))")
  Figure("one stimulus in the kernel", measured.median, unit: "ns", reach: 1000).report()
}

/// Sends this many stimuli to a kernel, for counting.
func countStimuli(_ count: Int) {
  let mix = stimuliOfTwoWindows
  var kernel = kernelWithTwoWindows()
  for number in 0..<count { consume(kernel.handle(mix[number % mix.count]).count) }
}

private func kernelWithTwoWindows() -> Kernel {
  var kernel = Kernel(
    profile: .padN, app: InstalledApp(bundleIdentifier: "org.example.notes", supportsMultipleScenes: true))
  for stimulus in [Stimulus.tapIcon, .newWindow] { consume(kernel.handle(stimulus).count) }
  return kernel
}

/// The stimuli of a day with two windows.
private var stimuliOfTwoWindows: [Stimulus] {
  let a = SessionID(rawValue: 1)
  let b = SessionID(rawValue: 2)
  let url = Stimulus.external(.urls([OpenedURL(url: "notes://note/7", sourceApplication: "com.example.mail")]))
  return [
    .beginGesture(.notificationCenter), .cancelGesture, .beginGesture(.notificationCenter), .completeGesture, .dismiss,
    .beginGesture(.controlCenter), .completeGesture, .dismiss, .swipeHome, .tapIcon, .focus(a), .focus(b), url,
    .openSwitcher, .choose(a), url, .openSwitcher, .choose(b), .alert, .dismissAlert, .swipeHome, url, .lock, .unlock,
    .beginGesture(.appSwitcher), .completeGesture, .choose(a), .swipeHome, .suspend, .tapIcon,
  ]
}

/// The minimum for any handling of stimuli: one switch, one store.
private struct FloorState {
  var inFront = 0
  private var overlay = 0

  @inline(never)
  mutating func handle(_ stimulus: Stimulus) {
    switch stimulus {
    case .tapIcon, .choose, .focus, .external: inFront = 1
    case .swipeHome, .lock, .suspend: inFront &+= 1
    case .beginGesture, .openSwitcher, .alert: overlay = 1
    case .cancelGesture, .completeGesture, .dismiss, .dismissAlert, .unlock: overlay = 0
    default: inFront &-= overlay
    }
  }
}
