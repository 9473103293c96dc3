import Foundation
import SceneSimulator
import SceneSystem

/// Every order in which things can happen to an app, up to a depth, with a rule that must hold after each of them.
///
/// ```swift
/// let orders = Interleavings(
///   of: { try $0.install(AppDelegate.self) },
///   stimuli: ["swipe home", "tap icon", "kill", "reclaim LABEL", "focus LABEL", "type LABEL x"], depth: 6
/// ) { app in
///   app.connectedScenes.allSatisfy { $0.rootViewController != nil }
/// }
/// expectEveryOrder(orders)
/// ```
///
/// Stimuli are written as in device scripts; `LABEL` stands for each of the app's sessions. The app is the real one, on devices in
/// this process. What breaks the rule is shrunk to the shortest script that still does, and printed as a `.trace` file that
/// ``replay(_:)`` plays again.
///
/// **What is left out.** Two moments count as equal when the device's system half is equal (sessions with their saved states,
/// scenes with their states, what covers the screen) and the fingerprint of the app is, by default what can be read in its windows.
/// From equal moments every stimulus is tried once; the search takes it that the app goes on alike from both. An app that
/// remembers something which neither shows, as in a variable that is only read two stimuli later, needs a fingerprint that
/// includes it. What comes up only after time has passed, or in tasks, is not looked for: time stands still, and nothing is awaited.
///
/// An app that saves something new each time, as a random identifier, is never twice in the same state; give
/// `savedContent: .ignored` for it.
@MainActor public struct Interleavings {
  /// Puts the app on a device.
  public typealias Installation = @MainActor (Device) throws -> AppUnderTest

  /// How saved states count when moments are compared.
  public enum SavedContent: Hashable, Sendable {
    /// Byte by byte.
    case compared
    /// Only whether there is one, and of which type.
    case ignored
  }

  /// The device.
  public let profile: DeviceProfile
  /// What happens to it, as lines of device scripts.
  public let stimuli: [String]
  /// What happens before the search begins.
  public let stage: [String]
  /// How many sessions the app may have at once. A stimulus that would give it another is not tried.
  public let windows: Int
  /// How many stimuli follow each other at most.
  public let depth: Int

  /// The variables of the process; a test of the search itself has others.
  var environment = ProcessInfo.processInfo.environment

  let install: Installation
  let savedContent: SavedContent
  let fingerprint: @MainActor (AppUnderTest) -> AnyHashable
  let initialModel: AnyHashable
  let check: @MainActor (inout AnyHashable, InterleavingMoment) throws -> Bool

  /// Stimuli for a beginning: leaving, coming back, losing a scene, losing the process, another window, and closing one.
  public static let commonStimuli = [
    "swipe home", "tap icon", "reclaim LABEL", "kill", "new window", "focus LABEL", "close window LABEL", "lock",
    "unlock",
  ]

  /// All orders of an app, with a rule about the app as it stands.
  ///
  /// - Parameters:
  ///   - install: Puts the app on a fresh device.
  ///   - profile: The device.
  ///   - stimuli: What happens, as lines of device scripts; `LABEL` stands for each session's label in turn.
  ///   - stage: What happens first, in this order.
  ///   - windows: How many sessions the app may have at once.
  ///   - depth: How many stimuli follow each other at most.
  ///   - savedContent: How saved states count when moments are compared.
  ///   - fingerprint: What else tells moments apart; `nil` for what can be read in the app's windows.
  ///   - holds: The rule, asked after every stimulus. `false`, or an error, breaks it; so does a process that ends by itself.
  public init(
    of install: @escaping Installation, on profile: DeviceProfile = .pad,
    stimuli: [String] = Interleavings.commonStimuli, stage: [String] = ["tap icon", "new window"], windows: Int = 2,
    depth: Int = 5, savedContent: SavedContent = .compared,
    fingerprint: (@MainActor (AppUnderTest) -> AnyHashable)? = nil,
    holds: @escaping @MainActor (AppUnderTest) throws -> Bool
  ) {
    self.init(
      of: install, on: profile, stimuli: stimuli, stage: stage, windows: windows, depth: depth,
      savedContent: savedContent, fingerprint: fingerprint, remembering: false, holds: { try holds($1.app) })
  }

  /// All orders of an app, with a rule about how it became what it is.
  ///
  /// The rule keeps a model of what should be: it is given what it has remembered, and the moment with the stimulus that was the
  /// last. What is remembered tells moments apart too.
  ///
  /// ```swift
  /// remembering: [String: String]()) { typed, moment in
  ///   if moment.line == "type A x" { typed["A", default: ""] += "x" }
  ///   return moment.app.connectedScenes.allSatisfy { text(in: $0) == typed[$0.label, default: ""] }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - install: Puts the app on a fresh device.
  ///   - profile: The device.
  ///   - stimuli: What happens, as lines of device scripts; `LABEL` stands for each session's label in turn.
  ///   - stage: What happens first, in this order.
  ///   - windows: How many sessions the app may have at once.
  ///   - depth: How many stimuli follow each other at most.
  ///   - savedContent: How saved states count when moments are compared.
  ///   - fingerprint: What else tells moments apart; `nil` for what can be read in the app's windows.
  ///   - model: What the rule remembers at the beginning.
  ///   - holds: The rule, asked after every stimulus. `false`, or an error, breaks it; so does a process that ends by itself.
  public init<Model: Hashable>(
    of install: @escaping Installation, on profile: DeviceProfile = .pad,
    stimuli: [String] = Interleavings.commonStimuli, stage: [String] = ["tap icon", "new window"], windows: Int = 2,
    depth: Int = 5, savedContent: SavedContent = .compared,
    fingerprint: (@MainActor (AppUnderTest) -> AnyHashable)? = nil, remembering model: Model,
    holds: @escaping @MainActor (inout Model, InterleavingMoment) throws -> Bool
  ) {
    self.install = install
    self.profile = profile
    self.stimuli = stimuli
    self.stage = stage
    self.windows = max(1, windows)
    self.depth = max(0, depth)
    self.savedContent = savedContent
    self.fingerprint = fingerprint ?? { AnyHashable(ScreenContent(of: $0)) }
    initialModel = AnyHashable(model)
    check = { remembered, moment in
      guard var own = remembered.base as? Model else { return true }
      defer { remembered = AnyHashable(own) }
      return try holds(&own, moment)
    }
  }

  /// Runs every order up to ``depth``, and stops at the shortest script that breaks the rule.
  ///
  /// - Throws: `ScriptError` for a line that is no stimulus, and what the installation throws.
  public func run() throws -> InterleavingReport {
    let explorer = try InterleavingExplorer(self)
    try explorer.explore()
    return explorer.report
  }

  /// Plays the stimuli of a `.trace` file, as a failure prints it, and says what came of each.
  ///
  /// - Parameter trace: The file's text. Only its stimuli count; device and app are those of this search.
  /// - Throws: `ScriptError` for a line that is no stimulus, and what the installation throws.
  public func replay(_ trace: String) throws -> InterleavingReplay {
    let run = try InterleavingRun(self, tracing: true)
    var happenings: [Happening] = []
    for stimulus in try ScriptText.stimuli(in: trace) {
      let reason = run.perform(stimulus)
      happenings.append(run.last)
      if let reason {
        return InterleavingReplay(device: run.device, app: run.app, happenings: happenings, reason: reason)
      }
    }
    return InterleavingReplay(device: run.device, app: run.app, happenings: happenings, reason: nil)
  }
}
