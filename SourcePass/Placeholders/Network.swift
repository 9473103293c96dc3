// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
open class NWPath: @unchecked Sendable, PlaceholderMembers {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { .satisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public init() {}
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}
open class NWInterface: @unchecked Sendable, PlaceholderMembers {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}
public final class NWPathMonitor: @unchecked Sendable, PlaceholderMembers {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }
  public init() { logPlaceholder("Network.NWPathMonitor") }
  public init(requiredInterfaceType: NWInterface.InterfaceType) { logPlaceholder("Network.NWPathMonitor") }
  public func start(queue: DispatchQueue) { queue.async { self.pathUpdateHandler?(NWPath()) } }
  public func cancel() {}
}
