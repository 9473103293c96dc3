import SwiftUILayout

/// Space that extends along the stack that it is in, or along both axes outside of one.
public struct Spacer {
  /// The smallest length; `nil` for the platform's distance between views.
  public var minLength: CGFloat?

  /// Space with a smallest length.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

@MainActor extension Spacer: UnaryView {
  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Spacer>, inputs: _ViewInputs) -> _ViewOutputs {
    let leaf = LayoutLeaf(SpacerContent())
    inputs.viewGraph.follow(view.attribute, in: inputs.scope) { leaf.content = SpacerContent(minLength: $0.minLength) }
    return _ViewOutputs(node: leaf)
  }
}

extension Spacer: ReusableView {}
