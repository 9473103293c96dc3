public import OpenCombine

extension Publishers {
  /// Sends the most recent values of two publishers together whenever one of them sends a value, after each has sent one.
  ///
  /// Finishes after all of them have, and fails with the first of them. Combinations for which there is no demand are dropped.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The most recent values, in the publishers' order.
    public typealias Output = (A.Output, B.Output)
    /// The publishers' error.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// A publisher of the most recent values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let aValue = LatestValue<A.Output>()
      let bValue = LatestValue<B.Output>()
      let subscription = CombineLatestSubscription(subscriber, count: 2) {
        guard let a = aValue.value, let b = bValue.value else { return nil }
        return (a, b)
      }
      subscription.attach(a, at: 0, storing: aValue)
      subscription.attach(b, at: 1, storing: bValue)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {
  /// Whether the publishers are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.a == rhs.a && lhs.b == rhs.b
  }
}

extension Publisher {
  /// Sends the most recent values of this publisher and of another one together, after each has sent one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// Sends what `transform` makes of the most recent values of this publisher and of another one, after each has sent one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
}
