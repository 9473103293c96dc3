import ArgumentParser

/// `handoff-bench`: the programs that `Scripts/handoff-namespaces` runs.
@main
struct HandoffBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "handoff-bench",
    abstract: "Measure the time from accept to deliver, beside a bare request over TLS.",
    subcommands: [Pair.self, Offer.self, Continue.self, Answer.self, Request.self])
}
