import SceneSystem

/// Stimuli a second on one core, with an app of two scenes on an iPad.
struct KernelBenchmark {

  /// One round brings the device back to where it began, so that rounds can be repeated without end.
  private static let round: [Stimulus] = [
    .beginGesture(.notificationCenter), .cancelGesture, .beginGesture(.controlCenter), .completeGesture, .dismiss,
    .alert, .dismissAlert, .swipeHome, .tapIcon, .external(.urls([OpenedURL(url: "sample://item/7")])),
  ]

  func run() {
    var kernel = Self.device()
    let rounds = 200_000
    let repetitions = 7
    var directives = 0
    let rates = (0..<repetitions).map { _ in
      let time = ContinuousClock().measure {
        for _ in 0..<rounds {
          for stimulus in Self.round { directives += kernel.handle(stimulus).count }
        }
      }
      return Double(rounds * Self.round.count) / Self.seconds(time)
    }.sorted()
    let median = rates[repetitions / 2]
    print("kernel, two scenes: \(Self.millions(median)) million stimuli a second", terminator: "")
    print(" (median of \(repetitions); slowest \(Self.millions(rates[0])); \(directives) directives)")
  }

  /// An iPad on which an app shows two windows.
  private static func device() -> Kernel {
    let app = InstalledApp(bundleIdentifier: "org.proscenium.bench", supportsMultipleScenes: true)
    var kernel = Kernel(profile: .padN, app: app)
    for stimulus in [Stimulus.tapIcon, .newWindow] {
      for case .connect(let connection) in kernel.handle(stimulus) {
        _ = kernel.handle(.reply(.configured(connection.session.id, SceneConfiguration(name: "Bench"))))
      }
    }
    precondition(kernel.sessions.count == 2)
    return kernel
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  /// Two decimals, without Foundation.
  private static func millions(_ rate: Double) -> String {
    let hundredths = Int(rate / 10_000)
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
