import AttributeGraph
public import SwiftUICore
import UIKitCore

/// A modifier that makes the pages for values of a type.
struct TypedDestinationModifier<Value: Hashable> {
  let build: (Value) -> AnyView
}

@MainActor extension TypedDestinationModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let model = inputs.viewGraph.value(of: inputs.environment)?.navigation else { return outputs }
    let destination = TypedDestination(type: ObjectIdentifier(Value.self)) { _ in AnyView(EmptyView()) }
    var isAdded = false
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { [weak model] value in
      destination.build = { any in
        if let typed = any.base as? Value { value.build(typed) } else { AnyView(EmptyView()) }
      }
      if isAdded { model?.destinationDidChange(destination) }
    }
    isAdded = true
    model.add(destination)
    inputs.scope.keep(ScopeEnd { [weak model] in model?.remove(destination) })
    return outputs
  }
}

/// A modifier that shows a page while a binding is true.
struct LocalDestinationModifier {
  let isPresented: Binding<Bool>
  let build: () -> AnyView
}

@MainActor extension LocalDestinationModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let viewGraph = inputs.viewGraph
    guard let model = viewGraph.value(of: inputs.environment)?.navigation else { return outputs }
    let local = LocalDestination()
    viewGraph.follow(modifier.attribute, in: inputs.scope) { [weak model] value in
      local.build = BuiltView(build: value.build)
      local.setPresented = { if value.isPresented.wrappedValue != $0 { value.isPresented.wrappedValue = $0 } }
      if local.model != nil { model?.update(local) }
    }
    let isPresented = viewGraph.graph.attribute("is presented", in: inputs.scope.subgraph) {
      graph throws(AttributeError) in
      try graph.value(of: modifier.attribute).isPresented.wrappedValue
    }
    viewGraph.follow(isPresented, in: inputs.scope) { [weak model] in model?.set(local, isPresented: $0) }
    return outputs
  }
}

extension View {
  /// Makes the pages for values of a type, which links and the path of the stack have.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(TypedDestinationModifier<D> { AnyView(destination($0)) })
  }

  /// Shows a page on the stack while a binding is `true`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = AnyView(destination())
    return modifier(LocalDestinationModifier(isPresented: isPresented) { view })
  }

  /// Shows a page on the stack while a binding has a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let last = LastValue<D>()
    return modifier(
      LocalDestinationModifier(
        isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
      ) {
        last.value = item.wrappedValue ?? last.value
        return last.value.map { AnyView(destination($0).id($0)) } ?? AnyView(EmptyView())
      })
  }
}

/// The last value of a binding that is `nil` while its page is removed.
final class LastValue<Value>: @unchecked Sendable {
  var value: Value?
}
