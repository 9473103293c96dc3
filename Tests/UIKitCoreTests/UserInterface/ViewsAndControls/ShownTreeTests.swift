import Foundation
import SceneSystem
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Trees of views on a host") struct ShownTreeTests {
  private func same(_ backings: [any ViewBacking], _ views: [UIView]) -> Bool {
    backings.map { ObjectIdentifier($0) } == views.compactMap { $0.backing.map { ObjectIdentifier($0) } }
  }

  @Test("a view is described before its superview shows it, parents and children in order") func first() {
    let (outer, one, two) = (UIView(), UIView(), UIView())
    outer.addSubview(one)
    outer.addSubview(two)
    let shown = ShownWindow(outer)
    #expect(same(shown.backing(of: shown.window).subviews, [outer]))
    #expect(same(shown.backing(of: outer).subviews, [one, two]))
    #expect([outer, one, two].allSatisfy { shown.backing(of: $0).descriptions.count == 1 })
  }

  @Test("views that change places keep their widgets, and are not described again") func reorder() {
    let (one, two, three) = (UIView(), UIView(), UIView())
    let shown = ShownWindow(one, two, three)
    let widgets = [one, two, three].map { ObjectIdentifier($0.backing!) }
    shown.window.bringSubviewToFront(one)
    shown.window.exchangeSubview(at: 0, withSubviewAt: 1)
    shown.turn()
    #expect(same(shown.backing(of: shown.window).subviews, [three, two, one]))
    #expect([one, two, three].map { ObjectIdentifier($0.backing!) } == widgets)
    #expect(shown.backing(of: one).descriptions.count == 1)
  }

  @Test("a view that moves inside its window keeps its widget, so that a field keeps its selection") func move() {
    let (left, right, field) = (UIView(), UIView(), UITextField())
    left.addSubview(field)
    let shown = ShownWindow(left, right)
    let widget = ObjectIdentifier(field.backing!)
    right.addSubview(field)
    shown.turn()
    #expect(ObjectIdentifier(field.backing!) == widget)
    #expect(shown.backing(of: left).subviews.isEmpty && same(shown.backing(of: right).subviews, [field]))
  }

  @Test("a view that leaves releases its widget, with all its subviews, and gets a new one when it returns")
  func leaves() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let shown = ShownWindow(outer)
    weak let widget = shown.backing(of: inner)
    outer.removeFromSuperview()
    shown.turn()
    #expect(outer.backing == nil && inner.backing == nil && widget == nil)
    shown.window.addSubview(outer)
    shown.turn()
    #expect(shown.backing(of: inner).descriptions.count == 1)
  }

  @Test("a view that is added to a shown view is shown in the same turn, at its index") func arrives() {
    let (outer, one, two) = (UIView(), UIView(), UIView())
    outer.addSubview(one)
    let shown = ShownWindow(outer)
    outer.insertSubview(two, at: 0)
    #expect(two.backing == nil)
    shown.turn()
    #expect(same(shown.backing(of: outer).subviews, [two, one]))
    #expect(shown.backing(of: one).descriptions.count == 1)
  }

  @Test("a change of a deep descendant reaches the host, past unchanged views") func deep() {
    let views = (0..<6).map { _ in UIView() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    let shown = ShownWindow(views[0])
    #expect(shown.updates(of: views[5]) { views[5].alpha = 0.5 }.count == 1)
    #expect(views.dropLast().allSatisfy { shown.backing(of: $0).descriptions.count == 1 })
    views[2].alpha = 0.5
    #expect(shown.updates(of: views[5]) { views[5].alpha = 0.6 }.count == 1)
    #expect(shown.backing(of: views[2]).descriptions.count == 2)
  }

  @Test("a change made while the host is updated, as by a button's configuration update handler, is not lost")
  func during() {
    let (button, label) = (UIButton(configuration: .plain()), UILabel())
    let shown = ShownWindow(label, button)
    button.configurationUpdateHandler = { _ in label.text = "changed" }
    shown.turn()
    shown.turn()
    guard case .label(let content)? = shown.backing(of: label).last?.content else { return }
    #expect(content.text == "changed")
  }

  @Test("after any changes to a tree, the host shows the tree's final state", arguments: UInt64(1)...15)
  func property(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let views = (0..<10).map { _ in UIView() }
    let shown = ShownWindow()
    for step in 0..<120 {
      let (view, other) = (views[random.below(10)], views[random.below(10)])
      switch random.below(8) {
      case 0: shown.window.insertSubview(view, at: random.below(4))
      case 1: view.removeFromSuperview()
      case 2, 3: if !other.isDescendant(of: view) { other.insertSubview(view, at: random.below(3)) }
      case 4: view.alpha = CGFloat(random.below(5)) / 4
      case 5: view.frame.origin.x = CGFloat(random.below(50))
      case 6: view.bounds.origin.y = CGFloat(random.below(5))
      default: view.superview?.sendSubviewToBack(view)
      }
      guard step % 5 == 4 else { continue }
      shown.turn()
      var waiting: [UIView] = [shown.window]
      while let next = waiting.popLast() {
        guard let backing = next.backing as? RecordingHost.Backing else {
          Issue.record("seed \(seed): a view in the window has no widget")
          continue
        }
        // A view's position depends on its superview's bounds too, which the host received with it.
        #expect(backing.last?.alpha == Double(next.alpha), "seed \(seed)")
        #expect(same(backing.subviews, next.subviews), "seed \(seed)")
        waiting += next.subviews
      }
      for view in views where view.window == nil { #expect(view.backing == nil, "seed \(seed)") }
    }
  }
}
