import Foundation
import LayoutSolver
import RuntimeLogging

extension LayoutEngine {
  /// The item of a view or guide that has its own variables; they are created on first use.
  func item(of element: any LayoutElement) -> LayoutItem {
    let name = ObjectIdentifier(element)
    if let item = itemOf[name] { return item }
    let item = LayoutItem(
      element, origin: (0...1).map { _ in solver.makeVariable(restricted: false) },
      length: (0...1).map { _ in solver.makeVariable(restricted: true) })
    itemOf[name] = item
    items.append(item)
    measure(item)
    // The frame is relative to the superviews' positions, so these have to be solved too. A view without constraints is at its superview's
    // corner.
    var above = element is UIView ? element.layoutOwner?.superview : element.layoutOwner
    while let view = above, view !== root {
      if !view.hasGivenFrame, itemOf[ObjectIdentifier(view)] == nil {
        _ = self.item(of: view)
        for axis in 0...1 { stay(view, axis) }
      }
      above = view.superview
    }
    return item
  }

  private func stay(_ view: UIView, _ axis: Int) {
    guard let superview = view.superview else { return }
    let distance = origin(of: view, axis).adding(origin(of: superview, axis), times: -1)
    let preference = LayoutSolver.Slack.priced(priority: 1, weight: 1)
    _ = try? solver.add(distance.terms, constant: distance.constant, above: preference, below: preference)
  }

  var allItems: [LayoutItem] { rootItem.map { items + [$0] } ?? items }

  /// How an item's content has changed.
  enum Remeasured { case same, resized, reshaped }

  /// Passes the new size of an item's content to the solver, if only numbers change.
  func remeasure(_ item: LayoutItem) -> Remeasured {
    guard let preferred = item.preferredContent else { return .same }
    var result = Remeasured.same
    for axis in 0...1 {
      switch (item.content[axis], preferred[axis]) {
      case (nil, nil): break
      case (let current?, let new?) where current.hugging == new.hugging && current.compression == new.compression:
        guard current.length != new.length else { continue }
        solver.changeConstant(of: current.handle, by: current.length - new.length)
        item.content[axis]!.length = new.length
        if result == .same { result = .resized }
      default: result = .reshaped
      }
    }
    if result != .same { item.fittedWidth = nil }
    return result
  }

  /// Replaces the size of an item's content in the solver.
  func measure(_ item: LayoutItem) {
    guard let preferred = item.preferredContent else { return }
    item.fittedWidth = nil
    for axis in 0...1 {
      if let current = item.content[axis] { solver.remove(current.handle) }
      item.content[axis] = nil
      guard var content = preferred[axis] else { continue }
      do throws(LayoutSolver.Conflict) {
        content.handle = try solver.add(
          [(item.length[axis], 1)], constant: -content.length,
          above: content.hugging.slack(), below: content.compression.slack())
        item.content[axis] = content
      } catch {
        RuntimeLog.write(
          "The content of a \(item.view.map { "\(type(of: $0))" } ?? "view") requires a size that constraints rule out."
        )
      }
    }
  }

  /// Gives text that is narrower than its longest line the height that it needs at that width, and solves again.
  func fitHeights() {
    for _ in 0..<3 {
      var hasChanged = false
      for item in allItems {
        guard let view = item.view, let content = item.content[1] else { continue }
        let width = solver.value(of: item.length[0])
        guard item.fittedWidth.map({ abs($0 - width) > 1e-6 }) ?? true else { continue }
        item.fittedWidth = width
        guard let height = view.height(forWidth: CGFloat(width)) else { continue }
        let needed = Double(height)
        guard needed.isFinite, needed >= 0, abs(needed - content.length) > 1e-9 else { continue }
        solver.changeConstant(of: content.handle, by: content.length - needed)
        item.content[1]!.length = needed
        hasChanged = true
      }
      guard hasChanged else { return }
      do throws(LayoutSolver.Conflict) {
        try solver.restoreFeasibility()
      } catch {
        // Only text with a required height reaches this point.
        return setNeedsRebuild()
      }
      solver.optimize()
    }
  }

  /// The item of `element`, if constraints position it.
  func knownItem(of element: any LayoutElement) -> LayoutItem? { itemOf[ObjectIdentifier(element)] }
}
