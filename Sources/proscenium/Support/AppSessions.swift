import ArgumentParser
import Foundation
import SceneManifest
import SceneSimulator
import SceneStore
import SceneSystem
import SceneWire

/// The stored sessions of one app, for the commands that read and change them.
struct AppSessions {
  /// The bundle identifier, or the file's name if only that is known.
  let name: String
  /// The path of the sessions' file.
  let path: String

  /// How an edit was made.
  enum Outcome {
    /// In the file, because the app is not running.
    case edited
    /// By the running app.
    case granted(process: Int32?)
  }

  // MARK: Finding them

  /// Runs `body` with the sessions that the arguments name, and turns every error into its sentence and exit status.
  static func perform(
    _ app: String?, _ state: String?, mayBeNew: Bool = false, _ body: (AppSessions) throws -> Void
  ) throws {
    do {
      try body(find(app, state, mayBeNew: mayBeNew))
    } catch let error as ScriptError {
      throw Console.refuse(error)
    } catch let error as SessionStoreError {
      throw Console.refuse(error, location: app ?? state ?? "sessions")
    }
  }

  /// The app and the other names: with a file given by an option, no name is an app.
  static func split(_ names: [String], _ state: String?) throws -> (app: String?, others: [String]) {
    if state != nil { return (nil, names) }
    guard let app = names.first else {
      throw Console.refuse("there is no APP; name an app, or the file of its sessions with --state.")
    }
    return (app, Array(names.dropFirst()))
  }

  /// The app and the labels of a command, at least one.
  static func labels(
    _ names: [String], _ state: String?, for command: String
  ) throws -> (app: String?, labels: [String]) {
    let (app, labels) = try split(names, state)
    guard !labels.isEmpty else { throw Console.refuse("\(command) needs the label of a session, as A.") }
    return (app, labels)
  }

  /// The sessions that the arguments refer to. With `mayBeNew` there may be none yet.
  static func find(_ app: String?, _ state: String?, mayBeNew: Bool) throws(ScriptError) -> AppSessions {
    let manager = FileManager.default
    if let state {
      if let app {
        throw ScriptError(
          location: app, message: "--state \(state.oneLine) names the sessions already; leave the app out")
      }
      let path = (state as NSString).isAbsolutePath ? state : manager.currentDirectoryPath + "/" + state
      guard mayBeNew || manager.fileExists(atPath: path) else {
        throw ScriptError(
          .unusableFile, location: state, message: "there is no such file, so there are no sessions in it")
      }
      return AppSessions(name: (path as NSString).lastPathComponent, path: path)
    }
    guard let app else {
      throw ScriptError(
        location: "sessions", message: "there is no APP; name an app, or the file of its sessions with --state")
    }
    if let identifier = try builtAppIdentifier(app) {
      return AppSessions(name: identifier, path: SessionStoreLocation(bundleIdentifier: identifier).path)
    }
    let location = SessionStoreLocation(bundleIdentifier: app)
    if app.contains("/") || !(mayBeNew && app.contains(".")) && !manager.fileExists(atPath: location.path) {
      let known = identifiers
      let suggestion = NearestWord.suggestion(for: app, among: known).map { "\($0) Sessions" } ?? "sessions"
      let list =
        known.isEmpty ? "no app has saved sessions here" : "\(suggestion) are saved for \(NearestWord.list(known))"
      throw ScriptError(
        location: app,
        message: "this is neither a built app nor the bundle identifier of one that has saved sessions; \(list)")
    }
    return AppSessions(name: app, path: location.path)
  }

  /// The bundle identifier of the built app `name`; `nil` if there is no such app.
  private static func builtAppIdentifier(_ name: String) throws(ScriptError) -> String? {
    guard let executable = try? Tool.executable(for: name) else { return nil }
    let bundle = AppBundle(
      executablePath: executable, environment: ProcessInfo.processInfo.environment,
      currentFolder: FileManager.default.currentDirectoryPath)
    do {
      return try bundle.infoPlist(idiom: .mac)?.bundleIdentifier ?? bundle.defaultBundleIdentifier
    } catch {
      throw ScriptError(location: name, message: error.description)
    }
  }

  /// The bundle identifiers of all apps with stored sessions.
  static var identifiers: [String] { identifiers(having: \.path) }

  /// The bundle identifiers of the apps of this user that have a file, in alphabetical order.
  static func identifiers(having path: (SessionStoreLocation) -> String) -> [String] {
    let root = (SessionStoreLocation(bundleIdentifier: "any").folder as NSString).deletingLastPathComponent
    // Without the folder no app has run.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.filter {
      FileManager.default.fileExists(atPath: path(SessionStoreLocation(bundleIdentifier: $0)))
    }.sorted()
  }

  // MARK: Reading and changing them

  /// The stored sessions, also while the app runs. An app that was never launched has none.
  func read() throws(SessionStoreError) -> PersistentState {
    try SQLiteSessionStore.read(path: path, report: { Console.logError($0) }) ?? PersistentState()
  }

  /// Changes the stored sessions: in the file if the app is not running, and otherwise through the app, if it supports this change.
  ///
  /// - Parameters:
  ///   - labels: The sessions that the change names; each must be open.
  ///   - change: Makes the change. If it throws, the file is left unchanged.
  ///   - elsewhere: The request to send to a running app. Without it, a running app is an error.
  @discardableResult
  func edit(
    _ labels: [String], _ change: (inout PersistentState, [SessionID]) throws -> Void,
    elsewhere: (([SessionID]) -> ControlRequest.Command)? = nil
  ) throws -> Outcome {
    let store = SQLiteSessionStore(path: path, report: { Console.logError($0) })
    let loaded: PersistentState?
    do {
      loaded = try store.load()
    } catch {
      guard error.code == .inUse else { throw error }
      let process = error.process
      guard let elsewhere else {
        throw self.error(
          "the app is running\(process.map { " as process \($0)" } ?? ""); quit it first, then try again")
      }
      try send(elsewhere(ids(labels, in: read())), process)
      return .granted(process: process)
    }
    var state = loaded ?? PersistentState(identifierSeed: .random(in: .min ... .max))
    try change(&state, ids(labels, in: state))
    try store.commit(state)
    return .edited
  }

  private func send(_ command: ControlRequest.Command, _ process: Int32?) throws(ScriptError) {
    let who = process.map { "the running app, process \($0)," } ?? "the running app"
    do {
      let answer = try ControlSocket.send(
        command, forSessionsIn: (path as NSString).deletingLastPathComponent,
        environment: ProcessInfo.processInfo.environment, timeout: .seconds(5))
      guard case .refused(let reason) = answer else { return }
      throw error("\(who) refused: \(reason)")
    } catch let failure as WireError {
      throw error("\(who) does not respond; quit it first, then try again (\(failure.description))")
    } catch let error as ScriptError {
      throw error
    } catch {
      throw self.error("\(error)")
    }
  }

  /// The open sessions with these labels, each once. An unknown label is an error that lists the known ones.
  func ids(_ labels: [String], in state: PersistentState) throws(ScriptError) -> [SessionID] {
    var ids: [SessionID] = []
    var found: Set<SessionID> = []
    let open = labels.isEmpty ? [] : Set(state.sessions.map(\.id))
    for label in labels {
      guard let id = SessionID(label: label), open.contains(id) else {
        let known = state.sessions.map(\.id).sorted().map(\.label)
        let suggestion = NearestWord.suggestion(for: label, among: known).map { "\($0) Known" } ?? "known"
        let list = known.isEmpty ? "it has none" : "\(suggestion) are \(NearestWord.list(known))"
        throw error("there is no session \u{201C}\(label.oneLine)\u{201D}; \(list)")
      }
      if found.insert(id).inserted { ids.append(id) }
    }
    return ids
  }

  /// An error about these sessions.
  func error(_ message: String) -> ScriptError { ScriptError(location: name, message: message) }
}
