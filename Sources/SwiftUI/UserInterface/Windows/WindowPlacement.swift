public import SwiftUICore
import UIKitCore

/// The size of a new window, and its place.
///
/// Differs from Apple: a desktop places windows, so only the size counts.
public struct WindowPlacement {
  var size: CGSize?

  /// A place and a size.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) { self.size = size }

  /// A place and a size.
  public init(_ position: UnitPoint?, size: CGSize? = nil) { self.size = size }

  /// A place, a width and a height.
  public init(_ position: CGPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
  }
}

/// Where a new window will be.
public struct WindowPlacementContext {
  /// The display.
  public let defaultDisplay: DisplayProxy
}

/// A display.
public struct DisplayProxy: Equatable, Sendable {
  /// The part of the display that windows may cover.
  public let visibleRect: CGRect
  /// The whole display.
  public let bounds: CGRect
}

/// The content of a new window, as its placement sees it.
///
/// Differs from Apple: there are no views before the window is laid out, so the content has the size of the scene's `defaultSize`, or takes
/// what it is offered.
public struct WindowLayoutRoot {
  let defaultSize: CGSize?

  /// The size of the content at a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    defaultSize ?? proposal.replacingUnspecifiedDimensions(by: CGSize(width: 800, height: 600))
  }
}
