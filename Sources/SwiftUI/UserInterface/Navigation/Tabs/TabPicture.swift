import AttributeGraph
import SwiftUICore
import UIKitCore

/// A picture of a tab.
struct TabPicture {
  let image: UIImage?
}

@MainActor extension TabPicture: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let shown = UIImageView()
    inputs.viewGraph.follow(view.attribute, in: inputs.scope) { shown.image = $0.image }
    return _ViewOutputs(node: LayoutLeaf(UIViewContent(view: shown) { _ in CGSize(width: 24, height: 24) }))
  }
}
