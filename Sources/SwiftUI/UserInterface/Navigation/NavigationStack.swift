import AttributeGraph
public import SwiftUICore
import UIKitCore

/// A root view with pages above it.
///
/// Links and changes of the path add pages and remove them. Covered pages disappear and keep their state; a page that is removed loses it.
///
/// Source: Apple's documentation of `NavigationStack`.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: StackPath?
}

/// The path of a stack, without its type.
struct StackPath {
  let elements: () -> [PathElement]
  let append: (PathElement) -> Bool
  let removeLast: (Int) -> Void
}

extension NavigationStack {
  /// A stack that keeps its own path.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// A stack whose path has values of any types.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = StackPath(
      elements: { path.wrappedValue.elements },
      append: {
        path.wrappedValue.elements.append($0)
        return true
      }, removeLast: { path.wrappedValue.removeLast($0) })
  }

  /// A stack whose path has values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    self.path = StackPath(
      elements: { path.wrappedValue.map { PathElement($0) } },
      append: {
        guard let value = $0.value.base as? Data.Element else { return false }
        path.wrappedValue.append(value)
        return true
      },
      removeLast: {
        let count = min($0, path.wrappedValue.count)
        path.wrappedValue.removeSubrange(
          path.wrappedValue.index(path.wrappedValue.endIndex, offsetBy: -count)..<path.wrappedValue.endIndex)
      })
  }
}

@MainActor extension NavigationStack: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let viewGraph = inputs.viewGraph
    let graph = viewGraph.graph
    let column = viewGraph.value(of: inputs.environment)?.adoptingColumn
    let model = column ?? NavigationModel(inputs)
    var rootNode: LayoutNode?
    if column == nil {
      viewGraph.follow(view.attribute, in: inputs.scope) { [weak model] value in
        model?.setRoot(BuiltView { AnyView(value.root) })
      }
    } else {
      // In a column the root is the column's own, and the pages above it are too.
      var inputs = inputs
      inputs.changeEnvironment { _, values in values.adoptingColumn = nil }
      rootNode = Root._makeView(view: inputs.part(of: view) { $0.root }, inputs: inputs).node
    }
    let own = graph.source(NavigationPath(), label: "path", in: inputs.scope.subgraph)
    // The last value of the view, because the user acts between updates.
    var path: StackPath?
    viewGraph.follow(view.attribute, in: inputs.scope) { path = $0.path }
    model.path = PathAccess(
      append: { element in
        if let path { return path.append(element) }
        var elements = graph.latestValue(of: own) ?? NavigationPath()
        elements.elements.append(element)
        graph.set(own, to: elements)
        return true
      },
      removeLast: { count in
        if let path { return path.removeLast(count) }
        var elements = graph.latestValue(of: own) ?? NavigationPath()
        elements.removeLast(count)
        graph.set(own, to: elements)
      })
    let elements = graph.attribute("elements of path", in: inputs.scope.subgraph) { graph throws(AttributeError) in
      if let path = try graph.value(of: view.attribute).path { return path.elements() }
      return try graph.value(of: own).elements
    }
    viewGraph.follow(elements, in: inputs.scope) { [weak model] in model?.show($0) }
    if column != nil {
      inputs.scope.keep(
        ScopeEnd { [weak model] in
          model?.path = nil
          model?.show([])
        })
      return _ViewOutputs(node: rootNode)
    }
    return _ViewOutputs(node: StackNode.make(model, inputs))
  }
}
