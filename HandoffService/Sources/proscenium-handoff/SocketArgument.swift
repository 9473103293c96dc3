import ArgumentParser
import NIOCore

/// `ADDRESS:PORT`, with an IPv6 address in brackets.
struct SocketArgument: ExpressibleByArgument, Sendable {
  let address: SocketAddress

  init?(argument: String) {
    guard let colon = argument.lastIndex(of: ":"), let port = UInt16(argument[argument.index(after: colon)...]) else {
      return nil
    }
    var host = argument[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
    guard let address = try? SocketAddress(ipAddress: String(host), port: Int(port)) else { return nil }
    self.address = address
  }
}
