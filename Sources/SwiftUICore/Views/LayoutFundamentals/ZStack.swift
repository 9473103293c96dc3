public import SwiftUILayout

/// Views over each other, the first one at the back.
public struct ZStack<Content: View> {
  let layout: ZStackLayout
  let content: Content

  /// A stack with an alignment of its views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

@MainActor extension ZStack: LayoutView {}
