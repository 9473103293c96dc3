import Foundation
public import Handoff

/// What a ``HandoffService`` starts with.
public struct HandoffServiceConfiguration: Sendable {
  /// The name of this device that other devices show.
  public var name: String
  /// The folder of the key and of the paired devices, `HandoffServicePaths.folder`.
  public var folder: String
  /// The path of the socket for apps and commands, `HandoffServicePaths.socket`.
  public var socket: String
  /// The address that other devices connect to; `nil` for all addresses of the host.
  public var listenAddress: String?
  /// The port that other devices connect to; 0 for one that the system chooses.
  public var listenPort: Int
  /// The environment, from which the folders of desktop files are read and with which apps are started.
  public var environment: [String: String]
  /// The bounds of what is accepted from apps and other devices.
  public var engineLimits = HandoffLimits()
  /// Shows what other devices offer; `nil` if commands alone show it.
  var presenter: (any OfferPresenter)?
  /// Starts a program with these arguments, the first of which is its name or path.
  public var startProgram: @Sendable ([String]) throws -> Void

  /// Makes a configuration; by default other devices connect to any address and a port that the system chooses.
  public init(
    name: String, folder: String, socket: String, listenAddress: String? = nil, listenPort: Int = 0,
    environment: [String: String], startProgram: @escaping @Sendable ([String]) throws -> Void
  ) {
    self.name = name
    self.folder = folder
    self.socket = socket
    self.listenAddress = listenAddress
    self.listenPort = listenPort
    self.environment = environment
    self.startProgram = startProgram
  }
}
