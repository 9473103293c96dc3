import Foundation

extension LayoutEngine {
  /// What is known of a view or guide that has variables of its own; they are made when it is first spoken of.
  func item(of element: any LayoutElement) -> LayoutItem {
    let name = ObjectIdentifier(element)
    if let item = itemOf[name] { return item }
    let item = LayoutItem(
      element, origin: (0...1).map { _ in solver.makeVariable(restricted: false) },
      length: (0...1).map { _ in solver.makeVariable(restricted: true) })
    itemOf[name] = item
    items.append(item)
    measure(item)
    // The frame counts from the superviews' places, so that these are to be found too. One that no constraint speaks of
    // lies at its superview's corner.
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
    let wish = LayoutSolver.Slack.priced(priority: 1, weight: 1)
    _ = try? solver.add(distance.terms, constant: distance.constant, above: wish, below: wish)
  }

  var allItems: [LayoutItem] { rootItem.map { items + [$0] } ?? items }

  /// What has become of an item's content.
  enum Remeasured { case same, resized, reshaped }

  /// Tells the solver the new size of an item's content, where that is only a matter of numbers.
  func remeasure(_ item: LayoutItem) -> Remeasured {
    guard let wanted = item.wantedContent else { return .same }
    var result = Remeasured.same
    for axis in 0...1 {
      switch (item.content[axis], wanted[axis]) {
      case (nil, nil): break
      case (let known?, let new?) where known.hugging == new.hugging && known.compression == new.compression:
        guard known.length != new.length else { continue }
        solver.changeConstant(of: known.handle, by: known.length - new.length)
        item.content[axis]!.length = new.length
        if result == .same { result = .resized }
      default: result = .reshaped
      }
    }
    if result != .same { item.fittedWidth = nil }
    return result
  }

  /// Tells the solver anew how large the content of an item is.
  func measure(_ item: LayoutItem) {
    guard let wanted = item.wantedContent else { return }
    item.fittedWidth = nil
    for axis in 0...1 {
      if let known = item.content[axis] { solver.remove(known.handle) }
      item.content[axis] = nil
      guard var content = wanted[axis] else { continue }
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
      var isNews = false
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
        isNews = true
      }
      guard isNews else { return }
      do throws(LayoutSolver.Conflict) {
        try solver.restoreFeasibility()
      } catch {
        // Only text whose height is required can come here.
        return setNeedsRebuild()
      }
      solver.optimize()
    }
  }

  /// What is known of `element`, if constraints place it.
  func knownItem(of element: any LayoutElement) -> LayoutItem? { itemOf[ObjectIdentifier(element)] }
}
