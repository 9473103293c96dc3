import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A view that may refuse to become or resign first responder, and records the calls.
@MainActor private final class Seat: UIView {
  var accepts = true
  var leaves = true
  var received: [String] = []
  override var canBecomeFirstResponder: Bool { accepts }
  override var canResignFirstResponder: Bool { leaves }
  @discardableResult override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    received.append("become \(became)")
    return became
  }
  @discardableResult override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    received.append("resign \(resigned)")
    return resigned
  }
}

@MainActor @Suite("First responders and the responder chain") struct ResponderChainTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("a plain view cannot become first responder, nor can one without a window") func refuses() {
    let plain = UIView()
    window.addSubview(plain)
    #expect(!plain.canBecomeFirstResponder && !plain.becomeFirstResponder())
    let alone = Seat()
    #expect(!alone.becomeFirstResponder() && !alone.isFirstResponder)
    #expect(alone.resignFirstResponder())
  }

  @Test("the old responder resigns before the new one becomes first responder") func order() {
    let (old, new) = (Seat(), Seat())
    window.addSubview(old)
    window.addSubview(new)
    old.becomeFirstResponder()
    new.becomeFirstResponder()
    #expect(old.received == ["become true", "resign true"] && new.received == ["become true"])
    #expect(!old.isFirstResponder && new.isFirstResponder)
  }

  @Test("becoming first responder again returns true and makes none resign") func again() {
    let seat = Seat()
    window.addSubview(seat)
    seat.becomeFirstResponder()
    #expect(seat.becomeFirstResponder())
    #expect(seat.received == ["become true", "become true"])
  }

  @Test("a responder that refuses to resign stays, and the other gets false") func stays() {
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

  @Test("a control with the focus has it in its state") func state() {
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

  @Test("a view that moves to another window resigns in the first") func moves() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let seat = Seat()
    window.addSubview(seat)
    seat.becomeFirstResponder()
    other.addSubview(seat)
    #expect(window.firstResponder == nil && other.firstResponder == nil && !seat.isFirstResponder)
    #expect(seat.becomeFirstResponder() && other.firstResponder === seat)
  }
}
