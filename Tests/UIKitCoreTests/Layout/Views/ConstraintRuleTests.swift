import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Constraints and their views") struct ConstraintRuleTests {
  @Test("the nearest common superview owns a constraint") func holding() {
    let root = UIView.sized(100, 100)
    let (one, two) = (root.addConstrained(UIView()), root.addConstrained(UIView()))
    let deep = one.addConstrained(UIView())
    let pairs: [(NSLayoutConstraint, UIView)] = [
      (one.leadingAnchor.constraint(equalTo: two.leadingAnchor), root),
      (deep.topAnchor.constraint(equalTo: one.topAnchor), one),
      (deep.topAnchor.constraint(equalTo: two.topAnchor), root),
      (deep.widthAnchor.constraint(equalToConstant: 1), deep),
      (one.widthAnchor.constraint(equalTo: root.safeAreaLayoutGuide.widthAnchor), root),
    ]
    for (constraint, holder) in pairs {
      constraint.isActive = true
      #expect(holder.constraints.contains(constraint))
      #expect(constraint.holder === holder)
      constraint.isActive = false
      #expect(holder.constraints.isEmpty)
    }
    root.addConstraint(pairs[3].0)
    #expect(root.constraints == [pairs[3].0])
    deep.removeConstraint(pairs[3].0)
    #expect(pairs[3].0.isActive)
    root.removeConstraints(root.constraints)
    #expect(!pairs[3].0.isActive)
  }

  @Test("a mistake that raises an exception on a device is ignored with a log line") func mistakes() {
    let root = UIView.sized(100, 100)
    let view = root.addConstrained(UIView())
    let stranger = UIView()
    func make(
      _ first: Any, _ attribute: NSLayoutConstraint.Attribute, _ second: Any?, _ other: NSLayoutConstraint.Attribute,
      _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: multiplier,
        constant: constant)
    }
    let wrong = [
      make(view, .leading, nil, .notAnAttribute), make(view, .width, root, .left), make(view, .top, root, .leading),
      make(view, .left, root, .leading), make(view, .leadingMargin, root, .right), make("view", .top, root, .top),
      make(view, .notAnAttribute, root, .top), make(view, .width, root, .width, .nan),
      make(view, .width, nil, .notAnAttribute, 1, .infinity), make(view, .top, stranger, .top),
      make(view, .top, nil, .top), UILayoutGuide().widthAnchor.constraint(equalToConstant: 1),
    ]
    for constraint in wrong {
      let said = RuntimeLog.capture { constraint.isActive = true }
      #expect(said.sentences.count == 1, "\(constraint)")
      #expect(!constraint.isActive)
      let added = RuntimeLog.capture { root.addConstraint(constraint) }
      #expect(added.sentences.count == 1)
    }
    let foreign = view.widthAnchor.constraint(equalToConstant: 3)
    let said = RuntimeLog.capture { stranger.addConstraint(foreign) }
    #expect(said.sentences.count == 1)
    #expect(root.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
  }

  @Test("a constraint has its parts, and describes itself as a formula") func parts() {
    let root = UIView.sized(1, 1)
    let label = root.addConstrained(UILabel())
    let made = NSLayoutConstraint(
      item: label, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: root, attribute: .trailingMargin,
      multiplier: 2, constant: -3)
    made.priority = .defaultHigh
    made.identifier = "edge"
    #expect(made.firstItem === label)
    #expect(made.secondItem === root)
    #expect(made.firstAttribute == .trailing)
    #expect(made.secondAttribute == .trailingMargin)
    #expect(made.relation == .lessThanOrEqual)
    #expect(made.multiplier == 2)
    #expect(
      made.description == "<NSLayoutConstraint 'edge' UILabel.trailing <= 2.0*UIView.trailingMargin - 3.0 @750.0>")
    let alone = label.heightAnchor.constraint(greaterThanOrEqualToConstant: 9)
    #expect(alone.secondItem == nil)
    #expect(alone.secondAttribute == .notAnAttribute)
    #expect(alone.description == "<NSLayoutConstraint UILabel.height >= 9.0>")
    #expect(label.widthAnchor.item as? UIView === label)
  }

  @Test("constraints are updated from the inside out, once, and again on request") func updating() {
    final class Heard { var names: [String] = [] }
    final class Updating: UIView {
      let name: String
      let heard: Heard
      init(_ name: String, _ heard: Heard) {
        (self.name, self.heard) = (name, heard)
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func updateConstraints() {
        heard.names.append(name)
        super.updateConstraints()
      }
    }
    final class Controller: UIViewController {
      let heard: Heard
      init(_ heard: Heard) {
        self.heard = heard
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = Updating("view", heard) }
      override func updateViewConstraints() {
        heard.names.append("controller")
        super.updateViewConstraints()
      }
    }
    let heard = Heard()
    let controller = Controller(heard)
    let (outer, inner) = (Updating("outer", heard), Updating("inner", heard))
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    controller.view.layoutIfNeeded()
    controller.view.layoutIfNeeded()
    #expect(heard.names == ["inner", "outer", "controller", "view"])
    heard.names = []
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    controller.view.updateConstraintsIfNeeded()
    #expect(heard.names == ["outer"])
    #expect(!outer.needsUpdateConstraints())
  }

  @Test("priorities compare by their values, and those above 1000 are required") func priorities() {
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(UILayoutPriority(rawValue: 3) == UILayoutPriority(3))
    #expect(UILayoutPriority(2000).isRequired)
    #expect(UILayoutPriority(.nan).isRequired)
    #expect(!UILayoutPriority(999.5).isRequired)
  }

  @Test("a view without constraints allocates nothing for them") func nothingKept() {
    let root = UIView.sized(100, 100)
    let view = UIView(frame: rect(1, 2, 3, 4))
    root.addSubview(view)
    root.layoutIfNeeded()
    _ = view.constraints
    _ = view.layoutMargins
    _ = view.safeAreaInsets
    view.translatesAutoresizingMaskIntoConstraints = true
    #expect(root.layoutState == nil)
    #expect(view.layoutState == nil)
    view.removeFromSuperview()
    #expect(view.frame == rect(1, 2, 3, 4))
  }
}
