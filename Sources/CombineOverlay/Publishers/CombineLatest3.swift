public import OpenCombine

extension Publishers {
  /// Sends the most recent values of three publishers together whenever one of them sends a value, after each has sent one.
  ///
  /// Finishes after all of them have, and fails with the first of them. Combinations for which there is no demand are dropped.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The most recent values, in the publishers' order.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The publishers' error.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// A publisher of the most recent values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let aValue = LatestValue<A.Output>()
      let bValue = LatestValue<B.Output>()
      let cValue = LatestValue<C.Output>()
      let subscription = CombineLatestSubscription(subscriber, count: 3) {
        guard let a = aValue.value, let b = bValue.value, let c = cValue.value else { return nil }
        return (a, b, c)
      }
      subscription.attach(a, at: 0, storing: aValue)
      subscription.attach(b, at: 1, storing: bValue)
      subscription.attach(c, at: 2, storing: cValue)
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {
  /// Whether the publishers are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c
  }
}

extension Publisher {
  /// Sends the most recent values of this publisher and of two others together, after each has sent one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, publisher1, publisher2) }

  /// Sends what `transform` makes of the most recent values of this publisher and of two others, after each has sent one.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
