public import SwiftUICore

/// What a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let kind: Int
  /// A page of a stack.
  public static let navigation = ContainerBackgroundPlacement(kind: 0)
  /// A page of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: 1)
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement(kind: 2)
  /// A window.
  public static let window = ContainerBackgroundPlacement(kind: 3)
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(kind: 4)
}

extension View {
  /// Shows a style behind the view, also below the bars of its container.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style, ignoresSafeAreaEdges: .all)
  }

  /// Shows a view behind the view, also below the bars of its container.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return background(alignment: alignment) { content.ignoresSafeArea() }
  }

  /// Adds the space that the platform leaves around a window's content.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

  /// Mirrors the view where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}

private struct FlipModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction
  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }
  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
