import Foundation
import SceneSimulator
public import SceneSystem

/// Every order of stimuli for an app, up to a depth, with a rule that must hold after each of them.
///
/// ```swift
/// let orders = Interleavings(
///   of: { try $0.install(AppDelegate.self) },
///   stimuli: ["swipe home", "tap icon", "kill", "reclaim LABEL", "focus LABEL", "type LABEL x"], depth: 6
/// ) { app in
///   app.connectedScenes.allSatisfy { $0.rootViewController != nil }
/// }
/// expectInvariantHolds(orders)
/// ```
///
/// Stimuli are written as in device scripts; `LABEL` is replaced by each of the app's sessions. The app is the real one, on devices in this
/// process. A failure is shrunk to the shortest script that still breaks the rule, and printed as a `.trace` file that ``replay(_:)``
/// replays.
///
/// **What is left out.** Two moments count as equal when the system's part of the device is equal (sessions with their saved states, scenes
/// with their states, what covers the screen) and the fingerprint of the app is, by default the readable content of its windows. From equal
/// moments every stimulus is tried once; the search assumes that the app behaves alike after both. An app with state that neither shows,
/// such as a variable that is only read two stimuli later, needs a fingerprint that includes it. Effects of time and of tasks are not
/// searched for: the clock does not advance, and nothing is awaited.
///
/// An app that saves something new each time, such as a random identifier, is never in the same state twice; pass `savedContent: .ignored`
/// for it.
@MainActor public struct Interleavings {
  /// Installs the app on a device.
  public typealias Installation = @MainActor (Device) throws -> AppUnderTest

  /// How saved states are compared when moments are.
  public enum SavedContent: Hashable, Sendable {
    /// Byte by byte.
    case compared
    /// Only whether there is one, and of which type.
    case ignored
  }

  /// The device.
  public let profile: DeviceProfile
  /// The stimuli, as lines of device scripts.
  public let stimuli: [String]
  /// The stimuli before the search begins.
  public let setup: [String]
  /// The maximum number of sessions that the app may have at once. A stimulus that would create another is not tried.
  public let windows: Int
  /// The maximum number of consecutive stimuli.
  public let depth: Int

  /// The environment variables of the process; a test of the search itself sets others.
  var environment = ProcessInfo.processInfo.environment

  let install: Installation
  let savedContent: SavedContent
  let fingerprint: @MainActor (AppUnderTest) -> AnyHashable
  let initialModel: AnyHashable
  let check: @MainActor (inout AnyHashable, InterleavingStep) throws -> Bool

  /// A common set of stimuli: leaving, returning, losing a scene, losing the process, another window, and closing one.
  public static let commonStimuli = [
    "swipe home", "tap icon", "reclaim LABEL", "kill", "new window", "focus LABEL", "close window LABEL", "lock",
    "unlock",
  ]

  /// All orders of an app, with a rule about the app's present state.
  ///
  /// - Parameters:
  ///   - install: Installs the app on a fresh device.
  ///   - profile: The device.
  ///   - stimuli: The stimuli, as lines of device scripts; `LABEL` is replaced by each session's label in turn.
  ///   - setup: The stimuli before the search, in this order.
  ///   - windows: The maximum number of sessions that the app may have at once.
  ///   - depth: The maximum number of consecutive stimuli.
  ///   - savedContent: How saved states are compared when moments are.
  ///   - fingerprint: Further state by which moments differ; `nil` for the readable content of the app's windows.
  ///   - invariant: The rule, evaluated after every stimulus. `false`, or an error, breaks it; so does a process that ends unexpectedly.
  public init(
    of install: @escaping Installation, on profile: DeviceProfile = .pad,
    stimuli: [String] = Interleavings.commonStimuli, setup: [String] = ["tap icon", "new window"], windows: Int = 2,
    depth: Int = 5, savedContent: SavedContent = .compared,
    fingerprint: (@MainActor (AppUnderTest) -> AnyHashable)? = nil,
    invariant: @escaping @MainActor (AppUnderTest) throws -> Bool
  ) {
    self.init(
      of: install, on: profile, stimuli: stimuli, setup: setup, windows: windows, depth: depth,
      savedContent: savedContent, fingerprint: fingerprint, initialModel: false, invariant: { try invariant($1.app) })
  }

  /// All orders of an app, with a rule about the history of its state.
  ///
  /// The rule maintains a model of the expected state: it receives the model, and the moment with the last stimulus. Moments with different
  /// models differ.
  ///
  /// ```swift
  /// initialModel: [String: String]()) { typed, moment in
  ///   if moment.line == "type A x" { typed["A", default: ""] += "x" }
  ///   return moment.app.connectedScenes.allSatisfy { text(in: $0) == typed[$0.label, default: ""] }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - install: Installs the app on a fresh device.
  ///   - profile: The device.
  ///   - stimuli: The stimuli, as lines of device scripts; `LABEL` is replaced by each session's label in turn.
  ///   - setup: The stimuli before the search, in this order.
  ///   - windows: The maximum number of sessions that the app may have at once.
  ///   - depth: The maximum number of consecutive stimuli.
  ///   - savedContent: How saved states are compared when moments are.
  ///   - fingerprint: Further state by which moments differ; `nil` for the readable content of the app's windows.
  ///   - model: The rule's initial model.
  ///   - invariant: The rule, evaluated after every stimulus. `false`, or an error, breaks it; so does a process that ends unexpectedly.
  public init<Model: Hashable>(
    of install: @escaping Installation, on profile: DeviceProfile = .pad,
    stimuli: [String] = Interleavings.commonStimuli, setup: [String] = ["tap icon", "new window"], windows: Int = 2,
    depth: Int = 5, savedContent: SavedContent = .compared,
    fingerprint: (@MainActor (AppUnderTest) -> AnyHashable)? = nil, initialModel model: Model,
    invariant: @escaping @MainActor (inout Model, InterleavingStep) throws -> Bool
  ) {
    self.install = install
    self.profile = profile
    self.stimuli = stimuli
    self.setup = setup
    self.windows = max(1, windows)
    self.depth = max(0, depth)
    self.savedContent = savedContent
    self.fingerprint = fingerprint ?? { AnyHashable(ScreenContent(of: $0)) }
    initialModel = AnyHashable(model)
    check = { remembered, moment in
      guard var own = remembered.base as? Model else { return true }
      defer { remembered = AnyHashable(own) }
      return try invariant(&own, moment)
    }
  }

  /// Runs every order up to ``depth``, and stops at the shortest script that breaks the rule.
  ///
  /// - Throws: `ScriptError` for a line that is not a stimulus, and the installation's errors.
  public func run() throws -> InterleavingReport {
    let explorer = try InterleavingExplorer(self)
    try explorer.explore()
    return explorer.report
  }

  /// Replays the stimuli of a `.trace` file, as a failure prints it, and returns the result of each.
  ///
  /// - Parameter trace: The file's text. Only its stimuli are used; device and app are those of this search.
  /// - Throws: `ScriptError` for a line that is not a stimulus, and the installation's errors.
  public func replay(_ trace: String) throws -> InterleavingReplay {
    let run = try InterleavingRun(self, tracing: true)
    var stepResults: [StepResult] = []
    for stimulus in try ScriptText.stimuli(in: trace) {
      let reason = run.perform(stimulus)
      stepResults.append(run.last)
      if let reason {
        return InterleavingReplay(device: run.device, app: run.app, stepResults: stepResults, reason: reason)
      }
    }
    return InterleavingReplay(device: run.device, app: run.app, stepResults: stepResults, reason: nil)
  }
}
