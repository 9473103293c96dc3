public import OpenCombine

extension Publishers {
  /// Sends the values of two publishers as they arrive. Finishes after all of them have, and fails with the first of them.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The publishers' values.
    public typealias Output = A.Output
    /// The publishers' error.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// A publisher of the values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription(subscriber, count: 2)
      subscription.attach(a, at: 0)
      subscription.attach(b, at: 1)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {
  /// Whether the publishers are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.a == rhs.a && lhs.b == rhs.b
  }
}

extension Publisher {
  /// Sends the values of this publisher and of another one as they arrive, and finishes with the last of them.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  /// Sends the values of this publisher and of another one of the same type as they arrive, and finishes with the last of them.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
