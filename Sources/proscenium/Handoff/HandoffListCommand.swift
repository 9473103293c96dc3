import ArgumentParser
import Foundation
import Handoff

/// `proscenium handoff list`
struct HandoffListCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the paired machines and what they offer.",
    discussion: "Activities have numbers, with which \"proscenium handoff continue\" names them.")

  static let examples = [
    Example("List the paired machines and what they offer:", "proscenium handoff list"),
    Example("The same for programs:", "proscenium handoff list --json"),
  ]

  @Flag(help: "Print JSON for programs.")
  var json = false

  mutating func run() throws {
    // Without paired machines the service need not run.
    let status = HandoffService.hasPeers ? try HandoffService.connect().status() : HandoffStatus(name: "")
    if json {
      Console.print(try JSONText.of(Document(status)))
      return
    }
    if let problem = status.problem { Console.say(problem) }
    if status.peers.isEmpty {
      Console.print("No machine is paired. Pair one with: proscenium handoff pair")
      return
    }
    for peer in status.peers {
      Console.say("\(peer.name)\(peer.isConnected ? "" : " (not connected)")")
    }
    if status.offers.isEmpty {
      Console.print("Nothing is offered.")
    } else {
      let rows = status.offers.enumerated().map { index, offer in
        ["\(index + 1)", offer.title ?? offer.activityType, offer.app, "on \(offer.peerName)"]
      }
      for line in TextTable.lines(rows) { Console.print(line) }
    }
  }

  /// The status in JSON.
  private struct Document: Encodable {
    struct Peer: Encodable {
      let name: String
      let identifier: String
      let isConnected: Bool
    }
    struct Offer: Encodable {
      let number: Int
      let title: String?
      let app: String
      let activityType: String
      let machine: String
    }

    let problem: String?
    let machines: [Peer]
    let offers: [Offer]

    init(_ status: HandoffStatus) {
      problem = status.problem
      machines = status.peers.map {
        Peer(name: $0.name, identifier: $0.id.rawValue, isConnected: $0.isConnected)
      }
      offers = status.offers.enumerated().map { index, offer in
        Offer(
          number: index + 1, title: offer.title, app: offer.app, activityType: offer.activityType,
          machine: offer.peerName)
      }
    }
  }
}
