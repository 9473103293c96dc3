import Foundation
import Handoff
import SceneSystem
import SceneWire

/// An app's connection to the Handoff service of the login session, which exchanges activities with the user's other devices.
///
/// Without paired devices there is no connection. The app never waits for the service: messages are sent on a queue of their own, and one that does
/// not read them is disconnected.
@MainActor final class HandoffClient {
  private let bundleIdentifier: String
  private let activityTypes: [String]
  private let variables: [String: String]
  private let receive: (Stimulus) -> Void
  private let sending = DispatchQueue(label: "org.proscenium.handoff")
  private var connection: WireConnection?
  private var source: (any DispatchSourceRead)?
  /// What the app offers, for a service that is connected later.
  private var offer: OfferedActivity?

  /// How long the service may take to read a message, in seconds.
  private nonisolated static let timeout = Duration.seconds(5)

  /// - Parameters:
  ///   - bundleIdentifier: The app's bundle identifier.
  ///   - activityTypes: The types of activities that the app continues.
  ///   - variables: The environment's variables.
  ///   - receive: Called with what the user's other devices cause.
  init(
    bundleIdentifier: String, activityTypes: [String], variables: [String: String],
    receive: @escaping (Stimulus) -> Void
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.activityTypes = activityTypes
    self.variables = variables
    self.receive = receive
  }

  /// Connects, if there are paired devices and the service runs.
  ///
  /// - Parameter isContinuing: The app was started for an activity. If there is no connection, its content does not come.
  func connect(isContinuing: Bool = false) {
    if connection == nil, !activityTypes.isEmpty,
      FileManager.default.fileExists(atPath: HandoffServicePaths.peers(environment: variables)),
      let path = HandoffServicePaths.socket(environment: variables),
      let connection = try? WireConnection.connect(to: path, timeout: .zero)
    {
      use(connection)
    }
    if connection == nil, isContinuing { receive(.handoffFail(.connectionUnavailable)) }
  }

  private func use(_ connection: WireConnection) {
    self.connection = connection
    let source = DispatchSource.makeReadSource(fileDescriptor: connection.fileDescriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.resume()
    self.source = source
    send(.app(bundleIdentifier: bundleIdentifier, activityTypes: activityTypes))
    if let offer { send(.offer(offer)) }
  }

  /// Carries out a directive that concerns other devices.
  func handle(_ directive: Directive) {
    switch directive {
    case .offer(let activity):
      offer = activity
      if connection != nil { send(.offer(activity)) } else if activity != nil { connect() }
    case .sendActivity(let id, let activity): send(.provided(id, activity))
    default: break
    }
  }

  private func send(_ request: HandoffServiceRequest) {
    guard let connection else { return }
    sending.async {
      // The reader notices that the connection is closed.
      do { try connection.send(request, timeout: Self.timeout) } catch { connection.close() }
    }
  }

  private func read() {
    guard let connection else { return }
    do throws(WireError) {
      while true {
        handle(try connection.receive(HandoffServiceReply.self, timeout: .zero))
      }
    } catch {
      // The rest has not arrived yet.
      if error.code == .timedOut { return }
      source?.cancel()
      connection.close()
      self.connection = nil
      receive(.handoffFail(.connectionUnavailable))
    }
  }

  private func handle(_ reply: HandoffServiceReply) {
    switch reply {
    case .provide(let id, let number): receive(.activityRequested(id, number: number))
    case .continued(let number): receive(.activityContinued(number: number))
    case .announce(let type, let identifier):
      receive(.external(.handoff(activityType: type, targetContentIdentifier: identifier)))
    case .deliver(let archive): receive(.handoffDeliver(archive))
    case .fail(let failure): receive(.handoffFail(failure))
    // Replies to commands.
    case .status, .candidates, .code, .done, .failure: break
    }
  }
}
