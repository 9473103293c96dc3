import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class Answers: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
  var log: [String] = []
  var allowsText = true
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { log.append("clicked \(buttonIndex)") }
  func willPresent(_ alertView: UIAlertView) { log.append("will present, \(alertView.isVisible)") }
  func didPresent(_ alertView: UIAlertView) { log.append("did present") }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    log.append("will dismiss \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    log.append("did dismiss \(buttonIndex), \(alertView.isVisible)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    allowsText || alertView.textField(at: 0)?.text?.isEmpty == false
  }
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    log.append("clicked \(buttonIndex)")
  }
  func willPresent(_ actionSheet: UIActionSheet) { log.append("will present") }
  func didPresent(_ actionSheet: UIActionSheet) { log.append("did present, \(actionSheet.isVisible)") }
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    log.append("will dismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    log.append("did dismiss \(buttonIndex), \(actionSheet.isVisible)")
  }
}

@MainActor @Suite("Alert views and action sheets of apps before iOS 8") struct AlertViewTests {
  let root = UIViewController()
  let shown: ContainerWindow
  private let answers = Answers()

  init() { shown = ContainerWindow(root) }

  private func press(_ title: String) throws {
    try #require(shown.button(title)).receive(.pressed)
    shown.turn()
  }

  @Test("An alert view is shown as an alert; its buttons are numbered, and the cancel button is the first") func alert()
    throws
  {
    let alert = UIAlertView(
      title: "Delete?", message: "It is lost.", delegate: answers, cancelButtonTitle: "Cancel",
      otherButtonTitles: "Delete", "Keep")
    #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    #expect(alert.buttonTitle(at: 2) == "Keep" && alert.buttonTitle(at: 3) == nil && !alert.isVisible)
    alert.show(over: root)
    alert.show(over: root)
    shown.turn()
    #expect(shown.views(UILabel.self).compactMap(\.text) == ["Delete?", "It is lost."])
    #expect(
      (root.presentedViewController as? UIAlertController)?.actions.map(\.style) == [.cancel, .default, .default])
    try press("Keep")
    #expect(
      answers.log == ["will present, true", "did present", "clicked 2", "will dismiss 2", "did dismiss 2, false"])
    #expect(root.presentedViewController == nil && !alert.isVisible)
  }

  @Test("An alert view that the app fills in step by step can be shown again after it was dismissed") func steps()
    throws
  {
    let alert = UIAlertView()
    alert.title = "Victory"
    alert.message = "You won"
    alert.delegate = answers
    #expect(alert.firstOtherButtonIndex == -1 && alert.cancelButtonIndex == -1)
    #expect(alert.addButton(withTitle: "OK") == 0)
    for _ in 0..<2 {
      answers.log = []
      alert.show(over: root)
      shown.turn()
      alert.dismiss(withClickedButtonIndex: 0, animated: true)
      shown.turn()
      #expect(answers.log == ["will present, true", "did present", "will dismiss 0", "did dismiss 0, false"])
      #expect(root.presentedViewController == nil && alert.title == "Victory")
    }
    alert.dismiss(withClickedButtonIndex: 0, animated: false)
    #expect(answers.log.count == 4, "it is not shown")
  }

  @Test("The fields of a style exist before the alert is shown, and the delegate enables the first other button")
  func fields() throws {
    answers.allowsText = false
    let alert = UIAlertView(
      title: nil, message: nil, delegate: answers, cancelButtonTitle: "Cancel", otherButtonTitles: "Save")
    #expect(alert.textField(at: 0) == nil)
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 0)?.isSecureTextEntry == false && alert.textField(at: 1)?.isSecureTextEntry == true)
    alert.alertViewStyle = .plainTextInput
    #expect(alert.textField(at: 1) == nil)
    alert.textField(at: 0)?.placeholder = "Name"
    alert.show(over: root)
    shown.turn()
    let save = try #require((root.presentedViewController as? UIAlertController)?.actions.last)
    #expect(shown.views(UITextField.self).first?.placeholder == "Name" && !save.isEnabled)
    alert.textField(at: 0)?.text = "Ann"
    alert.textField(at: 0)?.sendActions(for: .editingChanged)
    #expect(save.isEnabled)
  }

  @Test("Without a window an alert view is not shown, and the console has a line about it") func noWindow() {
    let alert = UIAlertView(title: "Lost", message: nil, delegate: answers, cancelButtonTitle: "OK")
    // Other tests of this process have apps with windows.
    let lines = RuntimeLog.capture { UIProcess.library().enter { alert.show() } }.sentences
    #expect(answers.log.isEmpty && !alert.isVisible && lines.contains { $0.contains("Lost") })
  }

  @Test("An action sheet has the destructive button first and the cancel button last") func sheet() throws {
    let sheet = UIActionSheet(
      title: "Photo", delegate: answers, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Share", "Copy")
    #expect((0..<4).map { sheet.buttonTitle(at: $0) } == ["Delete", "Share", "Copy", "Cancel"])
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 3 && sheet.firstOtherButtonIndex == 1)
    sheet.show(in: root.view)
    shown.turn()
    let alert = try #require(root.presentedViewController as? UIAlertController)
    #expect(
      alert.preferredStyle == .actionSheet && alert.actions.map(\.style) == [.destructive, .default, .default, .cancel])
    try press("Copy")
    #expect(
      answers.log == ["will present", "did present, true", "clicked 2", "will dismiss 2", "did dismiss 2, false"])
  }

  @Test("An action sheet is anchored at a rectangle or an item, and dismissed by the app without a pressed button")
  func anchors() throws {
    let sheet = UIActionSheet(title: nil, delegate: answers, cancelButtonTitle: nil, destructiveButtonTitle: nil)
    #expect(sheet.numberOfButtons == 0 && sheet.cancelButtonIndex == -1 && sheet.destructiveButtonIndex == -1)
    sheet.addButton(withTitle: "One")
    sheet.show(from: CGRect(x: 1, y: 2, width: 3, height: 4), in: root.view, animated: false)
    let popover = root.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceView === root.view && popover?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    sheet.dismiss(withClickedButtonIndex: 0, animated: false)
    shown.turn()
    #expect(root.presentedViewController == nil && answers.log.suffix(2) == ["will dismiss 0", "did dismiss 0, false"])
    let lines = RuntimeLog.capture { sheet.show(in: UIView()) }.sentences
    #expect(!sheet.isVisible && lines.count == 1)
  }
}
