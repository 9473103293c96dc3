// A process with a session store, for tests of two processes with one store.
//
// `StoreProbe PATH hold` loads the sessions and keeps the store until its input ends; `StoreProbe PATH save` saves one session more,
// repeatedly, and prints after each save how many there are. `StoreProbe PATH threads` saves one session and prints how many threads the
// process has afterwards.
import Foundation
import SceneStore
import SceneSystem

func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

guard CommandLine.arguments.count == 3 else { exit(64) }
let store = SQLiteSessionStore(path: CommandLine.arguments[1]) { say("reports: \($0)") }
do {
  var state = try store.load() ?? PersistentState(identifierSeed: 1)
  say("has \(state.sessions.count)")
  if CommandLine.arguments[2] == "hold" {
    while readLine() != nil {}
    exit(0)
  }
  while true {
    _ = state.addSession(
      configuration: SceneConfiguration(name: "Main"),
      restorationActivity: ActivityArchive(activityType: "a", bytes: Bytes([UInt8](repeating: 7, count: 1200))))
    try store.commit(state)
    say("saved \(state.sessions.count)")
    if CommandLine.arguments[2] == "threads" {
      say("threads \(try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count)")
      exit(0)
    }
  }
} catch {
  say("error: \(error)")
  exit(1)
}
