import SwiftUICore
import UIKitCore

extension Path {
  /// A path that fills the same points and does not cross itself.
  ///
  /// Both rules of filling fill the same points of the result. As with the other combinations, what `strokedPath(_:)` adds is left out.
  public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: .rule(eoFill))) }

  /// A path that fills the points that either path fills.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, other, eoFill) }

  /// A path that fills the points that both paths fill.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(.intersection, other, eoFill) }

  /// A path that fills the points that this path fills and the other one does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(.subtracting, other, eoFill) }

  /// A path that fills the points that one of the paths fills and the other one does not.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }

  /// The lines and curves of this path that are in what the other one fills, its edge included.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.lineIntersection, other, eoFill)
  }

  /// The lines and curves of this path that are not in what the other one fills.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.lineSubtraction, other, eoFill)
  }

  func combined(_ combination: PathCombination, _ other: Path, _ eoFill: Bool) -> Path {
    let (first, second, rule) = (cgPath, other.cgPath, CGPathFillRule.rule(eoFill))
    return switch combination {
    case .union: Path(first.union(second, using: rule))
    case .intersection: Path(first.intersection(second, using: rule))
    case .subtracting: Path(first.subtracting(second, using: rule))
    case .symmetricDifference: Path(first.symmetricDifference(second, using: rule))
    case .lineIntersection: Path(first.lineIntersection(second, using: rule))
    case .lineSubtraction: Path(first.lineSubtraction(second, using: rule))
    }
  }
}

/// How two paths become one.
enum PathCombination {
  case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
}

extension CGPathFillRule {
  fileprivate static func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }
}
