import AttributeGraph

/// The content of a container whose views are shown as subviews.
@MainActor final class SubviewSource: ViewListParent {
  /// Makes the list of the content's views. Each subview has one of its own, with the environment of its place.
  let makeList: @MainActor (_ViewListInputs) -> ViewList
  /// A list that is never shown. It has the paths of the views.
  private let list: ViewList
  private let onChange: () -> Void

  init<Content: View>(_ content: _GraphValue<Content>, _ inputs: _ViewListInputs, onChange: @escaping () -> Void) {
    self.onChange = onChange
    makeList = { Content._makeViewList(view: content, inputs: $0).list }
    var outline = inputs
    outline.isOutline = true
    list = makeList(outline)
    list.parent = self
  }

  func listDidChange(_ list: ViewList) { onChange() }

  /// The sections of the content.
  var sections: [ViewListPaths] {
    var sections: [ViewListPaths] = []
    list.collectPaths(ViewListPath(), into: &sections)
    return sections
  }

  /// The container values of the element at a path, for code without an actor, which runs on the main thread.
  nonisolated func readContainerValues(at path: ViewListPath) -> ContainerValues {
    // It is only read.
    nonisolated(unsafe) let path = path
    return onMainActor { containerValues(at: path) }
  }

  func containerValues(at path: ViewListPath) -> ContainerValues {
    var values = ContainerValues()
    list.applyContainerValues(at: path.parts[...], to: &values)
    return values
  }

  /// Makes the views that `result` computes from the views of a content, and computes them again when these are others.
  static func makeViewList<Content: View, Result: View>(
    of content: _GraphValue<Content>, _ inputs: _ViewListInputs,
    result: @escaping @MainActor (SubviewSource, Graph) throws(AttributeError) -> Result
  ) -> _ViewListOutputs {
    let viewGraph = inputs.base.viewGraph
    let revision = viewGraph.graph.source(0, label: "subviews of \(Content.self)", in: inputs.base.scope.subgraph)
    var count = 0
    let source = SubviewSource(content, inputs) {
      count += 1
      viewGraph.set(revision, to: count, .current)
    }
    inputs.base.scope.keep(source)
    let views = viewGraph.graph.attribute(
      "\(Result.self) of subviews", comparison: ViewComparison.comparison(), in: inputs.base.scope.subgraph
    ) { graph throws(AttributeError) in
      _ = try graph.value(of: revision)
      return try result(source, graph)
    }
    return Result._makeViewList(view: _GraphValue(views), inputs: inputs)
  }
}
