public import Foundation

/// A type that identifies an alignment guide.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in a view that has no explicit value for it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Adds the explicit value of one more subview to that of the container. `n` is the number of values so far.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The mean of all values.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    let count = CGFloat(n)
    parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
  }
}

/// A guide of either axis.
package struct AlignmentKey: Hashable {
  package let axis: Axis
  package let id: any AlignmentID.Type

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.axis == rhs.axis && lhs.id == rhs.id }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }

  /// One value for those of several subviews, without those that have none.
  func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }
}
