public import OpenCombine

extension Publishers {
  /// Sends the values of any number of publishers of one type as they arrive. Finishes after all of them have, and fails with the first of them.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The publishers' values.
    public typealias Output = Upstream.Output
    /// The publishers' error.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// A publisher of the values of several publishers. Without any it finishes at once.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// A publisher of the values of several publishers. Without any it finishes at once.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Subscribes to the publishers, in their order.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription(subscriber, count: publishers.count)
      for (index, publisher) in publishers.enumerated() { subscription.attach(publisher, at: index) }
    }

    /// The same publishers and another one.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {
  /// Whether the publishers are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.publishers == rhs.publishers }
}
