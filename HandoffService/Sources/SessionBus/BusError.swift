/// Why a call has no reply, or why there is no connection to the bus.
public enum BusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bus cannot be connected to, for this reason.
  case unreachable(String)
  /// The connection to the bus has ended, or there is none.
  case disconnected
  /// There was no answer in time.
  case timedOut
  /// The answer was an error with this name, for instance `org.freedesktop.DBus.Error.ServiceUnknown`.
  case failed(String)
  /// A name, a path or an argument is none that D-Bus can send.
  case invalidCall
  /// Too many calls wait for an answer, or too many bytes wait to be sent.
  case tooMuch

  /// A part of a sentence.
  public var description: String {
    switch self {
    case .unreachable(let reason): reason
    case .disconnected: "there is no connection to the bus"
    case .timedOut: "it does not answer"
    case .failed(let name): "it answers with \(name)"
    case .invalidCall: "the message cannot be sent"
    case .tooMuch: "too many messages wait"
    }
  }
}
