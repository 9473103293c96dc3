import Foundation
import SceneManifest
public import SceneSimulator
import SceneStore
import SceneSystem
import Synchronization

/// Runs scenario files against the reference apps, each file on a separate device.
public final class ConformanceRunner: Sendable {
  private let folder: String
  private let bundles: BundleCache

  /// Makes a runner that finds the reference apps' executables in `folder`, usually the folder of the command line tool.
  public init(folder: String) {
    self.folder = folder
    bundles = BundleCache()
  }

  /// Runs the files on `workers` threads and calls `report` for each, in the order of the files.
  ///
  /// Returns the results in that order.
  public func run(
    _ scripts: [DeviceScript], workers: Int = 2, report: @escaping @Sendable (ConformanceResult) -> Void = { _ in }
  ) -> [ConformanceResult] {
    let collector = ResultCollector(count: scripts.count, report: report)
    let group = DispatchGroup()
    for _ in 0..<max(1, min(workers, scripts.count)) {
      group.enter()
      Thread { [self] in
        while let index = collector.next() { collector.put(run(scripts[index]), at: index) }
        group.leave()
      }.start()
    }
    group.wait()
    return collector.results
  }

  /// Runs one file.
  public func run(_ script: DeviceScript) -> ConformanceResult {
    let verdict: ConformanceResult.Verdict
    do {
      let lines = try differences(of: script)
      verdict = lines.isEmpty ? .ok : .differs(lines)
    } catch let error as AppConnectionError {
      verdict = .differs(error.output.map { "  \($0)" } + ["# \(error)"])
    } catch {
      verdict = .differs(["# \(error)"])
    }
    return ConformanceResult(id: script.id, file: script.file, verdict: verdict)
  }

  private func differences(of script: DeviceScript) throws -> [String] {
    let container = try AppContainer.temporary()
    defer { try? container.remove() }
    let reports = StoreReports()
    var profile = script.device
    var bundle = try bundles.bundle(script.app, in: folder, profile: profile, container: container)
    Self.adapt(&bundle.app, to: script.profile)
    // The kernel adapts the profile to the app; the app must receive the same device.
    profile = Kernel(profile: profile, app: bundle.app).profile
    var options = ProcessAppConnection.Options(executable: bundle.executable, container: container, profile: profile)
    options.environment = bundle.environment
    let connection = try ProcessAppConnection(options)
    // The sessions are stored on disk, as on every device; those of the file's header are saved before the device starts.
    let path = container.path + "/.device/sessions.sqlite"
    let store = SQLiteSessionStore(path: path, report: { reports.append($0) })
    try store.commit(Self.initialState(script, bundle))
    let device = try SimulatedDevice(profile: profile, app: bundle.app, store: store, connection: connection)
    defer { _ = device.shutDown() }
    return Self.play(script, on: device, storedAt: path) + reports.lines.map { "# \($0)" }
  }

  /// The problem of the sessions on disk after a stimulus, or `nil`: they must be all that the device would need after it crashed.
  private static func flaw(ofStoreAt path: String, holding expected: PersistentState) -> String? {
    do {
      let stored = try SQLiteSessionStore.read(path: path, report: { _ in })
      return stored == expected ? nil : "The sessions on disk differ from those of the device."
    } catch {
      return error.description
    }
  }

  /// Performs the file's steps and returns the lines of the differences. With `path`, the file there must contain the device's sessions
  /// after each step.
  static func play(_ script: DeviceScript, on device: SimulatedDevice, storedAt path: String? = nil) -> [String] {
    let comparison = TraceComparison(script)
    var labels = SessionLabels()
    var lines: [String] = []
    for step in script.steps {
      labels.update(from: device.kernel)
      let outcome = device.perform(step.stimulus)
      labels.update(from: device.kernel)
      var notes = outcome.problems
      if let flaw = path.flatMap({ flaw(ofStoreAt: $0, holding: device.kernel.persistent) }) { notes.append(flaw) }
      // From iOS 27 on an app without scenes is ended at launch, and such a file tests exactly that (L-11).
      let mayEnd = script.osVersion >= 27 && device.kernel.app.adoption == .application
      if let end = outcome.unexpectedTermination, !mayEnd { notes.append("The reference app \(end).") }
      var difference: [String] = []
      if step.isCompared {
        let seen = outcome.lines.compactMap { event(of: $0, labels) }
        difference = comparison.difference(expected: step.expected, seen: seen)
      }
      guard !difference.isEmpty || !notes.isEmpty else { continue }
      if let rejectionReason = outcome.rejectionReason { notes.append(rejectionReason) }
      let text = StimulusParser().text(for: step.stimulus) ?? "\(step.stimulus)"
      lines.append("@@ line \(step.line): \(step.isCompared ? ">" : "|") \(text) @@")
      lines += difference + notes.map { "# \($0)" }
      if outcome.unexpectedTermination != nil { lines += outcome.output.suffix(5).map { "#   it printed: \($0)" } }
    }
    return lines
  }

  private static func event(of line: StimulusOutcome.Line, _ labels: SessionLabels) -> TraceLine? {
    switch line {
    case .process(.started), .dropped: return nil
    case .process(.exit): return TraceLine(owner: "process", callback: "exit")
    case .process(.killed): return TraceLine(owner: "process", callback: "killed")
    case .output(let text):
      // A line that is not an event is other output of the app.
      guard let event = try? TraceLine(parsing: Substring(text)), event.owner != "process" else { return nil }
      var labelled = labels.labelled(event)
      if !labels.isNeeded, labelled.owner == "AppDelegate" { labelled.label = nil }
      return labelled
    }
  }

  /// `pad1` and `padN` override the manifest; the reference app has one manifest for all.
  static func adapt(_ app: inout InstalledApp, to kind: DeviceProfile.Kind) {
    switch kind {
    case .phone: break
    case .pad1: app.supportsMultipleScenes = false
    case .padN, .duo, .mac, .desktop: app.supportsMultipleScenes = app.adoption == .scenes
    }
  }

  /// The sessions of the file's header.
  static func initialState(
    _ script: DeviceScript, _ bundle: InstalledBundle
  ) throws(AppConnectionError) -> PersistentState {
    var state = PersistentState(identifierSeed: 1)
    for session in script.sessions {
      let role = bundle.app.defaultRole
      guard
        let configuration = bundle.manifest?.configuration(named: session.configuration, role: role)
          ?? (bundle.app.adoption == .application ? SceneConfiguration(name: session.configuration) : nil)
      else {
        let names = bundle.manifest?.configurations(for: role).compactMap(\.name) ?? []
        throw AppConnectionError(
          .unusableInfoPlist,
          "The app \(script.app.rawValue) has no configuration \(session.configuration); known are \(names.joined(separator: ", "))."
        )
      }
      let type = bundle.activityTypes.first ?? "restoration"
      _ = state.addSession(
        configuration: configuration, role: role,
        restorationActivity: session.hasActivity ? ScriptedActivity.plain(type: type) : nil,
        conditions: script.app.conditions(ofConfiguration: session.configuration))
    }
    return state
  }
}

/// The problems that a store reports for its file; a trace's run must have none.
private final class StoreReports: Sendable {
  private let sentences = Mutex<[String]>([])

  var lines: [String] { sentences.withLock { $0 } }
  func append(_ sentence: String) { sentences.withLock { $0.append(sentence) } }
}

/// The reference apps, each read once.
private final class BundleCache: Sendable {
  private let bundles = Mutex<[String: InstalledBundle]>([:])

  func bundle(
    _ app: ReferenceApp, in folder: String, profile: DeviceProfile, container: AppContainer
  ) throws(AppConnectionError) -> InstalledBundle {
    try bundles.withLock { bundles throws(AppConnectionError) in
      let key = "\(app.rawValue) \(DeviceIdiom(profile.kind))"
      if let bundle = bundles[key] { return bundle }
      let executable = "\(folder)/\(app.executable)"
      guard FileManager.default.fileExists(atPath: executable) else {
        throw AppConnectionError(
          .notAnApp, "The reference app \(app.executable) is not built; it belongs beside proscenium in \(folder).")
      }
      // Only the app's adoption of scenes is read; an app would not report it to a device that ends it at launch (L-11).
      var patient = profile
      patient.osVersion = min(patient.osVersion, 26)
      let bundle = try InstalledBundle.load(executable: executable, profile: patient, container: container)
      bundles[key] = bundle
      return bundle
    }
  }
}

/// Assigns files to workers, and collects the results.
private final class ResultCollector: Sendable {
  private struct Progress {
    var slots: [ConformanceResult?]
    var taken = 0
    var reported = 0
  }

  private let progress: Mutex<Progress>
  private let report: @Sendable (ConformanceResult) -> Void

  init(count: Int, report: @escaping @Sendable (ConformanceResult) -> Void) {
    progress = Mutex(Progress(slots: Array(repeating: nil, count: count)))
    self.report = report
  }

  var results: [ConformanceResult] { progress.withLock { $0.slots.compactMap { $0 } } }

  func next() -> Int? {
    progress.withLock { progress in
      guard progress.taken < progress.slots.count else { return nil }
      progress.taken += 1
      return progress.taken - 1
    }
  }

  /// Reports the completed results, in the order of the files.
  func put(_ result: ConformanceResult, at index: Int) {
    progress.withLock { progress in
      progress.slots[index] = result
      while progress.reported < progress.slots.count, let next = progress.slots[progress.reported] {
        report(next)
        progress.reported += 1
      }
    }
  }
}
