public import Foundation
import ViewBacking

extension CGPath {
  /// A path that fills the same points and does not cross itself.
  ///
  /// Both fill rules fill the same points of the result. Subpaths are closed, and those around holes have the other direction.
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: nil, using: rule) { first, _ in first }
  }

  /// A path that fills the points that either path fills.
  ///
  /// Differs from Apple: where curves cross is found to within a 65536th of the largest coordinate.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, using: rule) { $0 || $1 }
  }

  /// A path that fills the points that both paths fill.
  ///
  /// Differs from Apple: where curves cross is found to within a 65536th of the largest coordinate.
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, using: rule) { $0 && $1 }
  }

  /// A path that fills the points that this path fills and the other one does not.
  ///
  /// Differs from Apple: where curves cross is found to within a 65536th of the largest coordinate.
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, using: rule) { $0 && !$1 }
  }

  /// A path that fills the points that one of the paths fills and the other one does not.
  ///
  /// Differs from Apple: where curves cross is found to within a 65536th of the largest coordinate.
  public final func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, using: rule) { $0 != $1 }
  }

  /// The lines and curves of this path that are in what the other one fills, its edge included.
  ///
  /// Subpaths that are cut are open; a closed one that is in there as a whole stays closed.
  public final func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    let arrangement = PathArrangement(builder, other.builder, closesFirst: false)
    return CGPath(PathBuilder(arrangement.lines(inside: true) { $0.isFilled(by: rule) }))
  }

  /// The lines and curves of this path that are not in what the other one fills; its edge belongs to what it fills.
  ///
  /// Subpaths that are cut are open; a closed one that is outside as a whole stays closed.
  public final func lineSubtraction(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    let arrangement = PathArrangement(builder, other.builder, closesFirst: false)
    return CGPath(PathBuilder(arrangement.lines(inside: false) { $0.isFilled(by: rule) }))
  }

  /// Whether there are points that both paths fill.
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// A path whose curves are lines, none of which is further from its curve than the threshold.
  public final func flattened(threshold: CGFloat) -> CGPath {
    var (here, start) = (CGPoint.zero, CGPoint.zero)
    var elements: [PathElement] = []
    for element in builder.elements {
      switch element {
      case .move(let to):
        (here, start) = (to, to)
        elements.append(element)
      case .line(let to):
        here = to
        elements.append(element)
      case .curve(let one, let two, let end):
        let piece = PathPiece(start: here, one, two, end)
        let count = piece.lineCount(within: Double(threshold))
        for step in 1...count { elements.append(.line(piece.point(Double(step) / Double(count)))) }
        here = end
      case .close:
        here = start
        elements.append(element)
      }
    }
    return CGPath(PathBuilder(elements))
  }

  private func combined(
    with other: CGPath?, using rule: CGPathFillRule, _ isInside: (_ first: Bool, _ second: Bool) -> Bool
  ) -> CGPath {
    let arrangement = PathArrangement(builder, other?.builder ?? PathBuilder(), closesFirst: true)
    let elements = arrangement.outline { first, second in
      isInside(first.isFilled(by: rule), second.isFilled(by: rule))
    }
    return CGPath(PathBuilder(elements))
  }
}

extension Int {
  /// Whether a point with this winding number is inside by a rule. The number is even where an even number of lines is crossed.
  fileprivate func isFilled(by rule: CGPathFillRule) -> Bool { rule == .evenOdd ? self % 2 != 0 : self != 0 }
}
