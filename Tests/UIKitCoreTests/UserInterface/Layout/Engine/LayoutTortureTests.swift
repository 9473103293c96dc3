import Foundation
import RuntimeLogging
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

/// Constraints and hierarchies may change in any order: every active constraint that was not reported as broken holds.
@MainActor @Suite("Layout under random changes") struct LayoutTortureTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// The difference of a constraint's sides, computed from the frames alone.
  private func difference(_ constraint: NSLayoutConstraint, in holder: UIView) -> CGFloat? {
    func value(_ item: AnyObject?, _ attribute: Attribute) -> CGFloat? {
      guard let view = item as? UIView else { return nil }
      let frame = view === holder ? CGRect(origin: .zero, size: view.bounds.size) : place(view, in: holder)
      switch attribute {
      case .leading, .left: return frame.minX
      case .trailing, .right: return frame.maxX
      case .top: return frame.minY
      case .bottom: return frame.maxY
      case .width: return frame.width
      case .height: return frame.height
      case .centerX: return frame.midX
      case .centerY: return frame.midY
      default: return nil
      }
    }
    guard let first = value(constraint.firstItem, constraint.firstAttribute) else { return nil }
    guard constraint.secondItem != nil else { return first - constraint.constant }
    guard let second = value(constraint.secondItem, constraint.secondAttribute) else { return nil }
    return first - second * constraint.multiplier - constraint.constant
  }

  private func place(_ view: UIView, in holder: UIView) -> CGRect {
    var frame = view.frame
    var above = view.superview
    while let outer = above, outer !== holder {
      frame.origin.x += outer.frame.minX
      frame.origin.y += outer.frame.minY
      above = outer.superview
    }
    return frame
  }

  private func randomConstraint(_ views: [UIView], using random: inout SeededGenerator) -> NSLayoutConstraint {
    let places: [Attribute] = [.leading, .trailing, .centerX, .top, .bottom, .centerY]
    let lengths: [Attribute] = [.width, .height]
    let isLength = random.below(3) == 0
    let attribute = isLength ? lengths[random.below(2)] : places[random.below(6)]
    let others = isLength ? lengths : places.filter { $0.axis == attribute.axis }
    let isAlone = isLength && random.below(2) == 0
    let made = NSLayoutConstraint(
      item: views[random.below(views.count)], attribute: attribute,
      relatedBy: [.equal, .greaterThanOrEqual, .lessThanOrEqual][random.below(3)],
      toItem: isAlone ? nil : views[random.below(views.count)],
      attribute: isAlone ? .notAnAttribute : others[random.below(others.count)],
      multiplier: [1, 1, 1, 0.5, 2, -1][random.below(6)], constant: CGFloat(random.below(120) - 40))
    if random.below(2) == 0 { made.priority = UILayoutPriority(Float(1 + random.below(1000))) }
    return made
  }

  @Test(
    "after any changes, every active constraint that is not reported as broken holds",
    arguments: Array(1...60) + [1057, 1261, 2436] as [UInt64])
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let root = UIView.sized(300, 300)
    let views: [UIView] = (0..<7).map { _ in SizedView(CGFloat(random.below(80)), CGFloat(random.below(80))) }
    for (index, view) in views.enumerated() {
      (index > 0 && random.below(2) == 0 ? views[random.below(index)] : root).addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = random.below(4) == 0
    }
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<30 {
      _ = RuntimeLog.capture {
        for _ in 0...random.below(4) { act(root, views, &constraints, using: &random) }
        root.layoutIfNeeded()
      }
      for constraint in constraints where constraint.priority.isRequired && !constraint.isReported {
        guard let holder = constraint.holder, holder.isDescendant(of: root) else { continue }
        guard let difference = difference(constraint, in: holder) else { continue }
        // Rounding to pixels moves each edge by at most a quarter of a point.
        let slack = 0.6 + 0.6 * abs(constraint.multiplier)
        switch constraint.relation {
        case .equal: #expect(abs(difference) <= slack, "seed \(seed): \(constraint)")
        case .greaterThanOrEqual: #expect(difference >= -slack, "seed \(seed): \(constraint)")
        case .lessThanOrEqual: #expect(difference <= slack, "seed \(seed): \(constraint)")
        }
      }
      for view in views { #expect(view.frame.width >= 0 && view.frame.height >= 0, "seed \(seed)") }
    }
  }

  private func act(
    _ root: UIView, _ views: [UIView], _ constraints: inout [NSLayoutConstraint], using random: inout SeededGenerator
  ) {
    let view = views[random.below(views.count)]
    switch random.below(12) {
    case 0...4:
      let made = randomConstraint(views + [root], using: &random)
      made.isActive = true
      constraints.append(made)
    case 5: constraints.randomElement(using: &random)?.isActive.toggle()
    case 6: constraints.randomElement(using: &random)?.constant += CGFloat(random.below(40) - 20)
    case 7: constraints.randomElement(using: &random)?.priority = random.below(2) == 0 ? .required : .defaultLow
    case 8: root.frame.size = CGSize(width: random.below(500), height: random.below(500))
    case 9: (view as? SizedView)?.content.width = CGFloat(random.below(90))
    case 10: view.translatesAutoresizingMaskIntoConstraints.toggle()
    default:
      let target = random.below(2) == 0 ? root : views[random.below(views.count)]
      if random.below(4) == 0 {
        view.removeFromSuperview()
      } else if !target.isDescendant(of: view) {
        target.addSubview(view)
      }
    }
  }

  @Test("values of any size give finite frames") func hugeNumbers() {
    let root = UIView.sized(100, 100)
    for constant in [CGFloat.greatestFiniteMagnitude, -1e300, 1e-300, .leastNonzeroMagnitude] {
      let view = root.addConstrained(SizedView(constant, 1e12))
      _ = RuntimeLog.capture {
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant),
          view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: constant, constant: constant),
          view.topAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -constant),
        ])
        root.layoutIfNeeded()
        root.frame.size.width = abs(constant)
        root.layoutIfNeeded()
        root.frame.size.width = 100
        root.layoutIfNeeded()
      }
      #expect([view.frame.minX, view.frame.maxX, view.frame.minY, view.frame.maxY].allSatisfy { $0.isFinite })
      #expect(view.frame.width >= 0)
    }
  }
}
