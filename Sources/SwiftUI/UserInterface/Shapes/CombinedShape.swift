import SwiftUICore
import UIKitCore

/// Two shapes in one rectangle whose outlines become one.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combination: PathCombination
  let eoFill: Bool

  func path(in rect: CGRect) -> Path { first.path(in: rect).combined(combination, second.path(in: rect), eoFill) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// A shape that fills the points that either shape fills.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, combination: .union, eoFill: eoFill)
  }

  /// A shape that fills the points that both shapes fill.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, combination: .intersection, eoFill: eoFill)
  }

  /// A shape that fills the points that this shape fills and the other one does not.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, combination: .subtracting, eoFill: eoFill)
  }

  /// A shape that fills the points that one of the shapes fills and the other one does not.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, combination: .symmetricDifference, eoFill: eoFill)
  }

  /// The lines and curves of this shape that are in what the other one fills, its edge included.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, combination: .lineIntersection, eoFill: eoFill)
  }

  /// The lines and curves of this shape that are not in what the other one fills.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, combination: .lineSubtraction, eoFill: eoFill)
  }
}
