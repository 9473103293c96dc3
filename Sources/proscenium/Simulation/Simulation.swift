import ArgumentParser
import Foundation
import SceneManifest
import SceneSimulator
import SceneStore
import SceneSystem
import SceneTrace

/// One run of `proscenium simulate`: the device that the options describe, and the loop that reads its input.
struct Simulation {
  private let interpreter: PromptInterpreter
  private let device: SimulatedDevice
  private let process: ProcessAppConnection
  private let script: DeviceScript?
  private let container: AppContainer
  private let isTemporary: Bool
  private let writer: (any TraceWriter)?
  private let traceFile: FileHandle?
  private let appName: String

  /// Runs an app on the device that the options describe. The caller handles ``ScriptError``.
  ///
  /// - Parameter name: The app as errors name it.
  static func run(_ app: SimulatedApp, options: SimulationOptions, name: String) throws {
    do {
      let simulation = try Simulation(app, options: options)
      try MainActor.assumeIsolated { try simulation.run() }
    } catch let error as AppConnectionError {
      for line in error.output { Console.print(line) }
      throw Console.refuse(ScriptError(location: name, message: error.description))
    } catch let error as SessionStoreError {
      throw Console.refuse(error, location: options.state ?? options.container ?? name)
    }
  }

  /// Checks every option and file before anything is started.
  init(_ app: SimulatedApp, options: SimulationOptions) throws {
    let script = try options.script.map { path throws(ScriptError) in try DeviceScript.load(path) }
    let profile = try Self.profile(options, script)
    // At a prompt users expect to see the callbacks of an app that prints nothing itself.
    let isPrompt = options.script == nil && isatty(0) == 1
    writer = try Self.writer(options.trace ?? (isPrompt ? "text" : "off"))
    let executable = app.executable
    isTemporary = options.container == nil
    container =
      try options.container.map { folder throws(ScriptError) in
        try ContainerFolder(folder, path: Self.absolute(folder)).prepared(keepingSessions: options.state == nil)
      } ?? AppContainer.temporary()
    traceFile = try options.traceFile.map(Self.create)
    appName = (executable as NSString).lastPathComponent
    self.script = script

    let bundle: InstalledBundle
    do {
      bundle = try InstalledBundle.load(
        executable: executable, infoPlist: app.infoPlist.map(Self.absolute), profile: profile, container: container)
    } catch {
      if isTemporary { try? container.remove() }
      throw error
    }
    for diagnostic in bundle.diagnostics { Console.logError(diagnostic.description) }
    let state =
      options.state.map(Self.absolute) ?? (isTemporary ? nil : ContainerFolder.sessions(in: container))
    let store: any SessionStore =
      state.map { SQLiteSessionStore(path: $0, report: Console.logError) } ?? InMemorySessionStore()
    // A device that is not saved can always have the same identifiers.
    let initial = PersistentState(identifierSeed: state == nil ? 1 : .random(in: 0...UInt64.max))
    let kernel = Kernel(profile: profile, app: bundle.app)
    var connection = ProcessAppConnection.Options(
      executable: bundle.executable, container: container, profile: kernel.profile)
    connection.environment = bundle.environment.merging(app.environment) { $1 }
    connection.arguments = app.arguments
    connection.recordsTrace = writer != nil
    process = try ProcessAppConnection(connection)
    device = try SimulatedDevice(
      profile: profile, app: bundle.app, store: store, connection: process, initial: initial,
      recordsTrace: writer != nil)
    interpreter = PromptInterpreter(device: device, connection: process)
  }

  /// Reads stimuli until the input ends, and ends the app.
  ///
  /// Throws the exit status if the script or the input is wrong, or if the app died in a script.
  @MainActor func run() throws {
    // A reader of our output that has exited, such as `head`, must not prevent the removal of folders.
    signal(SIGPIPE, SIG_IGN)
    defer {
      var response = interpreter.shutDown()
      // A user who leaves the prompt expects the process to end, so its end is not shown.
      if script == nil, isatty(0) == 1 { response.trace.removeAll { $0.kind == .process } }
      show(response)
      if isTemporary { try? container.remove() }
    }
    if let script { try play(script) } else { try prompt() }
  }

  private func play(_ script: DeviceScript) throws {
    var hasFailed = false
    for step in script.steps {
      let text = StimulusParser().text(for: step.stimulus) ?? ""
      try StimulusParser(knownSessions: device.knownSessions).check(
        step.stimulus, location: "\(script.file):\(step.line)")
      if writer == nil || traceFile != nil { Console.print("> \(text)") }
      let response = interpreter.perform(step.stimulus)
      show(response)
      hasFailed = hasFailed || response.hasFailed
    }
    if hasFailed { throw ExitCode.failure }
  }

  @MainActor private func prompt() throws {
    let interpreter = interpreter
    let reader = LineReader { interpreter.candidates(for: $0) }
    defer { reader.close() }
    if reader.isInteractive {
      let profile = device.kernel.profile
      Console.print(
        """
        \(appName) is installed on a simulated device (\(profile.kind.rawValue), iOS \(profile.osVersion)).
        tap icon launches it, help lists all stimuli, Ctrl-D exits.
        """)
    }
    var number = 0
    var hasFailed = false
    while let line = reader.next(prompt: "proscenium> ") {
      number += 1
      var response = interpreter.interpret(line, location: reader.isInteractive ? "prompt" : "stdin:\(number)")
      if reader.isInteractive { removeDuplicateOutput(&response) }
      show(response)
      hasFailed = hasFailed || response.hasFailed
      if response.shouldExit { break }
      if let error = response.error {
        // A user may try again; a program that feeds lines must not continue after an error.
        guard reader.isInteractive else { throw error }
        Console.logError(error.description)
      }
    }
    // A user has seen the failure; a program that feeds lines gets the exit status at the end, as after a script.
    if hasFailed, !reader.isInteractive { throw ExitCode.failure }
  }

  /// On a terminal the prompt line already shows the stimulus, and the trace shows the events of the process.
  private func removeDuplicateOutput(_ response: inout PromptInterpreter.Response) {
    guard writer is TextTraceWriter, traceFile == nil else { return }
    response.trace.removeAll { $0.kind == .stimulus }
    for event in response.trace where event.kind == .process {
      response.output.removeAll { $0 == "process.\(event.callback)" }
    }
  }

  private func show(_ response: PromptInterpreter.Response) {
    let isJSON = writer is JSONLinesTraceWriter && traceFile == nil
    for line in response.output { isJSON ? Console.printAside(line) : Console.print(line) }
    if let writer, !response.trace.isEmpty {
      if let traceFile {
        do {
          try traceFile.write(contentsOf: Data(writer.text(for: response.trace).utf8))
        } catch {
          Console.logError("The trace cannot be written: \(SystemError.reason(error)).")
        }
      } else {
        for event in response.trace { Console.print(writer.line(for: event)) }
      }
    }
    for line in response.messages { isJSON ? Console.logError(line) : Console.print(line) }
  }

  // MARK: Options

  private static func profile(
    _ options: SimulationOptions, _ script: DeviceScript?
  ) throws(ScriptError) -> DeviceProfile {
    var kind = script?.profile ?? .phone
    if let name = options.profile { kind = try OptionParser.profile(name, location: "--profile") }
    var version = script?.statedVersion
    if let text = options.osVersion { version = try OptionParser.osVersion(text, location: "--os") }
    var profile = DeviceProfile(kind: kind, osVersion: version)
    for name in (script?.variants ?? []) + options.variant {
      try OptionParser.apply(variant: name, to: &profile, location: "--variant")
    }
    return profile
  }

  /// The values of `--trace`.
  static let traceFormats = ["text", "jsonl", "off"]

  private static func writer(_ format: String) throws(ScriptError) -> (any TraceWriter)? {
    switch format {
    case "off": nil
    case "text": TextTraceWriter()
    case "jsonl": JSONLinesTraceWriter()
    default: throw .unknown("format", format, known: traceFormats, location: "--trace")
    }
  }

  private static func create(_ path: String) throws(ScriptError) -> FileHandle {
    let path = absolute(path)
    guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path)
    else {
      throw ScriptError(.unusableFile, location: path, message: "the trace cannot be written here")
    }
    return handle
  }

  private static func absolute(_ path: String) -> String {
    (path as NSString).isAbsolutePath ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
