/// Why the service cannot start or continue: a whole sentence.
public struct ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Makes an error from a sentence.
  init(_ description: String) { self.description = description }

  /// A sentence that ends with the reason that the system gives for `code`.
  static func system(_ sentence: String, _ code: Int32) -> ServiceError {
    ServiceError("\(sentence): \(SystemReason.text(code)).")
  }
}
