// The smallest app: a real process that uses the wire protocol, for the tests of the simulated device.
//
// Its first argument selects its behaviour. `well` follows the protocol; the others misbehave in one way each.
import Foundation
import SceneSystem
import SceneWire

let behaviour = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "well"
let environment = ProcessInfo.processInfo.environment
DeviceEnvironment.disableOutputBuffering()

@MainActor func say(_ line: String) { print(line) }

switch behaviour {
case "leave-early":
  say("no UIKit here")
  exit(7)
case "never-connect":
  while true { pause() }
default: break
}

guard let path = environment[DeviceEnvironment.socketPath] else {
  say("there is no device")
  exit(8)
}
let connection = try WireConnection.connect(to: path)
if behaviour == "nonsense-greeting" {
  try connection.send(["who": "me"])
  while true { pause() }
}
var app = InstalledApp(bundleIdentifier: "dev.proscenium.probe")
if behaviour == "app-based" { app.adoption = .application }
let device = try connection.greet(
  AppGreeting(processIdentifier: ProcessInfo.processInfo.processIdentifier, app: app))
if environment[DeviceEnvironment.describeOnly] == "1", behaviour != "describe-stays" { exit(0) }
say("process \(ProcessInfo.processInfo.processIdentifier) os \(device.profile.osVersion)")

var names: [SessionID: String] = [:]
var requests: UInt64 = 0

@MainActor func execute(_ directive: Directive) throws {
  switch directive {
  case .launch(let launch):
    for session in launch.sessions ?? [] { names[session.id] = session.persistentIdentifier }
    say("AppDelegate.application(_:didFinishLaunchingWithOptions:) app=background launchOptions=nil")
    if behaviour == "crash" { abort() }
    if behaviour == "hang" { while true { pause() } }
  case .connect(let connection_):
    let session = connection_.session
    names[session.id] = session.persistentIdentifier
    if connection_.isNew {
      say("AppDelegate.application(_:configurationForConnecting:options:)")
      try connection.send(AppMessage.reply(.configured(session.id, SceneConfiguration(name: "Probe"))))
    }
    let hasActivity = session.restorationActivity == nil ? "no" : "yes"
    say(
      "SceneDelegate[\(session.persistentIdentifier)].scene(_:willConnectTo:options:) stateRestorationActivity=\(hasActivity)"
    )
  case .enterForeground(let id, _): say("SceneDelegate[\(names[id] ?? "?")].sceneWillEnterForeground(_:)")
  case .activate(let id, _):
    say("SceneDelegate[\(names[id] ?? "?")].sceneDidBecomeActive(_:)")
    if behaviour == "crash-active" { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 }
    if behaviour == "ask-for-ever" {
      requests += 1
      try connection.send(AppMessage.request(RequestID(rawValue: requests), .refresh(id)))
    }
  case .deactivate(let id, _): say("SceneDelegate[\(names[id] ?? "?")].sceneWillResignActive(_:)")
  case .enterBackground(let id, _):
    say("SceneDelegate[\(names[id] ?? "?")].sceneDidEnterBackground(_:)")
    if behaviour == "chatty" {
      for number in 0..<20_000 { say("line \(number) of a very long story that fills any pipe") }
    }
  case .captureState(let id):
    let activity = ActivityArchive(activityType: "probe", bytes: [1, 2, 3])
    try connection.send(AppMessage.reply(.captured(id, activity: activity, conditions: ActivationConditions())))
  case .disconnect(let id): say("SceneDelegate[\(names[id] ?? "?")].sceneDidDisconnect(_:)")
  case .discard(let sessions):
    say(
      "AppDelegate.application(_:didDiscardSceneSessions:) sessions={\(sessions.map(\.persistentIdentifier).joined(separator: ","))}"
    )
  case .terminate:
    say("AppDelegate.applicationWillTerminate(_:)")
    if behaviour == "stubborn" { while true { pause() } }
    exit(behaviour == "leave-badly" ? 5 : 0)
  default: break
  }
}

while true {
  let message: DeviceMessage
  do { message = try connection.receive() } catch { exit(0) }
  switch message {
  case .hello, .sessions: break
  case .run(let batch, let directives):
    for directive in directives { try execute(directive) }
    try connection.send(AppMessage.done(batch: batch))
    // To this thread: another thread could receive it from `kill`, and this one would answer the next message first.
    if behaviour == "die-later" { raise(SIGTERM) }
  case .perform(let batch, let act):
    requests += 1
    if case .destroy(let id, let animation) = act {
      try connection.send(AppMessage.request(RequestID(rawValue: requests), .destroy(id, animation: animation)))
    }
    if case .type(_, let text) = act { say("typed \(text.count) characters") }
    try connection.send(AppMessage.done(batch: batch))
  }
}
