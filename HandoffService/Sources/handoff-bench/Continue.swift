import ArgumentParser
import Foundation
import Handoff
import HandoffClient
import SceneSystem

/// `handoff-bench continue`
struct Continue: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Continue the offered activity, and print the times from accept to deliver in milliseconds.")

  @Option(help: "The length of the activity that is awaited.")
  var bytes = 1024
  @Option(help: "How often it is continued.")
  var count = 20
  @Option(help: "How many milliseconds pass between two times, so that the service's limit of messages is not reached.")
  var pause = 250

  mutating func run() async throws {
    let app = try await Service.connectApp()
    var replies = app.replies.makeAsyncIterator()
    let command = try await Service.connect()
    try await command.send(.watch)
    var results = command.replies.makeAsyncIterator()
    let offer = try await awaitedOffer(&results)
    var times = Times()
    for _ in 0..<count {
      let start = ContinuousClock.now
      try await command.send(.accept(offer.peer, number: offer.number))
      var archive: ActivityArchive?
      while archive == nil {
        switch await replies.next(isolation: #isolation) {
        case .deliver(let content): archive = content
        case .fail(let failure): throw BenchError("The activity was not delivered: \(failure).")
        case nil: throw BenchError("The service has closed the connection.")
        default: break
        }
      }
      times.add(ContinuousClock.now - start)
      guard let length = archive?.bytes.elements.count, length >= bytes else {
        throw BenchError("The activity is shorter than \(bytes) bytes.")
      }
      try await Task.sleep(for: .milliseconds(pause))
    }
    print(times.summary)
  }

  private func awaitedOffer(
    _ results: inout AsyncStream<HandoffServiceReply>.Iterator
  ) async throws -> HandoffStatus.Offer {
    while let reply = await results.next(isolation: #isolation) {
      guard case .status(let status) = reply else { continue }
      if let offer = status.offers.first(where: { $0.title == "\(bytes) bytes" }) { return offer }
    }
    throw BenchError("The service has closed the connection.")
  }
}
