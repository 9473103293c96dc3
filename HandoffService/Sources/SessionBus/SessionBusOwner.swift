/// What a ``SessionBus`` reports. All methods are called on the thread of the bus.
public protocol SessionBusOwner: AnyObject, Sendable {
  /// The process is connected to the bus.
  ///
  /// - Parameter ownsName: Whether it has the name now; `false` if another process has it.
  func connected(ownsName: Bool)
  /// There is no connection, or no longer one.
  ///
  /// - Parameter isFinal: Whether no further attempt is made. Otherwise ``connected(ownsName:)`` or this method is called again.
  func disconnected(_ reason: BusError, isFinal: Bool)
  /// A signal has arrived that matches. Its sender may be any process of the bus.
  func received(_ signal: BusSignal)
}
