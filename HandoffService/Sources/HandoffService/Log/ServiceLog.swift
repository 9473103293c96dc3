/// The log of the service: whole sentences, one a line. A cause that repeats is written once.
///
/// It is used on the service's event loop alone.
final class ServiceLog {
  /// What may be reported again and again.
  enum Cause: Hashable {
    /// Connections from this address that are not of a paired device.
    case stranger(String)
    /// An address that cannot be connected to.
    case address(String)
    /// The discovery with this index.
    case discovery(Int)
    /// The number of local connections.
    case localLimit

    /// Whether others can bring about any number of them.
    fileprivate var isOfOthers: Bool {
      switch self {
      case .stranger, .address: true
      case .discovery, .localLimit: false
      }
    }
  }

  /// Writes one line, without its end.
  private let write: @Sendable (String) -> Void
  /// The causes that were written and have not ended.
  private var causes: Set<Cause> = []
  /// How many causes that others bring about were written.
  private var countOfOthers = 0
  /// How many of them are written before they end, so that nothing grows with what strangers do.
  static let maximumOfOthers = 256

  init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Writes a sentence.
  func report(_ sentence: String) { write(LogText.line(sentence)) }

  /// Writes a sentence unless it was written for the same cause before.
  func report(_ sentence: String, once cause: Cause) {
    if cause.isOfOthers {
      guard countOfOthers < Self.maximumOfOthers else { return }
    }
    guard causes.insert(cause).inserted else { return }
    report(sentence)
    guard cause.isOfOthers else { return }
    countOfOthers += 1
    if countOfOthers == Self.maximumOfOthers { report("Further connections that fail are not written to the log.") }
  }

  /// A cause has ended: it is written again when it comes back.
  func end(_ cause: Cause) {
    if causes.remove(cause) != nil, cause.isOfOthers { countOfOthers -= 1 }
  }
}
