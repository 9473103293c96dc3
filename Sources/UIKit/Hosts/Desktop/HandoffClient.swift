import Foundation
import Handoff
import SceneSystem
import SceneWire
import UIKitCore

/// An app's connection to the Handoff service of the login session, which exchanges activities with the user's other devices.
///
/// Without paired devices there is no connection. The app never waits for the service: messages are sent on a queue of their own, and one that does
/// not read them is disconnected.
@MainActor final class HandoffClient {
  private let bundleIdentifier: String
  private let activityTypes: [String]
  private let variables: [String: String]
  private let startService: ((_ completion: @escaping @MainActor (Bool) -> Void) -> Void)?
  private let receive: (Stimulus) -> Void
  /// The object that calls the app, whose streams are connected to the service.
  private weak var runner: AppRunner?
  private let sending = DispatchQueue(label: "org.proscenium.handoff")
  private var connection: WireConnection?
  private var source: (any DispatchSourceRead)?
  /// What the app offers, for a service that is connected later.
  private var offer: OfferedActivity?

  /// Whether the bus was asked to start the service, since the service was there last: one that cannot be started is not started again with each
  /// change of what the app offers.
  private var hasRequestedStart = false

  /// How long the service may take to read a message, in seconds.
  private nonisolated static let timeout = Duration.seconds(5)

  /// - Parameters:
  ///   - bundleIdentifier: The app's bundle identifier.
  ///   - activityTypes: The types of activities that the app continues.
  ///   - variables: The environment's variables.
  ///   - startService: Starts the service, and reports whether it runs; `nil` if nothing can start it.
  ///   - receive: Called with what the user's other devices cause.
  init(
    bundleIdentifier: String, activityTypes: [String], variables: [String: String],
    startService: ((_ completion: @escaping @MainActor (Bool) -> Void) -> Void)?, receive: @escaping (Stimulus) -> Void
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.activityTypes = activityTypes
    self.variables = variables
    self.startService = startService
    self.receive = receive
  }

  /// Connects the app's streams to the service.
  func connectStreams(of runner: AppRunner) {
    self.runner = runner
    runner.connectStreams(to: self)
  }

  /// Connects, if there are paired devices, to the service that runs or can be started.
  ///
  /// - Parameter isContinuing: The app was started for an activity. If there is no connection, its content does not come.
  func connect(isContinuing: Bool = false) {
    guard connection == nil else { return }
    guard !activityTypes.isEmpty,
      FileManager.default.fileExists(atPath: HandoffServicePaths.peers(environment: variables)),
      let path = HandoffServicePaths.socket(environment: variables)
    else {
      if isContinuing { receive(.handoffFail(.connectionUnavailable)) }
      return
    }
    if let connection = try? WireConnection.connect(to: path, timeout: .zero) { return use(connection) }
    if isContinuing { receive(.handoffFail(.connectionUnavailable)) }
    guard let startService, !hasRequestedStart else { return }
    hasRequestedStart = true
    startService { [weak self] isRunning in
      if isRunning { self?.connect() }
    }
  }

  private func use(_ connection: WireConnection) {
    self.connection = connection
    hasRequestedStart = false
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
    guard let connection else { return noteLostRequest(request) }
    sending.async {
      // The reader notices that the connection is closed.
      do { try connection.send(request, timeout: Self.timeout) } catch { connection.close() }
    }
  }

  /// There is no connection, so a request for streams is not answered.
  private func noteLostRequest(_ request: HandoffServiceRequest) {
    guard case .streams(.open(let continuation)) = request else { return }
    DispatchQueue.main.async { [weak runner] in
      MainActor.assumeIsolated { runner?.receive(.refused(continuation: continuation, .connectionUnavailable)) }
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
      runner?.streamConnectionLost()
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
    case .streams(let reply): runner?.receive(reply)
    // Replies to commands.
    case .status, .candidates, .code, .done, .failure: break
    }
  }
}

extension HandoffClient: ContinuationStreamTransport {
  func send(_ request: ContinuationStreamRequest) { send(.streams(request)) }
}
