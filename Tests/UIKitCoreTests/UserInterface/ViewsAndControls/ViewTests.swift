import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

nonisolated private let autoresizingCases: [(UIView.AutoresizingMask, CGRect)] = [
  (UIView.AutoresizingMask([]), CGRect(x: 10, y: 10, width: 20, height: 20)),
  ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 120, height: 120)),
  ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 110, width: 20, height: 20)),
  ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 10, width: 20, height: 20)),
  (
    [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
    CGRect(x: 20, y: 10, width: 40, height: 20)
  ),
]

@MainActor @Suite("UIView: geometry and hierarchy") struct ViewTests {
  @Test("frame follows from bounds and center, and sets them") func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 5, width: 10, height: 20)
    #expect(view.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
    view.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    #expect(view.bounds.origin == CGPoint(x: 5, y: 5))
  }

  @Test(
    "autoresizing distributes the change among the flexible parts",
    arguments: autoresizingCases)
  func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.frame == expected)
    child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 50, height: 50)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("a view without size grows in equal parts, and no size becomes negative") func autoresizingFromNothing() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 100, height: 0)
    #expect(child.frame == CGRect(x: 50, y: 0, width: 50, height: 0))
    parent.frame.size = .zero
    #expect(child.frame.size.width >= 0)
  }

  @Test("points are converted between views, and to the window and back") func converting() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    let other = UIView(frame: CGRect(x: 30, y: 40, width: 5, height: 5))
    window.addSubview(outer)
    outer.addSubview(inner)
    window.addSubview(other)
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: window) == CGPoint(x: 14, y: 26))
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 14, y: 26))
    #expect(inner.convert(CGPoint(x: 14, y: 26), from: nil) == CGPoint(x: 3, y: 4))
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: -19, y: -18))
    outer.bounds.origin = CGPoint(x: 1, y: 1)
    #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 10, y: 21))
    #expect(
      other.convert(CGRect(x: 0, y: 0, width: 2, height: 3), from: inner) == CGRect(x: -20, y: -19, width: 2, height: 3)
    )
  }

  @Test("subviews are inserted, exchanged and reordered") func ordering() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    #expect(parent.subviews == [c, a, b])
    parent.bringSubviewToFront(c)
    parent.sendSubviewToBack(b)
    #expect(parent.subviews == [b, a, c])
    parent.insertSubview(c, belowSubview: a)
    #expect(parent.subviews == [b, c, a])
    parent.insertSubview(b, aboveSubview: a)
    #expect(parent.subviews == [c, a, b])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    parent.exchangeSubview(at: 0, withSubviewAt: 9)
    #expect(parent.subviews == [b, a, c])
    parent.insertSubview(a, at: 99)
    parent.insertSubview(c, at: -99)
    #expect(parent.subviews == [c, b, a])
    parent.bringSubviewToFront(UIView())
    #expect(parent.subviews.count == 3)
  }

  @Test("a view has one superview, and is found by its tag") func membership() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    view.tag = 5
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    #expect(second.viewWithTag(5) === view)
    #expect(first.viewWithTag(5) == nil)
    #expect(view.isDescendant(of: second))
    #expect(view.isDescendant(of: view))
    #expect(!second.isDescendant(of: view))
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(view.superview == nil)
  }

  @Test("a mistake that raises an exception on a device is ignored with a log line") func mistakes() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    let circle = RuntimeLog.capture { child.addSubview(parent) }
    #expect(circle.sentences.count == 1)
    #expect(parent.superview == nil)
    let itself = RuntimeLog.capture { parent.addSubview(parent) }
    #expect(itself.sentences.count == 1)
    let window = RuntimeLog.capture { parent.addSubview(UIWindow()) }
    #expect(window.sentences.count == 1)
    #expect(parent.subviews == [child])
  }

  @Test("moves call will before and did after, for the whole tree") func moves() {
    final class Mover: UIView {
      var received: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) { received.append("will \(newSuperview != nil)") }
      override func didMoveToSuperview() { received.append("did \(superview != nil)") }
      override func willMove(toWindow newWindow: UIWindow?) { received.append("willWindow \(newWindow != nil)") }
      override func didMoveToWindow() { received.append("didWindow \(window != nil)") }
    }
    let window = UIWindow(frame: .zero)
    let (outer, inner) = (Mover(frame: .zero), Mover(frame: .zero))
    outer.addSubview(inner)
    #expect(inner.received == ["will true", "did true"])
    inner.received = []
    window.addSubview(outer)
    #expect(Set(outer.received.prefix(2)) == ["will true", "willWindow true"])
    #expect(Set(outer.received.suffix(2)) == ["did true", "didWindow true"])
    #expect(inner.received == ["willWindow true", "didWindow true"])
    inner.received = []
    outer.removeFromSuperview()
    #expect(inner.received == ["willWindow false", "didWindow false"])
  }

  @Test("layout runs from the top down, once for each request, and never endlessly") func layout() {
    final class Laid: UIView {
      var passes = 0
      var restless = false
      override func layoutSubviews() {
        passes += 1
        if restless { setNeedsLayout() }
      }
    }
    let (outer, inner) = (Laid(frame: .zero), Laid(frame: .zero))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(outer.passes == 1)
    #expect(inner.passes == 1)
    inner.frame.size.width = 5
    inner.frame.origin.x = 5
    outer.layoutIfNeeded()
    #expect(outer.passes == 1)
    #expect(inner.passes == 2)
    inner.restless = true
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(inner.passes < 20)
  }

  @Test("animations apply and complete immediately") func animations() {
    var steps: [String] = []
    UIView.animate(withDuration: 9) {
      steps.append("a")
    } completion: {
      steps.append("done \($0)")
    }
    UIView.animate(withDuration: 9, delay: 9, options: .curveEaseIn) { steps.append("b") }
    #expect(steps == ["a", "done true", "b"])
  }

  @Test("labels measure with fixed metrics") func labels() {
    let label = UILabel()
    #expect(label.sizeThatFits(.zero) == .zero)
    label.text = "12345"
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 20))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 16, height: 0)) == CGSize(width: 16, height: 60))
    #expect(label.sizeThatFits(CGSize(width: CGFloat.nan, height: 0)) == CGSize(width: 40, height: 20))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 16, height: 0)) == CGSize(width: 16, height: 40))
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 40, height: 20))
  }
}
