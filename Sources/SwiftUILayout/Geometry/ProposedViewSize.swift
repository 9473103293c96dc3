public import Foundation

/// The size that a container offers a subview. A dimension may be unspecified: the subview then has its ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, or `nil` for the ideal one.
  public var width: CGFloat?
  /// The height, or `nil` for the ideal one.
  public var height: CGFloat?

  /// Zero by zero; the answer is the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No dimension is specified; the answer is the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Infinite in both dimensions; the answer is the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal of these dimensions.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size; `size` provides the dimensions that are not specified.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A proposal of a length along `axis`, and one across it.
  package init(_ length: CGFloat?, along axis: Axis, across other: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: other) : ProposedViewSize(width: other, height: length)
  }

  /// The proposal without what is no length: not a number is unspecified, and less than zero is zero.
  var normalized: ProposedViewSize {
    ProposedViewSize(width: width?.asProposedLength, height: height?.asProposedLength)
  }

  /// The proposal, smaller by `insets` and not below zero.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
  }
}
