import SceneSimulator
import SceneSystem

/// One device with the app of a search on it, while stimuli are done to it and the rule is asked after each.
@MainActor final class InterleavingRun {
  let device: Device
  let app: AppUnderTest
  private(set) var stimuli: [ScriptStimulus] = []
  /// What came of the last stimulus.
  private(set) var last = Happening()

  private let search: Interleavings
  private var model: AnyHashable

  init(_ search: Interleavings, tracing: Bool = false) throws {
    self.search = search
    model = search.initialModel
    device = Device(search.profile, tracing: tracing)
    app = try search.install(device)
  }

  /// Does one thing to the device. Gives the reason where the rule is broken, as a sentence.
  func perform(_ stimulus: ScriptStimulus) -> String? {
    stimuli.append(stimulus)
    last = device.perform(stimulus)
    if let problem = last.problems.first { return problem }
    do {
      let moment = InterleavingMoment(app: app, happening: last, stimuli: stimuli)
      return try app.turned { try search.check(&model, moment) } ? nil : "The rule does not hold."
    } catch {
      return "\(error)"
    }
  }

  /// The system half as it stands.
  var kernel: Kernel? { device.kernel }

  /// What tells this moment from others.
  var state: InterleavingState {
    InterleavingState(
      kernel: search.savedContent == .compared ? kernel : kernel?.withoutSavedContent,
      app: app.turned { search.fingerprint(app) },
      model: model)
  }
}

/// A moment of a run, as far as moments are told apart.
struct InterleavingState: Hashable {
  var kernel: Kernel?
  var app: AnyHashable
  var model: AnyHashable
}
