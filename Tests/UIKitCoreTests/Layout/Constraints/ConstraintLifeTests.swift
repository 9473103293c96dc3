import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

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
    weak var gone: UIView?
    var constraint: NSLayoutConstraint?
    do {
      let view = root.addConstrained(UIView())
      gone = view
      constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor)
      constraint?.isActive = true
      root.layoutIfNeeded()
      view.removeFromSuperview()
    }
    #expect(gone == nil && constraint?.firstItem == nil && constraint?.isActive == false)
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
