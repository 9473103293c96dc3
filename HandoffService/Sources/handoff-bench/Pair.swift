import ArgumentParser
import Foundation
import Handoff
import HandoffClient

/// `handoff-bench pair`
struct Pair: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Pair with another device. Prints the code, and confirms it if a line \"yes\" follows on the standard input.")

  @Option(help: "The name of the device to choose; without it, this one waits to be chosen.")
  var with: String?

  mutating func run() async throws {
    let client = try await Service.connect()
    try await client.send(.startPairing)
    var isChosen = false
    for await reply in client.replies {
      switch reply {
      case .candidates(let candidates):
        guard !isChosen, let candidate = candidates.first(where: { $0.name == with }) else { continue }
        isChosen = true
        try await client.send(.pair(candidate.number))
      case .code(let code, let name):
        print("code \(code) \(name)")
        fflush(nil)
        try await client.send(.confirmPairing(matches: readLine() == "yes"))
      case .done:
        print("paired")
        return
      case .failure(let sentence): throw BenchError(sentence)
      default: break
      }
    }
    throw BenchError("The service has closed the connection.")
  }
}
