import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Constraints and their views") struct ConstraintTests {
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
      let logged = RuntimeLog.capture { constraint.isActive = true }
      #expect(logged.sentences.count == 1, "\(constraint)")
      #expect(!constraint.isActive)
      let added = RuntimeLog.capture { root.addConstraint(constraint) }
      #expect(added.sentences.count == 1)
    }
    let foreign = view.widthAnchor.constraint(equalToConstant: 3)
    let logged = RuntimeLog.capture { stranger.addConstraint(foreign) }
    #expect(logged.sentences.count == 1)
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

  @Test("on another thread a constraint describes itself by its type only") func descriptionElsewhere() async {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(await Task.detached { constraint.description }.value == "<NSLayoutConstraint>")
  }

  @Test("constraints are updated from the inside out, once, and again on request") func updating() {
    final class Received { var names: [String] = [] }
    final class Updating: UIView {
      let name: String
      let received: Received
      init(_ name: String, _ received: Received) {
        (self.name, self.received) = (name, received)
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func updateConstraints() {
        received.names.append(name)
        super.updateConstraints()
      }
    }
    final class Controller: UIViewController {
      let received: Received
      init(_ received: Received) {
        self.received = received
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = Updating("view", received) }
      override func updateViewConstraints() {
        received.names.append("controller")
        super.updateViewConstraints()
      }
    }
    let received = Received()
    let controller = Controller(received)
    let (outer, inner) = (Updating("outer", received), Updating("inner", received))
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    controller.view.layoutIfNeeded()
    controller.view.layoutIfNeeded()
    #expect(received.names == ["inner", "outer", "controller", "view"])
    received.names = []
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    controller.view.updateConstraintsIfNeeded()
    #expect(received.names == ["outer"])
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

@MainActor @Suite("Constraints: adding and removing") struct ConstraintLifeTests {
  @Test("A view that is removed and added again loses its constraints to outside views, and keeps those inside")
  func backAgain() {
    let root = UIView.sized(300, 100)
    let box = root.addConstrained(UIView())
    let inner = box.addConstrained(UIView())
    let outside = [
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
    ]
    let inside = [
      box.heightAnchor.constraint(equalToConstant: 30), inner.widthAnchor.constraint(equalTo: box.widthAnchor),
    ]
    NSLayoutConstraint.activate(outside + inside)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 150 && inner.convert(CGPoint.zero, to: root).x == 40)
    box.removeFromSuperview()
    #expect(outside.allSatisfy { !$0.isActive } && inside.allSatisfy(\.isActive) && root.constraints.isEmpty)
    root.addSubview(box)
    root.layoutIfNeeded()
    #expect(outside.allSatisfy { !$0.isActive }, "nobody activates them again but the app")
    #expect(box.frame.height == 30)
    NSLayoutConstraint.activate(outside)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 150)
  }

  @Test("Activating an active constraint, and deactivating an inactive one, changes nothing") func idempotent() {
    let root = UIView.sized(300, 100)
    let view = root.addConstrained(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = false
    for _ in 0..<3 { width.isActive = true }
    view.addConstraint(width)
    #expect(view.constraints == [width])
    root.removeConstraint(width)
    #expect(width.isActive, "only the view that holds it can remove it")
    view.removeConstraint(width)
    view.removeConstraint(width)
    #expect(!width.isActive && view.constraints.isEmpty)
  }

  @Test("A constraint can be added to any common ancestor of its items, and is refused by other views")
  func holders() {
    let (root, outer) = (UIView.sized(300, 100), UIView())
    root.addSubview(outer)
    let view = outer.addConstrained(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    root.addConstraint(width)
    #expect(root.constraints == [width])
    outer.addConstraint(width)
    #expect(root.constraints.isEmpty && outer.constraints == [width], "it is held once")
    let stranger = UIView()
    let sentences = RuntimeLog.capture { stranger.addConstraint(width) }.sentences
    #expect(sentences.count == 1 && outer.constraints == [width])
  }

  @Test("Of two sets of constraints with one active at a time, the layout is that of the active one") func sets() {
    let root = UIView.sized(200, 100)
    let (one, two) = (root.addConstrained(UIView()), root.addConstrained(UIView()))
    func pinned(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [NSLayoutConstraint] {
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: nil, views: ["one": one, "two": two])
    }
    let row = pinned("H:|[one][two(==one)]|", [.alignAllTop, .alignAllBottom]) + pinned("V:|[one]|")
    let column = pinned("V:|[one][two(==one)]|", [.alignAllLeading, .alignAllTrailing]) + pinned("H:|[one]|")
    let sentences = RuntimeLog.capture {
      for _ in 0..<3 {
        NSLayoutConstraint.deactivate(column)
        NSLayoutConstraint.activate(row)
        root.layoutIfNeeded()
        #expect([one.frame, two.frame] == [rect(0, 0, 100, 100), rect(100, 0, 100, 100)])
        NSLayoutConstraint.deactivate(row)
        NSLayoutConstraint.activate(column)
        root.layoutIfNeeded()
        #expect([one.frame, two.frame] == [rect(0, 0, 200, 50), rect(0, 50, 200, 50)])
      }
    }.sentences
    #expect(sentences == [])
  }

  @Test("A constraint retains no view, and activating one whose view was freed is reported") func weakItems() {
    let root = UIView.sized(100, 100)
    weak var released: UIView?
    var constraint: NSLayoutConstraint?
    do {
      let view = root.addConstrained(UIView())
      released = view
      constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor)
      constraint?.isActive = true
      root.layoutIfNeeded()
      view.removeFromSuperview()
    }
    #expect(released == nil && constraint?.firstItem == nil && constraint?.isActive == false)
    let sentences = RuntimeLog.capture { constraint?.isActive = true }.sentences
    #expect(sentences.count == 1 && sentences[0].contains("gone"))
    #expect(constraint?.description.contains("(gone)") == true)
  }

  @Test("Constraints that the app changes in updateConstraints are part of the same pass") func inUpdate() {
    final class Adapting: UIView {
      lazy var inner = addConstrained(UIView())
      lazy var width = inner.widthAnchor.constraint(equalToConstant: 0)
      var wanted: CGFloat = 10 {
        didSet { setNeedsUpdateConstraints() }
      }
      var updates = 0
      override func updateConstraints() {
        updates += 1
        width.constant = wanted
        width.isActive = true
        super.updateConstraints()
      }
    }
    let view = Adapting(frame: rect(0, 0, 100, 100))
    view.layoutIfNeeded()
    #expect(view.inner.frame.width == 10)
    let before = view.updates
    view.wanted = 30
    view.wanted = 40
    view.layoutIfNeeded()
    #expect(view.inner.frame.width == 40 && view.updates == before + 1)
    view.layoutIfNeeded()
    #expect(view.updates == before + 1)
  }

  @Test("A constraint that changes in layoutSubviews is laid out before the pass ends") func inLayout() {
    final class Breaking: UIView {
      lazy var inner = addConstrained(UIView())
      lazy var width = inner.widthAnchor.constraint(equalToConstant: 10)
      override func layoutSubviews() {
        super.layoutSubviews()
        width.constant = bounds.width > 150 ? 80 : 20
        width.isActive = true
      }
    }
    let view = Breaking(frame: rect(0, 0, 100, 100))
    view.layoutIfNeeded()
    #expect(view.inner.frame.width == 20)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.inner.frame.width == 80)
  }

  @Test(
    "System spacing is 8 points times the multiplier, in both directions",
    arguments: [(0.5, 4), (1, 8), (2, 16)] as [(CGFloat, CGFloat)])
  func systemSpacing(multiplier: CGFloat, points: CGFloat) {
    let root = UIView.sized(300, 300)
    let (one, two) = (root.addConstrained(SizedView(20, 20)), root.addConstrained(SizedView(20, 20)))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: multiplier),
      one.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: multiplier),
      two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: multiplier),
      two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: multiplier),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.origin == CGPoint(x: points, y: points))
    #expect(two.frame.origin == CGPoint(x: 2 * points + 20, y: 2 * points + 20))
  }

  @Test("Distances between anchors are dimensions: three gaps in a row can be made equal") func offsets() {
    let root = UIView.sized(400, 100)
    let views = [50, 70, 40].map { root.addConstrained(SizedView($0, 10)) }
    let edges = [root.leadingAnchor] + views.flatMap { [$0.leadingAnchor, $0.trailingAnchor] } + [root.trailingAnchor]
    let gaps = stride(from: 0, to: edges.count, by: 2).map { edges[$0].anchorWithOffset(to: edges[$0 + 1]) }
    NSLayoutConstraint.activate(gaps.dropFirst().map { $0.constraint(equalTo: gaps[0], multiplier: 1) })
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [60, 170, 300])
  }
}
