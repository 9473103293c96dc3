import ArgumentParser
import Foundation
import HandoffService

/// `proscenium-handoff install`
struct Install: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Let the session bus start the service when it is needed.",
    discussion: """
      Writes a file for D-Bus, org.proscenium.Handoff.service in $XDG_DATA_HOME/dbus-1/services (default: ~/.local/share). It has the path of \
      this program; install it again after the program was moved.

      EXAMPLES:
        Start the service as soon as an app or a command needs it:
          proscenium-handoff install

        See whether it can be started:
          busctl --user list --activatable | grep Handoff
      """)

  mutating func run() throws {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
      throw Failure("The path of this program is not known: /proc/self/exe cannot be read.")
    }
    let file = BusActivation(environment: ProcessInfo.processInfo.environment)
    do {
      switch try file.install(program: program) {
      case .unchanged: print("\(file.path) starts \(program) already.")
      case .replaced: print("\(file.path) was replaced. The session bus starts \(program) when it is needed.")
      default: print("\(file.path) was written. The session bus starts \(program) when it is needed.")
      }
    } catch {
      throw Failure("\(error)")
    }
  }
}
