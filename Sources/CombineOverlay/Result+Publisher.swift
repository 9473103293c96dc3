public import OpenCombine

// OpenCombine has these names only where no module `Combine` can be imported; where it has them, these are the same.

extension Result {
  /// Publishes the value, or fails.
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value to each subscriber, or fails.
  public var publisher: Publisher { ocombine.publisher }
}

extension Optional {
  /// Publishes the value if there is one, and finishes.
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value to each subscriber if there is one, and finishes.
  public var publisher: Publisher { ocombine.publisher }
}
