public import SwiftUICore
import UIKitCore

/// Views of a lazy stack or grid that stay at the edge while their section is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// A set by its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views from top to bottom, made when they come near what is visible. The state of a view that was made stays.
public struct LazyVStack<Content: View> {
  let spacing: CGFloat?
  let alignment: Alignment
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A stack with an alignment across it, and a distance between its views; `nil` for the platform's.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = Alignment(horizontal: alignment, vertical: .top)
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

@MainActor extension LazyVStack: LazyView {
  nonisolated var axis: Axis { .vertical }
  nonisolated var items: [GridItem]? { nil }

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer(view, inputs)
  }
}

/// Views from the leading to the trailing edge, made when they come near what is visible. The state of a view that was made stays.
public struct LazyHStack<Content: View> {
  let spacing: CGFloat?
  let alignment: Alignment
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A stack with an alignment across it, and a distance between its views; `nil` for the platform's.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = Alignment(horizontal: .leading, vertical: alignment)
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

@MainActor extension LazyHStack: LazyView {
  nonisolated var axis: Axis { .horizontal }
  nonisolated var items: [GridItem]? { nil }

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer(view, inputs)
  }
}

/// Views in a grid that grows downwards, made when they come near what is visible. The state of a view that was made stays.
public struct LazyVGrid<Content: View> {
  let tracks: [GridItem]
  let spacing: CGFloat?
  let alignment: Alignment
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A grid with columns, an alignment of its cells, and a distance between lines; `nil` for the platform's.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tracks = columns
    self.alignment = Alignment(horizontal: alignment, vertical: .center)
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

@MainActor extension LazyVGrid: LazyView {
  nonisolated var axis: Axis { .vertical }
  nonisolated var items: [GridItem]? { tracks }

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer(view, inputs)
  }
}

/// Views in a grid that grows to the trailing side, made when they come near what is visible. The state of a view that was made stays.
public struct LazyHGrid<Content: View> {
  let tracks: [GridItem]
  let spacing: CGFloat?
  let alignment: Alignment
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A grid with rows, an alignment of its cells, and a distance between lines; `nil` for the platform's.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tracks = rows
    self.alignment = Alignment(horizontal: .center, vertical: alignment)
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

@MainActor extension LazyHGrid: LazyView {
  nonisolated var axis: Axis { .horizontal }
  nonisolated var items: [GridItem]? { tracks }

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer(view, inputs)
  }
}
