import AttributeGraph
public import SwiftUICore

@MainActor extension Text: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = TextLabel()
    label.mayDrawText = false
    let leaf = LayoutLeaf(TextContent(label: label))
    let environment = inputs.environment
    let viewGraph = inputs.viewGraph
    label.onLink = { [weak viewGraph] url in viewGraph?.value(of: environment)?.openURL(url) }
    let text = inputs.viewGraph.graph.attribute("resolved text", in: inputs.scope.subgraph) {
      [weak viewGraph] graph throws(AttributeError) in
      let (text, environment) = (try graph.value(of: view.attribute), try graph.value(of: environment))
      return onMainActor {
        if text.dependsOnTime, let clock = viewGraph?.clock {
          // The next frame that is needed is that of the next second.
          clock.dependOnFrames()
          clock.requestFrame(at: clock.now + text.secondsToNextChange(at: environment.now()))
        }
        return text.resolved(in: environment, environment.derived { PlainText($0) })
      }
    }
    var animation = DrawingAnimation<ResolvedText>()
    inputs.viewGraph.follow(text, in: inputs.scope) { text in
      let old = label.resolved
      animation.show(text, after: old, in: inputs.currentEnvironment, inputs) { label.show($0) }
      if let old, text.hasSameLayout(as: old) { return }
      leaf.contentDidChange()
    }
    return _ViewOutputs(node: leaf)
  }
}

extension Text: ReusableView {}
