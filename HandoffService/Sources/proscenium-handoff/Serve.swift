import ArgumentParser
import AvahiDiscovery
import Foundation
import Handoff
import HandoffService
import NIOCore

/// `proscenium-handoff serve`
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the service until it receives SIGTERM.",
    discussion: """
      The exit status is 0 after SIGTERM or SIGINT, and 1 if the service cannot start.

      EXAMPLES:
        Exchange activities with devices that Avahi finds:
          proscenium-handoff serve

        Find a device by its address, and show no notifications:
          proscenium-handoff serve --peer 192.0.2.7:4444 --no-notifications
      """)

  @Option(
    help: ArgumentHelp(
      "Where other devices connect to (default: every address of the host, and a port that the system chooses).",
      valueName: "address:port"))
  var listen: SocketArgument?

  @Option(
    help: ArgumentHelp(
      "The address of a device that Avahi does not find. It can be given more than once.", valueName: "address:port"))
  var peer: [SocketArgument] = []

  @Flag(help: "Find no devices by Avahi, and be visible to none.")
  var noAvahi = false

  @Flag(help: "Show no notifications of what other devices offer.")
  var noNotifications = false

  @Option(help: "The name of this device that other devices show (default: the name of the host).")
  var name: String?

  mutating func run() throws {
    // A peer that has gone is an error of the write. Apps that were started and have ended are not waited for.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGCHLD, SIG_IGN)
    let end = TerminationSignal()
    let environment = ProcessInfo.processInfo.environment
    guard let socket = HandoffServicePaths.socket(environment: environment) else {
      throw Failure("The session has no folder for sockets: XDG_RUNTIME_DIR is not set.")
    }
    var discoveries: [any PeerDiscovery] = []
    if !peer.isEmpty { discoveries.append(StaticDiscovery(peer.map(\.address))) }
    if !noAvahi { discoveries.append(AvahiDiscovery()) }
    var configuration = HandoffServiceConfiguration(
      name: name ?? DeviceName.host, folder: HandoffServicePaths.folder(environment: environment), socket: socket,
      listenAddress: listen?.address.ipAddress, listenPort: listen?.address.port ?? 0, environment: environment,
      startProgram: ProgramStarter.start)
    configuration.useSessionBus(showsNotifications: !noNotifications)
    let service: HandoffService
    do {
      service = try HandoffService.startAndWait(configuration, discoveries: discoveries, log: StandardError.write)
    } catch {
      throw Failure("\(error)")
    }
    StandardError.write("The service has the TCP port \(service.port) and the socket \(socket).")
    end.wait()
    service.stopAndWait()
  }
}
