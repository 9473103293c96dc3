import SceneSimulator
import SceneSystem

/// One device with the app of a search, on which stimuli are performed and after each of which the rule is evaluated.
@MainActor final class InterleavingRun {
  let device: Device
  let app: AppUnderTest
  private(set) var stimuli: [ScriptStimulus] = []
  /// The result of the last stimulus.
  private(set) var last = StepResult()

  private let search: Interleavings
  private var model: AnyHashable

  init(_ search: Interleavings, tracing: Bool = false) throws {
    self.search = search
    model = search.initialModel
    device = Device(search.profile, tracing: tracing)
    app = try search.install(device)
  }

  /// Performs one stimulus on the device. Returns the reason if the rule is broken, as a sentence.
  func perform(_ stimulus: ScriptStimulus) -> String? {
    stimuli.append(stimulus)
    last = device.perform(stimulus)
    if let problem = last.problems.first { return problem }
    do {
      let moment = InterleavingStep(app: app, stepResult: last, stimuli: stimuli)
      return try app.turned { try search.check(&model, moment) } ? nil : "The rule does not hold."
    } catch {
      return "\(error)"
    }
  }

  /// The system in its present state.
  var kernel: Kernel? { device.kernel }

  /// The state by which this moment is distinguished from others.
  var state: InterleavingState {
    InterleavingState(
      kernel: search.savedContent == .compared ? kernel : kernel?.withoutSavedContent,
      app: app.turned { search.fingerprint(app) },
      model: model)
  }
}

/// The state of a moment of a run, as far as moments are distinguished.
struct InterleavingState: Hashable {
  var kernel: Kernel?
  var app: AnyHashable
  var model: AnyHashable
}
