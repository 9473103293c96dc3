import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor final class EditingRecorder: NSObject, UITextViewDelegate, UITextFieldDelegate {
  var received: [String] = []
  var allows = true
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allows }
  func textViewDidBeginEditing(_ textView: UITextView) { received.append("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { received.append("end") }
  func textViewDidChange(_ textView: UITextView) { received.append("change \(textView.text ?? "")") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    received.append("\(range.location)+\(range.length)")
    return allows
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { received.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { received.append("end") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    received.append("return")
    return true
  }
}

@MainActor @Suite("Responders") struct ResponderTests {
  let scene = makeTestScene()

  func shownWindow() -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.endTurn()
    return window
  }

  @Test("the chain goes from view to controller to superview to window to scene") func chain() {
    let window = shownWindow()
    let root = window.rootViewController!
    let inner = UIView()
    root.view.addSubview(inner)
    #expect(inner.next === root.view)
    #expect(root.view.next === root)
    #expect(root.next === window)
    #expect(window.next === scene)
    let guest = UIViewController()
    root.present(guest, animated: false)
    window.endTurn()
    #expect(guest.next === root)
    #expect(UIViewController().next == nil)
  }

  @Test("each window has its own first responder") func perWindow() {
    let (one, two) = (shownWindow(), shownWindow())
    let (a, b, c) = (UITextView(), UITextField(), UITextView())
    one.addSubview(a)
    two.addSubview(b)
    one.addSubview(c)
    #expect(a.becomeFirstResponder())
    #expect(b.becomeFirstResponder())
    #expect(a.isFirstResponder)
    #expect(b.isFirstResponder)
    #expect(c.becomeFirstResponder())
    #expect(!a.isFirstResponder)
    #expect(b.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    #expect(!UITextView().becomeFirstResponder())
  }

  @Test("a responder that refuses to resign stays; leaving the window or a teardown ends it")
  func refusing() {
    let window = shownWindow()
    let recorder = EditingRecorder()
    let (a, b) = (UITextView(), UITextView())
    a.delegate = recorder
    window.addSubview(a)
    window.addSubview(b)
    a.becomeFirstResponder()
    recorder.allows = false
    #expect(!b.becomeFirstResponder())
    #expect(a.isFirstResponder)
    a.removeFromSuperview()
    #expect(window.firstResponder == nil)
    b.becomeFirstResponder()
    window.tearDown()
    #expect(window.firstResponder == nil)
  }

  @Test("typing goes through the delegate, by whole characters") func typing() {
    let window = shownWindow()
    let recorder = EditingRecorder()
    let view = UITextView()
    view.delegate = recorder
    window.addSubview(view)
    view.becomeFirstResponder()
    let input: any UIKeyInput = view
    input.insertText("a👩‍👩‍👧")
    input.deleteBackward()
    input.deleteBackward()
    input.deleteBackward()
    #expect(!input.hasText)
    view.resignFirstResponder()
    #expect(
      recorder.received == ["begin", "0+0", "change a👩‍👩‍👧", "1+8", "change a", "0+1", "change ", "end"])
    view.text = "set by the app"
    recorder.allows = false
    view.insertText("!")
    #expect(view.text == "set by the app")
    view.text = nil
    #expect(view.text == "")
  }

  @Test("a text field treats a line break as the return key") func field() {
    let window = shownWindow()
    let recorder = EditingRecorder()
    let field = UITextField()
    field.delegate = recorder
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isEditing)
    field.insertText("one\ntwo")
    #expect(field.text == "onetwo")
    field.resignFirstResponder()
    #expect(recorder.received == ["begin", "return", "end"])
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }
}
