import Foundation

/// A view or a guide whose rectangle the engine finds.
@MainActor final class LayoutItem {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  /// Where the near edges lie in the coordinates of the engine's root, by axis, and how long the sides are.
  let origin: [LayoutSolver.Symbol]
  let length: [LayoutSolver.Symbol]
  /// The content's size as it is wanted now, by axis, and what the solver keeps of it.
  var content: [Content?] = [nil, nil]

  /// The width for which the height of text was last found.
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

  /// How large the view's content is and how much it wants to be that, by axis; `nil` for a guide.
  var wantedContent: [Content?]? {
    guard let view else { return nil }
    let size = view.intrinsicContentSize
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
  /// What the solver calls it; `nil` while it contradicts others.
  var handle: LayoutSolver.Handle?
  var constant = 0.0
  var isDynamic = false

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
}
