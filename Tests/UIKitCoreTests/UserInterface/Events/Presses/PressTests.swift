import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A view that takes some keys and passes the others on.
private final class Game: UIView {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { true }

  private func note(_ name: String, _ presses: Set<UIPress>) {
    for press in presses { log.append("\(name) \(press.key?.charactersIgnoringModifiers ?? "?")") }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode != .keyboardQ }) else {
      return super.pressesBegan(presses, with: event)
    }
    note("began", presses)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }
}

@MainActor @Suite("Presses of keys") struct PressTests {
  private func shown() -> (UIWindow, Game) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.windowScene = makeTestScene()
    window.isHidden = false
    let game = Game()
    window.addSubview(game)
    game.becomeFirstResponder()
    return (window, game)
  }

  @Test("the first responder receives the beginning and the end of a key that nothing else handles") func press() {
    let (window, game) = shown()
    #expect(window.beginPress(KeyStroke("a")))
    window.endPress(KeyStroke("a"))
    #expect(game.log == ["began a", "ended a"] && window.presses.isEmpty)
  }

  @Test("a key that is held and repeated by the keyboard begins once") func repeated() {
    let (window, game) = shown()
    for _ in 0..<3 { #expect(window.beginPress(KeyStroke("a"))) }
    window.endPress(KeyStroke("a"))
    window.endPress(KeyStroke("a"))
    #expect(game.log == ["began a", "ended a"])
  }

  @Test("a key that is passed to the end of the chain is not handled") func passedOn() {
    let (window, game) = shown()
    #expect(!window.beginPress(KeyStroke("q")))
    window.endPress(KeyStroke("q"))
    #expect(game.log == ["ended q"])
  }

  @Test("held keys are cancelled when another window gets the keyboard") func cancelled() {
    let (window, game) = shown()
    _ = window.beginPress(KeyStroke("a"))
    window.cancelPresses()
    window.endPress(KeyStroke("a"))
    #expect(game.log == ["began a", "cancelled a"])
  }

  @Test("a chain that is a cycle ends") func cycle() {
    final class Loop: UIView {
      override var next: UIResponder? { self }
      override var canBecomeFirstResponder: Bool { true }
    }
    let (window, _) = shown()
    let loop = Loop()
    window.addSubview(loop)
    window.firstResponder = loop
    _ = window.beginPress(KeyStroke("a"))
    #expect(loop.undoManager == nil)
  }

  @Test(
    "keys have their codes of the HID standard, and names where they have no character",
    arguments: [
      ("a", UIKeyboardHIDUsage.keyboardA, "a"), ("Z", .keyboardZ, "z"), ("1", .keyboard1, "1"), ("0", .keyboard0, "0"),
      ("\u{F700}", .keyboardUpArrow, UIKeyCommand.inputUpArrow), ("\u{1B}", .keyboardEscape, UIKeyCommand.inputEscape),
      (" ", .keyboardSpacebar, " "), ("\r", .keyboardReturnOrEnter, "\r"), ("ß", .keyboardErrorUndefined, "ß"),
    ] as [(Character, UIKeyboardHIDUsage, String)])
  func codes(_ character: Character, _ usage: UIKeyboardHIDUsage, _ input: String) {
    let key = UIKey(KeyStroke(character))
    #expect(key.keyCode == usage && key.charactersIgnoringModifiers == input)
  }

  @Test("a press has the type of its arrow, the modifiers that are held, and no force once it has ended") func values()
  {
    let (window, game) = shown()
    _ = window.beginPress(KeyStroke("\u{F701}", [.shift, .command]))
    let press = window.presses.values.first
    #expect(press?.type == .downArrow && press?.key?.modifierFlags == [.shift, .command])
    #expect(press?.phase == .began && press?.force == 1 && press?.window === window && press?.responder === game)
    window.endPress(KeyStroke("\u{F701}"))
    #expect(press?.phase == .ended && press?.force == 0)
  }

  @Test("an event has the keys that are held and the one that has changed") func event() {
    final class Counting: UIView {
      var counts: [Int] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        counts.append(event?.allPresses.count ?? 0)
        #expect(event?.type == .presses)
      }
    }
    let (window, _) = shown()
    let view = Counting()
    window.addSubview(view)
    window.firstResponder = view
    _ = window.beginPress(KeyStroke("a"))
    _ = window.beginPress(KeyStroke("b"))
    #expect(view.counts == [1, 2])
  }
}
