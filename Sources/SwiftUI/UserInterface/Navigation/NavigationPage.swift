import AttributeGraph
import SwiftUICore
import UIKitCore

/// A view that a closure makes, which is another one in each update.
struct BuiltView {
  let build: () -> AnyView
}

@MainActor extension BuiltView: View {
  var body: some View { build() }
}

extension HostedContent {
  /// A part whose views a closure makes, which can be replaced by setting the source.
  static func make(
    _ inputs: _ViewInputs, _ build: BuiltView, isVisible: Bool = true,
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> (HostedContent, Source<BuiltView>) {
    let graph = inputs.viewGraph.graph
    var source: Source<BuiltView>?
    func makeView(_ outer: _ViewInputs) -> _ViewOutputs {
      var inputs = outer
      let made = graph.source(build, label: "page", comparison: .alwaysChanged, in: inputs.scope.subgraph)
      source = made
      inputs.changeEnvironment { _, values in change(&values) }
      return BuiltView._makeView(view: _GraphValue(made.attribute), inputs: inputs)
    }
    let content = HostedContent(inputs, isVisible: isVisible) { makeView($0) }
    guard let source else { preconditionFailure("The views of a part were not made.") }
    return (content, source)
  }
}

/// A page of a stack: its views, and the controller that shows them.
@MainActor final class NavigationPage {
  let content: HostedContent
  let controller: HostedController
  let context: PresentationContext?
  private let view: Source<BuiltView>
  /// What the page shows in bars.
  private(set) var item = NavigationItemValues()
  private weak var model: NavigationModel?

  init(_ model: NavigationModel, _ build: BuiltView, context: PresentationContext?, isRoot: Bool = false) {
    self.model = model
    self.context = context
    (content, view) = HostedContent.make(model.inputs, build, isVisible: false) { [weak model] values in
      values.navigation = model
      if !isRoot || model?.takesSearch == false { values.outerSearch = nil }
      values.adoptingColumn = isRoot && model?.isColumn == true ? model : nil
      if model?.showsNextColumn == true {
        values.showNextColumn = { [weak model] in model?.showNextColumn() }
      }
      if let context { values.presentationContext = context }
    }
    controller = HostedController(content)
    content.viewGraph.observePreference(NavigationItemKey.self, of: content.node, in: content.scope) { [weak self] in
      self?.show($0)
    }
  }

  /// Replaces the views. Those of the same types keep their state.
  func set(_ build: BuiltView) { content.viewGraph.graph.set(view, to: build) }

  private func show(_ values: NavigationItemValues) {
    item = values
    values.apply(to: controller)
    model?.itemDidChange()
  }
}
