import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A view that logs its hierarchy and layout callbacks.
@MainActor final class PlacedView: UIView {
  let name: String
  let log: ViewsLog
  var onLayout: ((PlacedView) -> Void)?

  init(_ name: String, _ log: ViewsLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.add("\(name) will superview \((newSuperview as? PlacedView)?.name ?? "nil")")
  }
  override func didMoveToSuperview() {
    log.add("\(name) did superview \((superview as? PlacedView)?.name ?? "nil")")
  }
  override func willMove(toWindow newWindow: UIWindow?) { log.add("\(name) will window \(newWindow != nil)") }
  override func didMoveToWindow() { log.add("\(name) did window \(window != nil)") }
  override func didAddSubview(_ subview: UIView) { log.add("\(name) added \((subview as? PlacedView)?.name ?? "?")") }
  override func willRemoveSubview(_ subview: UIView) {
    #expect(subview.superview === self, "the subview is still there when its removal is announced")
    log.add("\(name) removes \((subview as? PlacedView)?.name ?? "?")")
  }
  override func layoutSubviews() {
    log.add("\(name) layout")
    onLayout?(self)
  }
}

@MainActor @Suite("Hierarchy callbacks") struct ViewHierarchyTests {
  let log = ViewsLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("outside of a window a move calls only the superview methods") func offWindow() {
    let (a, b) = (PlacedView("a", log), PlacedView("b", log))
    a.addSubview(b)
    #expect(log.take() == ["b will superview a", "b did superview a", "a added b"])
    b.removeFromSuperview()
    #expect(log.take() == ["b will superview nil", "a removes b", "b did superview nil"])
    b.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test("a tree that is added to a window calls the window methods of each view, parents first") func intoWindow() {
    let (a, b, c) = (PlacedView("a", log), PlacedView("b", log), PlacedView("c", log))
    a.addSubview(b)
    b.addSubview(c)
    _ = log.take()
    window.addSubview(a)
    #expect(
      log.take() == [
        "a will superview nil", "a will window true", "b will window true", "c will window true", "a did window true",
        "b did window true", "c did window true", "a did superview nil",
      ])
    #expect(c.window === window)
    b.removeFromSuperview()
    #expect(
      log.take() == [
        "b will superview nil", "b will window false", "c will window false", "a removes b", "b did window false",
        "c did window false", "b did superview nil",
      ])
    #expect(c.window == nil)
  }

  @Test("a move inside one window does not call the window methods") func insideWindow() {
    let (a, b, c) = (PlacedView("a", log), PlacedView("b", log), PlacedView("c", log))
    window.addSubview(a)
    window.addSubview(b)
    a.addSubview(c)
    _ = log.take()
    b.addSubview(c)
    #expect(log.take() == ["c will superview b", "a removes c", "c did superview b", "b added c"])
    #expect(a.subviews.isEmpty)
    #expect(b.subviews == [c])
  }

  @Test("a view that is added again to its superview only moves to the front") func again() {
    let (a, b, c) = (PlacedView("a", log), PlacedView("b", log), PlacedView("c", log))
    a.addSubview(b)
    a.addSubview(c)
    _ = log.take()
    a.addSubview(b)
    #expect(a.subviews == [c, b])
    #expect(log.take() == [])
  }

  @Test("an index out of range is clamped, and a sibling of another superview means the front or the back")
  func places() {
    let (a, b, c, d) = (PlacedView("a", log), PlacedView("b", log), PlacedView("c", log), PlacedView("d", log))
    a.insertSubview(b, at: 99)
    a.insertSubview(c, at: -99)
    #expect(a.subviews == [c, b])
    a.insertSubview(d, aboveSubview: UIView())
    #expect(a.subviews == [c, b, d])
    a.insertSubview(d, belowSubview: b)
    #expect(a.subviews == [c, d, b])
    a.insertSubview(c, aboveSubview: d)
    #expect(a.subviews == [d, c, b])
    a.exchangeSubview(at: 0, withSubviewAt: 7)
    #expect(a.subviews == [d, c, b])
    a.sendSubviewToBack(UIView())
    a.bringSubviewToFront(d)
    #expect(a.subviews == [c, b, d])
    #expect(d.isDescendant(of: a))
    #expect(d.isDescendant(of: d))
    #expect(!a.isDescendant(of: d))
  }

  @Test("a cycle and a window in a view are refused in a log line that names the class") func refused() {
    let (a, b) = (PlacedView("a", log), PlacedView("b", log))
    a.addSubview(b)
    let lines = RuntimeLog.capture {
      b.addSubview(a)
      a.addSubview(a)
      a.addSubview(window)
    }.sentences
    let circle = "PlacedView cannot become a subview of itself or of a view inside it; nothing was added."
    #expect(lines == [circle, circle, "A UIWindow is a window and cannot become a subview; nothing was added."])
    #expect(a.superview == nil)
    #expect(a.subviews == [b])
  }
}

@MainActor @Suite("Layout passes") struct LayoutPassTests {
  let log = ViewsLog()

  private func tree() -> (PlacedView, PlacedView, PlacedView) {
    let (a, b, c) = (PlacedView("a", log), PlacedView("b", log), PlacedView("c", log))
    a.addSubview(b)
    b.addSubview(c)
    a.layoutIfNeeded()
    _ = log.take()
    return (a, b, c)
  }

  @Test("new views need layout, and are laid out from the top down, once") func fresh() {
    let (a, b) = (PlacedView("a", log), PlacedView("b", log))
    a.addSubview(b)
    _ = log.take()
    a.layoutIfNeeded()
    a.layoutIfNeeded()
    #expect(log.take() == ["a layout", "b layout"])
  }

  @Test("only views that requested layout are laid out, also deep below others") func dirty() {
    let (a, b, c) = tree()
    c.setNeedsLayout()
    c.setNeedsLayout()
    a.layoutIfNeeded()
    #expect(log.take() == ["c layout"])
    b.setNeedsLayout()
    c.layoutIfNeeded()
    #expect(log.take() == [])
    a.layoutIfNeeded()
    #expect(log.take() == ["b layout"])
  }

  @Test("a new size requests layout; a move, a scroll and the same size do not") func sizes() {
    let (a, b, _) = tree()
    b.center.x += 10
    b.bounds.origin.x += 10
    b.frame = b.frame
    a.layoutIfNeeded()
    #expect(log.take() == [])
    b.frame.size.width += 1
    a.layoutIfNeeded()
    #expect(log.take() == ["b layout"])
  }

  @Test("adding or removing a subview requests layout of the superview") func membership() {
    let (a, b, c) = tree()
    c.removeFromSuperview()
    _ = log.take()
    a.layoutIfNeeded()
    #expect(log.take() == ["b layout"])
    a.addSubview(c)
    _ = log.take()
    a.layoutIfNeeded()
    #expect(log.take() == ["a layout"])
    #expect(b.subviews.isEmpty)
  }

  @Test("setNeedsLayout inside layoutSubviews causes another round, and a view that always calls it is stopped")
  func reentrant() {
    let (a, _, c) = tree()
    var left = 2
    c.onLayout = { view in
      if left > 0 { view.setNeedsLayout() }
      left -= 1
    }
    c.setNeedsLayout()
    a.layoutIfNeeded()
    #expect(log.take() == ["c layout", "c layout", "c layout"])
    c.onLayout = { $0.setNeedsLayout() }
    c.setNeedsLayout()
    a.layoutIfNeeded()
    let rounds = log.take().count
    #expect(rounds > 1 && rounds < 100)
  }

  @Test("a child that requests layout during its parent's layout is laid out in the same pass") func cascade() {
    let (a, b, c) = tree()
    a.onLayout = { _ in b.frame.size.height += 1 }
    b.onLayout = { _ in c.frame.size.height += 1 }
    a.setNeedsLayout()
    a.layoutIfNeeded()
    #expect(log.take() == ["a layout", "b layout", "c layout"])
  }

  @Test("a subview that removes itself or adds another during layout does not break the pass") func mutating() {
    let (a, b, c) = tree()
    b.onLayout = { $0.removeFromSuperview() }
    let d = PlacedView("d", log)
    a.onLayout = { if d.superview == nil { $0.addSubview(d) } }
    a.setNeedsLayout()
    b.setNeedsLayout()
    a.layoutIfNeeded()
    let lines = log.take().filter { $0.hasSuffix("layout") }
    #expect(lines.contains("d layout"))
    #expect(b.superview == nil)
    #expect(c.superview === b)
  }

  @Test("a controller's callbacks enclose its view's layout") func controller() {
    let controller = LoggingController("k", log)
    let view = PlacedView("v", log)
    controller.view = view
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(log.take() == ["k.viewWillLayoutSubviews", "v layout", "k.viewDidLayoutSubviews"])
  }

  @Test("a pass lays out the one view that needs it, also if its branch was away when it did") func oneOfManyViews() {
    let (a, b, c, d) = (PlacedView("a", log), PlacedView("b", log), PlacedView("c", log), PlacedView("d", log))
    a.addSubview(b)
    b.addSubview(c)
    c.addSubview(d)
    a.layoutIfNeeded()
    _ = log.take()
    d.setNeedsLayout()
    a.layoutIfNeeded()
    #expect(log.take() == ["d layout"])
    c.removeFromSuperview()
    a.layoutIfNeeded()
    d.setNeedsLayout()
    b.addSubview(c)
    _ = log.take()
    a.layoutIfNeeded()
    #expect(log.take() == ["b layout", "d layout"])
    // A view that asks while another one is laid out, after its own turn, is laid out in the next pass.
    a.insertSubview(PlacedView("e", log), at: 1)
    (a.subviews[1] as? PlacedView)?.onLayout = { _ in d.setNeedsLayout() }
    _ = log.take()
    a.layoutIfNeeded()
    #expect(log.take() == ["a layout", "e layout"])
    a.layoutIfNeeded()
    #expect(log.take() == ["d layout"])
  }
}
