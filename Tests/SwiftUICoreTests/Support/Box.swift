import AttributeGraph
import Foundation
@testable import SwiftUICore

/// A view of fixed or of any size that records its frames by name.
struct Box {
  var name: String
  var width: CGFloat?
  var height: CGFloat?
  var frames: Frames?
}

/// The last frames of boxes.
@MainActor final class Frames {
  var byName: [String: CGRect] = [:]
  nonisolated init() {}
}

@MainActor extension Box: UnaryView {
  static func _makeView(view: _GraphValue<Box>, inputs: _ViewInputs) -> _ViewOutputs {
    let leaf = LayoutLeaf(BoxContent(box: Box(name: "")))
    inputs.viewGraph.follow(view.attribute, in: inputs.scope) { leaf.content = BoxContent(box: $0) }
    return _ViewOutputs(node: leaf)
  }
}

private struct BoxContent: LayoutLeafContent {
  let box: Box

  func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: box.width ?? size.width, height: box.height ?? size.height)
  }

  func place(in frame: CGRect?, proposal: ProposedViewSize) {
    MainActor.assumeIsolated { box.frames?.byName[box.name] = frame }
  }
}
