import AttributeGraph
public import CombineOverlay

/// A modifier that calls a function with the values of a publisher.
public struct SubscriptionModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

@MainActor extension SubscriptionModifier: OutputsModifier {
  /// It has no body.
  public typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let subscription = ViewSubscription<P>()
    inputs.scope.keep(subscription)
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { subscription.update($0) }
    return outputs
  }
}

/// The subscription of a view. It stays as long as the publisher is the same.
@MainActor private final class ViewSubscription<P: Publisher> where P.Failure == Never {
  private var publisher: P?
  private var action: (P.Output) -> Void = { _ in }
  private var subscription: AnyCancellable?

  func update(_ modifier: SubscriptionModifier<P>) {
    action = modifier.action
    if let publisher, ViewComparison.areEqual(publisher, modifier.publisher) { return }
    publisher = modifier.publisher
    subscription = modifier.publisher.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      onMainActorSoon { self?.action(value) }
    }
  }
}

extension View {
  /// Calls a function with each value of a publisher, as long as the view is there.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }
}
