public import SwiftUICore
import UIKitCore

/// Insets the safe area of a view: a scroll view has margins around its content, which is seen in them while it is scrolled; other views have
/// padding.
private struct SafeAreaPadding {
  let insets: EdgeInsets
}

@MainActor extension SafeAreaPadding: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    let content = (node as? LayoutLeaf)?.content as? any DisplayedContent
    if let scroll = content?.view as? HostingScrollView {
      inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
        MainActor.assumeIsolated { scroll.context?.safeAreaPadding = modifier.insets }
      }
      return outputs
    }
    let padded = LayoutContainer(PaddingLayout(EdgeInsets()), [node])
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      if padded.layout.insets != modifier.insets { padded.layout = PaddingLayout(modifier.insets) }
    }
    return _ViewOutputs(node: padded)
  }
}

extension View {
  /// Insets the safe area of the view: a scroll view's content is seen in the space while it is scrolled.
  ///
  /// Differs from Apple: other views than scroll views, and those in containers, have it as padding.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(insets: insets))
  }

  /// Insets the safe area of the view at some edges. Differs from Apple: as ``safeAreaPadding(_:)-(EdgeInsets)`` does.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? PaddingLayout.defaultLength, edges: edges))
  }

  /// Insets the safe area of the view at all edges. Differs from Apple: as ``safeAreaPadding(_:)-(EdgeInsets)`` does.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
