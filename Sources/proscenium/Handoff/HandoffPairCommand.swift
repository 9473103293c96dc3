import ArgumentParser
import Handoff

/// `proscenium handoff pair`
struct HandoffPairCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "pair",
    abstract: "Pair this machine with another one of yours.",
    discussion: """
      Run it on both machines. Each lists the other ones that are being paired; choose one on either machine. Both show a code: if it is the same, \
      confirm it on both. A machine that listens in between cannot make the codes equal.
      """)

  static let examples = [
    Example("Pair two machines; run it on both:", "proscenium handoff pair"),
    Example("See the result:", "proscenium handoff list"),
  ]

  mutating func run() throws {
    let service = try HandoffService.connect()
    try service.send(.startPairing)
    Console.print("This machine can be seen by others. Run the same command on the other one.")
    var known: [HandoffPairingCandidate] = []
    // A machine is chosen, here or on the other one: no number is read any more.
    var hasChosen = false
    while true {
      switch try service.next(orInput: known.isEmpty || hasChosen ? nil : "The number of the machine: ") {
      case .reply(.candidates(let candidates)):
        for candidate in candidates where !known.contains(candidate) {
          Console.say("\(candidate.number)  \(candidate.name)")
        }
        known = candidates
      case .reply(.code(let code, let name)):
        hasChosen = true
        Console.say("The code for \(name) is \(code).")
        Console.print("Is it the same on the other machine? (yes or no)")
        guard let answer = readLine() else { return }
        let matches = ["y", "yes"].contains(answer.lowercased())
        try service.send(.confirmPairing(matches: matches))
        if !matches { Console.print("The machines are not paired.") }
      case .reply(.done):
        Console.print("The machines are paired.")
        return
      case .reply(.failure(let sentence)): throw Console.refuse(sentence)
      case .reply: break
      case .line(let line):
        guard let number = UInt32(line), known.contains(where: { $0.number == number }) else {
          Console.print("That is not the number of a machine in the list.")
          continue
        }
        try service.send(.pair(number))
        hasChosen = true
      case .endOfInput: return
      }
    }
  }
}
