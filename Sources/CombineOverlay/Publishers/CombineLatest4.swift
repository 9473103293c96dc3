public import OpenCombine

extension Publishers {
  /// Sends the most recent values of four publishers together whenever one of them sends a value, after each has sent one.
  ///
  /// Finishes after all of them have, and fails with the first of them. Combinations for which there is no demand are dropped.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The most recent values, in the publishers' order.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The publishers' error.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// A publisher of the most recent values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let aValue = LatestValue<A.Output>()
      let bValue = LatestValue<B.Output>()
      let cValue = LatestValue<C.Output>()
      let dValue = LatestValue<D.Output>()
      let subscription = CombineLatestSubscription(subscriber, count: 4) {
        guard let a = aValue.value, let b = bValue.value, let c = cValue.value, let d = dValue.value else { return nil }
        return (a, b, c, d)
      }
      subscription.attach(a, at: 0, storing: aValue)
      subscription.attach(b, at: 1, storing: bValue)
      subscription.attach(c, at: 2, storing: cValue)
      subscription.attach(d, at: 3, storing: dValue)
    }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
  /// Whether the publishers are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
  }
}

extension Publisher {
  /// Sends the most recent values of this publisher and of three others together, after each has sent one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Sends what `transform` makes of the most recent values of this publisher and of three others, after each has sent one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
