import ArgumentParser
import Foundation
import Handoff
import HandoffClient
import SceneSystem

/// `handoff-bench offer`
struct Offer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Offer an activity, and provide it each time that it is requested, until the service ends.")

  @Option(help: "The length of the activity.")
  var bytes = 1024

  mutating func run() async throws {
    let archive = try SampleActivity.archive(Service.activityType, bytes: bytes)
    let client = try await Service.connectApp()
    try await client.send(
      .offer(OfferedActivity(number: 1, activityType: Service.activityType, title: "\(bytes) bytes")))
    for await reply in client.replies {
      if case .provide(let id, _) = reply { try await client.send(.provided(id, .activity(archive))) }
    }
  }
}
