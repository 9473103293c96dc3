import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Layout by constraints") struct ConstraintLayoutTests {
  @Test("edges, centres, lengths and multipliers place a view, and follow the root's size") func attributes() {
    let root = UIView.sized(300, 200)
    let (box, half, corner) = (
      root.addConstrained(UIView()), root.addConstrained(UIView()), root.addConstrained(UIView())
    )
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.heightAnchor.constraint(equalToConstant: 40),
      half.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      half.heightAnchor.constraint(equalTo: half.widthAnchor, multiplier: 0.2, constant: 2),
      half.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      half.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: 2),
      NSLayoutConstraint(
        item: corner, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
        constant: 1),
      NSLayoutConstraint(
        item: corner, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 1,
        constant: 0),
      corner.widthAnchor.constraint(equalToConstant: 10), corner.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == rect(20, 10, 250, 40))
    #expect(half.frame == rect(70, 66, 150, 32))
    #expect(corner.frame == rect(71, 190, 10, 10))
    root.frame.size = CGSize(width: 400, height: 100)
    root.layoutIfNeeded()
    #expect(box.frame == rect(20, 10, 350, 40))
    #expect(half.frame == rect(95, 66, 200, 42))
    #expect(corner.frame == rect(96, 90, 10, 10))
  }

  @Test("In a column that nothing pins to its superview the first view stays at 0, and the others follow")
  func ambiguous() {
    let root = UIView.sized(100, 400)
    let views = (0..<3).map { _ in root.addConstrained(UIView()) }
    var previous: UIView?
    for view in views {
      view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 88).isActive = true
      if let previous { view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 10).isActive = true }
      previous = view
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == [rect(0, 0, 100, 88), rect(0, 98, 100, 88), rect(0, 196, 100, 88)])
  }

  @Test("content compression resistance is higher than hugging, and priorities decide how much") func content() {
    let root = UIView.sized(100, 50)
    let (one, two) = (root.addConstrained(SizedView(40, 10)), root.addConstrained(SizedView(50, 10)))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor), one.topAnchor.constraint(equalTo: root.topAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor), two.topAnchor.constraint(equalTo: root.topAnchor),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame == rect(0, 0, 40, 10))
    #expect(two.frame == rect(40, 0, 60, 10))
    one.content.width = 30
    root.layoutIfNeeded()
    #expect(two.frame == rect(30, 0, 70, 10))
    two.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    #expect(two.frame == rect(50, 0, 50, 10))
    root.frame.size.width = 70
    one.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame == rect(0, 0, 20, 10))
    #expect(two.frame == rect(20, 0, 50, 10))
    one.content = CGSize(width: UIView.noIntrinsicMetric, height: 12)
    two.content.width = 60
    root.layoutIfNeeded()
    #expect(one.frame == rect(0, 0, 10, 12))
  }

  @Test("a constant and a priority can be changed, and a constraint added and removed") func changes() {
    let root = UIView.sized(100, 100)
    let view = root.addConstrained(SizedView(10, 10))
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    right.priority = .defaultLow
    NSLayoutConstraint.activate([left, right, top])
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 0, 10, 10))
    left.constant = 8
    top.constant = 3
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 3, 10, 10))
    right.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 3, 92, 10))
    right.isActive = false
    #expect(!right.isActive)
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 3, 10, 10))
    right.isActive = true
    left.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame == rect(90, 3, 10, 10))
  }

  @Test("text that becomes narrow grows in height, and shrinks again") func widthDependentHeight() {
    let root = UIView.sized(400, 400)
    let label = root.addConstrained(UILabel())
    let below = root.addConstrained(SizedView(10, 10))
    label.numberOfLines = 0
    label.text = String(repeating: "a", count: 40)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 320, 20))
    root.frame.size.width = 160
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 160, 40))
    #expect(below.frame == rect(0, 40, 10, 10))
    label.text = String(repeating: "a", count: 50)
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 160, 60))
    root.frame.size.width = 600
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 400, 20))
    #expect(below.frame == rect(0, 20, 10, 10))
    label.numberOfLines = 1
    root.frame.size.width = 80
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 80, 20))
  }

  @Test("contradictory constraints are reported, the last is ignored, and applies again when it can")
  func contradiction() {
    let root = UIView.sized(100, 100)
    let view = root.addConstrained(UIView())
    view.accessibilityIdentifier = "box"
    let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
    wide.identifier = "wide"
    let (first, rest) = RuntimeLog.capture {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10), wide,
      ])
      root.layoutIfNeeded()
      return view.frame
    }
    #expect(first == rect(0, 0, 100, 10))
    #expect(rest.count == 1)
    #expect(rest.first?.hasPrefix("Unable to simultaneously satisfy constraints") == true)
    #expect(rest.first?.contains("'wide' UIView:'box'.width >= 150") == true)
    #expect(rest.first?.contains("UIView:'box'.trailing == UIView.trailing") == true)
    #expect(rest.first?.contains("height") == false)
    let resized = RuntimeLog.capture {
      root.frame.size.width = 90
      root.layoutIfNeeded()
      #expect(view.frame.width == 90)
      root.frame.size.width = 200
      root.layoutIfNeeded()
      #expect(view.frame.width == 200)
    }
    #expect(resized.sentences == [], "It is reported once, until it holds again.")
    let again = RuntimeLog.capture {
      root.frame.size.width = 120
      root.layoutIfNeeded()
    }
    #expect(again.sentences.count == 1)
    #expect(view.frame == rect(0, 0, 120, 10))
    #expect(wide.isActive)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 120, 10))
  }

  @Test("a view with a given frame is a fixed reference for others") func givenFrames() {
    let root = UIView.sized(200, 200)
    let fixed = UIView(frame: rect(30, 30, 50, 50))
    fixed.autoresizingMask = .flexibleWidth
    root.addSubview(fixed)
    let view = root.addConstrained(SizedView(10, 10))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
      view.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(85, 50, 10, 10))
    fixed.center.y += 10
    root.layoutIfNeeded()
    #expect(view.frame == rect(85, 60, 10, 10))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame.minX == fixed.frame.maxX + 5)
    #expect(fixed.frame.width > 50)
  }

  @Test("constraints cross views with given frames, and reach into placed views") func acrossLevels() {
    let root = UIView.sized(200, 200)
    let outer = UIView(frame: rect(20, 30, 100, 100))
    root.addSubview(outer)
    let inner = outer.addConstrained(UIView())
    let deep = inner.addConstrained(SizedView(8, 8))
    let inside = [
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3),
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.heightAnchor.constraint(equalToConstant: 50),
      deep.centerXAnchor.constraint(equalTo: inner.centerXAnchor), deep.topAnchor.constraint(equalTo: inner.topAnchor),
    ]
    NSLayoutConstraint.activate(inside + [inner.widthAnchor.constraint(equalToConstant: 40)])
    root.layoutIfNeeded()
    #expect(inner.frame == rect(3, 0, 40, 50))
    #expect(deep.frame == rect(16, 0, 8, 8))
    NSLayoutConstraint.deactivate(inner.constraints.filter { $0.firstAttribute == .width })
    let across = inner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)
    across.isActive = true
    #expect(root.constraints == [across])
    root.layoutIfNeeded()
    #expect(inner.frame == rect(3, 0, 167, 50))
    #expect(deep.frame == rect(79.5, 0, 8, 8))
    outer.frame.origin.x = 40
    root.layoutIfNeeded()
    #expect(inner.frame == rect(3, 0, 147, 50))
    across.isActive = false
    inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(3, 0, 20, 50))
  }

  @Test("guides behave like views, and distances are dimensions") func guides() {
    let root = UIView.sized(100, 100)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let (one, two) = (root.addConstrained(SizedView(20, 10)), root.addConstrained(SizedView(30, 10)))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor), one.topAnchor.constraint(equalTo: guide.topAnchor),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor), two.topAnchor.constraint(equalTo: root.topAnchor),
      guide.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      guide.trailingAnchor.constraint(equalTo: two.leadingAnchor),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(20, 50, 50, 50))
    #expect(one.frame == rect(0, 50, 20, 10))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(root.constraints.count == 3)
    let distance = one.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)
    distance.constraint(equalTo: one.heightAnchor, multiplier: 2).isActive = true
    root.layoutIfNeeded()
    #expect(one.frame == rect(0, 70, 20, 10))
  }

  @Test("a view that is removed keeps its inner constraints and drops those to the outside") func leaving() {
    let root = UIView.sized(100, 100)
    let other = UIView.sized(50, 50)
    let outer = root.addConstrained(UIView())
    let inner = outer.addConstrained(SizedView(10, 10))
    let own = [
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 2),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -2),
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ]
    let outside = [
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
      inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
    ]
    NSLayoutConstraint.activate(own + outside)
    root.layoutIfNeeded()
    #expect(outer.frame == rect(0, 0, 54, 10))
    other.addSubview(outer)
    #expect(root.constraints.isEmpty)
    #expect(outside.allSatisfy { !$0.isActive })
    #expect(own.allSatisfy { $0.isActive })
    NSLayoutConstraint.activate([
      outer.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      outer.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
    other.layoutIfNeeded()
    #expect(outer.frame == rect(36, 40, 14, 10))
    #expect(inner.frame == rect(2, 0, 10, 10))
    outer.removeFromSuperview()
    inner.content.width = 20
    outer.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 20, height: 10))
    #expect(outer.bounds.size == CGSize(width: 24, height: 10), "Without a superview the content decides.")
  }

  @Test("a view that moves from one superview to another is laid out there without another request") func moving() {
    let root = UIView.sized(100, 100)
    let (one, two) = (UIView(frame: rect(0, 0, 50, 50)), UIView(frame: rect(50, 50, 50, 50)))
    root.addSubview(one)
    root.addSubview(two)
    let view = one.addConstrained(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    two.addSubview(view)
    width.constant = 20
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test("frames are set before layoutSubviews, and only on views that change") func order() {
    final class Watching: UIView {
      var seen: [CGRect] = []
      override func layoutSubviews() { seen.append(subviews[0].frame) }
    }
    let root = Watching(frame: rect(0, 0, 100, 100))
    let view = root.addConstrained(SizedView(10, 10))
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.seen == [rect(0, 0, 10, 10)])
    #expect(view.layouts == 1)
    left.constant = 4
    root.layoutIfNeeded()
    #expect(root.seen.last == rect(4, 0, 10, 10))
    #expect(view.layouts == 1, "It moved, and was not resized.")
    view.content.width = 20
    view.layoutIfNeeded()
    #expect(view.frame == rect(4, 0, 20, 10), "layoutIfNeeded of a view begins with the frame of the view.")
    #expect(view.layouts == 2)
  }

  @Test("edges are on whole pixels, and neighbours touch") func pixels() {
    let root = UIView.sized(100, 10)
    let views = (0..<3).map { _ in root.addConstrained(UIView()) }
    for (index, view) in views.enumerated() {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
      ])
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(views.map(\.frame.maxX) == [33.5, 66.5, 100])
  }
}
