import ArgumentParser
import Foundation
import HandoffService

/// `proscenium-handoff uninstall`
struct Uninstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove what \"proscenium-handoff install\" has written.",
    discussion: """
      A service that runs is not ended. The key and the paired devices stay.

      EXAMPLES:
        The session bus no longer starts the service:
          proscenium-handoff uninstall

        See that the bus does not list it any more:
          busctl --user list --activatable | grep Handoff
      """)

  mutating func run() throws {
    let file = BusActivation(environment: ProcessInfo.processInfo.environment)
    do {
      let isRemoved = try file.uninstall() == .removed
      print(isRemoved ? "\(file.path) was removed." : "There is no \(file.path).")
    } catch {
      throw Failure("\(error)")
    }
  }
}
