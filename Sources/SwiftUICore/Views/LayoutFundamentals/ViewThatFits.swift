public import SwiftUILayout

/// The first of several views whose ideal size fits the space that is offered; the last one if none does.
public struct ViewThatFits<Content: View> {
  let layout: ViewThatFitsLayout
  let content: Content

  /// A choice by the size along axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layout = ViewThatFitsLayout(in: axes)
    self.content = content()
  }
}

@MainActor extension ViewThatFits: LayoutView {}
