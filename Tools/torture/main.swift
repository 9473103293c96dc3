import Foundation

// Kills an app that saves continuously, starts it again, and checks that everything that it reported as saved is restored.
// `make torture KILLS=10000 SEED=7`; without SEED it chooses one and prints it.

do {
  let options = try TortureOptions(environment: ProcessInfo.processInfo.environment)
  var run = try TortureRun(options)
  let isWhole = try run.execute()
  exit(isWhole ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("torture: \(error)\n".utf8))
  exit(1)
}
