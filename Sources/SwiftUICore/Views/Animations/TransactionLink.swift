import AttributeGraph
import SwiftUILayout

/// A modifier that changes the transactions of the views in it.
@MainActor package final class TransactionLink {
  private let outer: TransactionLink?
  private let change: (inout Transaction, UInt64) -> Void

  init(_ outer: TransactionLink?, _ change: @escaping (inout Transaction, UInt64) -> Void) {
    self.outer = outer
    self.change = change
  }

  /// Changes a transaction as the modifiers around do, and then as this one does. `start` is the number of the first transaction that
  /// belongs to it: changes of values since then count.
  func apply(to transaction: inout Transaction, since start: UInt64) {
    outer?.apply(to: &transaction, since: start)
    change(&transaction, start)
  }
}

/// A modifier with a link.
@MainActor protocol TransactionModifier: ViewModifier where Body == Never {
  /// Makes the link.
  static func makeLink(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> TransactionLink
}

extension TransactionModifier {
  /// Makes the node. Apps do not call it.
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    let link = makeLink(modifier, inputs)
    inputs.transactionLink = link
    let outputs = body(inputs)
    outputs.node?.add(link)
    return outputs
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    let link = makeLink(modifier, inputs.base)
    inputs.base.transactionLink = link
    let list = ModifiedViewList(body(inputs).list) { element in
      element.node?.add(link)
      return _ViewOutputs(node: element.node)
    }
    return _ViewListOutputs(list: list)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? { body(inputs) }
}

extension LayoutNode {
  /// Sets the link for the node's place, unless the view has one of its own further inside.
  @MainActor fileprivate func add(_ link: TransactionLink) {
    let attachments = makeAttachments()
    if attachments.transactionLink == nil { attachments.transactionLink = link }
  }
}

/// When a value has changed last.
@MainActor private final class ValueChange<Value: Equatable> {
  private var last: Value?
  private var time: UInt64?

  func update(_ value: Value?, _ now: UInt64) {
    guard let value else { return }
    if let last, last != value { time = now }
    last = value
  }

  func isSince(_ start: UInt64) -> Bool { time.map { $0 >= start } ?? false }
}

@MainActor extension TransactionLink {
  /// A link that changes transactions only of updates in which a value has changed.
  fileprivate static func whenChanged<Modifier, Value: Equatable>(
    _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs, _ value: @escaping @MainActor (Modifier) -> Value,
    _ change: @escaping @MainActor (Modifier, inout Transaction) -> Void
  ) -> TransactionLink {
    let viewGraph = inputs.viewGraph
    let changes = ValueChange<Value>()
    // The change has to be noticed in its own update, also if nothing asks for the transaction in it.
    viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      onMainActor { changes.update(value(modifier), viewGraph.graph.applyCount) }
    }
    return TransactionLink(inputs.transactionLink) { [weak viewGraph] transaction, start in
      guard let viewGraph, let current = viewGraph.value(of: modifier.attribute) else { return }
      changes.update(value(current), viewGraph.graph.applyCount)
      if changes.isSince(start) { change(current, &transaction) }
    }
  }

  /// A link that changes all transactions.
  fileprivate static func always<Modifier>(
    _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs,
    _ change: @escaping @MainActor (Modifier, inout Transaction) -> Void
  ) -> TransactionLink {
    TransactionLink(inputs.transactionLink) { [weak viewGraph = inputs.viewGraph] transaction, _ in
      if let current = viewGraph?.value(of: modifier.attribute) { change(current, &transaction) }
    }
  }
}

/// A modifier that sets the animation of changes, with or without a value that has to change.
struct AnimationModifier {
  let animation: Animation?
}

@MainActor extension AnimationModifier: TransactionModifier {
  typealias Body = Never

  static func makeLink(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> TransactionLink {
    .always(modifier, inputs) { modifier, transaction in
      if !transaction.disablesAnimations { transaction.animation = modifier.animation }
    }
  }
}

/// A modifier that sets the animation of updates in which a value has changed.
struct ValueAnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

@MainActor extension ValueAnimationModifier: TransactionModifier {
  typealias Body = Never

  static func makeLink(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> TransactionLink {
    .whenChanged(modifier, inputs, { $0.value }) { modifier, transaction in
      if !transaction.disablesAnimations { transaction.animation = modifier.animation }
    }
  }
}

/// A modifier that changes all transactions.
struct TransactionTransformModifier {
  let transform: (inout Transaction) -> Void
}

@MainActor extension TransactionTransformModifier: TransactionModifier {
  typealias Body = Never

  static func makeLink(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> TransactionLink {
    .always(modifier, inputs) { $0.transform(&$1) }
  }
}

/// A modifier that changes transactions of updates in which a value has changed.
struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

@MainActor extension ValueTransactionModifier: TransactionModifier {
  typealias Body = Never

  static func makeLink(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> TransactionLink {
    .whenChanged(modifier, inputs, { $0.value }) { $0.transform(&$1) }
  }
}

extension View {
  /// Animates the changes of the view in updates in which a value has changed.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes of the view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier(animation: animation))
  }

  /// Changes the transactions of the view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionTransformModifier(transform: transform))
  }

  /// Changes the transactions of the view in updates in which a value has changed.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Animates the changes of modifiers: those that `body` adds to the view.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transactions of modifiers: those that `body` adds to the view.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      BodyTransactionModifier<Self, V>(body: body(PlaceholderContentView()), transform: transform))
  }

  /// Moves the view as a whole. Differs from Apple: each part moves by itself.
  nonisolated public func geometryGroup() -> some View { self }
}

/// A modifier whose own changes have another transaction, and not those of the view.
struct BodyTransactionModifier<Source, Content: View> {
  let body: Content
  let transform: (inout Transaction) -> Void
}

@MainActor extension BodyTransactionModifier: ViewModifier {
  typealias Body = Never

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outer = inputs.transactionLink
    var inputs = inputs
    inputs.modifierContent = ModifierContent(
      modifier: Source.self, outer: inputs.modifierContent,
      makeView: { inner in
        var inner = inner
        inner.transactionLink = outer
        return body(inner)
      },
      makeList: { list in _ViewListOutputs(list: SingleViewList(list.base, body)) }, count: { _ in 1 })
    let link = TransactionLink(outer) { [weak viewGraph = inputs.viewGraph] transaction, _ in
      viewGraph?.value(of: modifier.attribute)?.transform(&transaction)
    }
    inputs.transactionLink = link
    return Content._makeView(view: inputs.part(of: modifier) { $0.body }, inputs: inputs)
  }

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    _ViewListOutputs(
      list: SingleViewList(inputs.base) { base in
        _makeView(modifier: modifier, inputs: base) {
          _ViewOutputs(node: ImplicitContainer.make(body(_ViewListInputs(base: $0)).list, $0))
        }
      })
  }

  static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? { 1 }
}
