package import Foundation

extension CGFloat {
  /// The largest coordinate of a frame. Hosts convert frames to integers and single-precision numbers, which represent it exactly.
  package static let largestCoordinate: CGFloat = 16_777_216

  var asProposedLength: CGFloat? { isNaN ? nil : Swift.max(0, self) }
  /// A length of a size: zero if it is negative or not a number. It may be infinite.
  var asLength: CGFloat { self > 0 ? self : 0 }
  /// Zero if this is not a number.
  var asNumber: CGFloat { isNaN ? 0 : self }
  /// A coordinate of a frame: a finite number.
  var asCoordinate: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -.largestCoordinate), .largestCoordinate) }

  func clamped(_ lower: CGFloat, _ upper: CGFloat) -> CGFloat { Swift.max(lower, Swift.min(self, upper)) }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ length: CGFloat, along axis: Axis, across other: CGFloat) {
    self = axis == .horizontal ? CGSize(width: length, height: other) : CGSize(width: other, height: length)
  }

  var normalized: CGSize { CGSize(width: width.asLength, height: height.asLength) }
}

extension CGPoint {
  /// The coordinate on an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package init(_ length: CGFloat, along axis: Axis, across other: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: length, y: other) : CGPoint(x: other, y: length)
  }
}
