import Foundation
import LayoutSolver

/// A view or a guide whose rectangle the engine computes.
@MainActor final class LayoutItem {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  /// The positions of the near edges in the coordinates of the engine's root, and the lengths of the sides, by axis.
  let origin: [LayoutSolver.Symbol]
  let length: [LayoutSolver.Symbol]
  /// The current size of the content, by axis, and its constraints in the solver.
  var content: [Content?] = [nil, nil]

  /// The width for which the height of text was last computed.
  var fittedWidth: Double?

  struct Content {
    var handle: LayoutSolver.Handle = -1
    var length: Double
    var hugging: UILayoutPriority
    var compression: UILayoutPriority
  }

  init(_ element: any LayoutElement, origin: [LayoutSolver.Symbol], length: [LayoutSolver.Symbol]) {
    view = element as? UIView
    guide = element as? UILayoutGuide
    self.origin = origin
    self.length = length
  }

  /// The size of the view's content and its priorities, by axis; `nil` for a guide.
  var preferredContent: [Content?]? {
    guard let view else { return nil }
    let size = view.intrinsicFrameSize
    return [(Double(size.width), NSLayoutConstraint.Axis.horizontal), (Double(size.height), .vertical)].map {
      length, axis in
      guard length.isFinite, length >= 0 else { return nil }
      return Content(
        length: min(length, 1e6), hugging: view.contentHuggingPriority(for: axis),
        compression: view.contentCompressionResistancePriority(for: axis))
    }
  }
}

/// A constraint in an engine.
@MainActor final class InstalledConstraint {
  let constraint: NSLayoutConstraint
  /// Its handle in the solver; `nil` while it conflicts with others.
  var handle: LayoutSolver.Handle?
  var constant = 0.0
  var isDynamic = false

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
}
