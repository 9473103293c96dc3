import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A view that may or may not take and give up its place, and notes when it does.
@MainActor private final class Seat: UIView {
  var accepts = true
  var leaves = true
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { accepts }
  override var canResignFirstResponder: Bool { leaves }
  @discardableResult override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    heard.append("become \(became)")
    return became
  }
  @discardableResult override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    heard.append("resign \(resigned)")
    return resigned
  }
}

@MainActor @Suite("First responders and their chain") struct ResponderChainTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("a plain view does not become first responder, and one in no window cannot") func refuses() {
    let plain = UIView()
    window.addSubview(plain)
    #expect(!plain.canBecomeFirstResponder && !plain.becomeFirstResponder())
    let alone = Seat()
    #expect(!alone.becomeFirstResponder() && !alone.isFirstResponder)
    #expect(alone.resignFirstResponder())
  }

  @Test("the old one resigns before the new one has the place") func order() {
    let (old, new) = (Seat(), Seat())
    window.addSubview(old)
    window.addSubview(new)
    old.becomeFirstResponder()
    new.becomeFirstResponder()
    #expect(old.heard == ["become true", "resign true"] && new.heard == ["become true"])
    #expect(!old.isFirstResponder && new.isFirstResponder)
  }

  @Test("becoming again is true and asks nobody to resign") func again() {
    let seat = Seat()
    window.addSubview(seat)
    seat.becomeFirstResponder()
    #expect(seat.becomeFirstResponder())
    #expect(seat.heard == ["become true", "become true"])
  }

  @Test("one that refuses to leave keeps the place, and the other is told no") func stays() {
    let (old, new) = (Seat(), Seat())
    window.addSubview(old)
    window.addSubview(new)
    old.becomeFirstResponder()
    old.leaves = false
    #expect(!new.becomeFirstResponder() && old.isFirstResponder)
    #expect(!old.resignFirstResponder() && old.isFirstResponder)
    old.leaves = true
    #expect(new.becomeFirstResponder())
  }

  @Test("a control that has the focus says so in its state") func state() {
    final class Focusable: UIControl {
      override var canBecomeFirstResponder: Bool { true }
    }
    let control = Focusable()
    window.addSubview(control)
    control.becomeFirstResponder()
    #expect(control.state == .focused)
    control.isSelected = true
    control.resignFirstResponder()
    #expect(control.state == .selected)
  }

  @Test("the chain of a view whose controller is in another goes through both controllers") func chain() {
    let (outer, inner) = (UIViewController(), UIViewController())
    let leaf = UIView()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(leaf)
    window.addSubview(outer.view)
    let chain = Array(sequence(first: leaf as UIResponder, next: \.next))
    #expect(
      chain.map(ObjectIdentifier.init)
        == [leaf, inner.view, inner, outer.view, outer, window].map(ObjectIdentifier.init))
  }

  @Test("a view that moves to another window gives up its place in the first") func moves() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let seat = Seat()
    window.addSubview(seat)
    seat.becomeFirstResponder()
    other.addSubview(seat)
    #expect(window.firstResponder == nil && other.firstResponder == nil && !seat.isFirstResponder)
    #expect(seat.becomeFirstResponder() && other.firstResponder === seat)
  }
}
