import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Alerts and sheets") struct AlertTests {
  let root = UIViewController()
  let shown: ContainerWindow

  init() { shown = ContainerWindow(root) }

  private var stage: PresentationContainerView? { shown.views(PresentationContainerView.self).last }

  @Test("An alert is centred over the visible content; a button dismisses it and then runs its handler") func alert()
    throws
  {
    let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
    var log: [String] = []
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        log.append("delete \(self.root.presentedViewController == nil)")
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
    root.present(alert, animated: true)
    shown.turn()
    #expect(alert.view.placeInWindow.midX == 500 && abs(alert.view.placeInWindow.midY - 350) <= 1)
    #expect(root.isOnScreen && !root.view.shownDescription.isInteractive)
    #expect(shown.views(UILabel.self).compactMap(\.text) == ["Delete?", "This cannot be undone."])
    let cancel = try #require(shown.button("Cancel"))
    let delete = try #require(shown.button("Delete"))
    #expect(cancel.placeInWindow.maxX < delete.placeInWindow.minX && cancel.frame.minY == delete.frame.minY)
    delete.receive(.pressed)
    delete.receive(.pressed)
    shown.turn()
    #expect(log == ["delete true"] && stage == nil && root.view.shownDescription.isInteractive)
  }

  @Test("Escape cancels and Return runs the preferred action, wherever the focus is") func keys() throws {
    for (key, expected) in [(ViewKey.escape, "no"), (.return, "yes")] {
      let alert = UIAlertController(title: "Go?", message: nil, preferredStyle: .alert)
      var chosen: [String] = []
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in chosen.append("no") })
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in chosen.append("yes") })
      root.present(alert, animated: true)
      shown.turn()
      let stage = try #require(stage)
      #expect(stage.shownDescription.keys == [.escape, .return] && stage.shownDescription.acceptsFocus)
      stage.receive(.key(key))
      shown.turn()
      #expect(chosen == [expected])
    }
  }

  @Test("Return does nothing if there is no unique action or it is disabled") func unclear() throws {
    let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
    var chosen = 0
    let one = UIAlertAction(title: "One", style: .default) { _ in chosen += 1 }
    alert.addAction(one)
    alert.addAction(UIAlertAction(title: "Two", style: .default) { _ in chosen += 1 })
    root.present(alert, animated: true)
    shown.turn()
    stage?.receive(.key(.return))
    stage?.receive(.key(.escape))
    #expect(root.presentedViewController === alert)
    alert.preferredAction = one
    one.isEnabled = false
    stage?.receive(.key(.return))
    #expect(root.presentedViewController === alert)
    one.isEnabled = true
    stage?.receive(.key(.return))
    shown.turn()
    #expect(chosen == 1 && root.presentedViewController == nil)
  }

  @Test("A text field is focused, and its return key runs the preferred action") func fields() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var name: String?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in name = alert.textFields?.first?.text })
    root.present(alert, animated: true)
    shown.turn()
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder && field.bounds.width > 200)
    field.receive(.textChanged("Ada", selection: nil))
    field.receive(.returned)
    shown.turn()
    #expect(name == "Ada" && root.presentedViewController == nil)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let sentences = RuntimeLog.capture { sheet.addTextField() }.sentences
    #expect(sheet.textFields == nil && sentences.count == 1)
  }

  @Test("Three actions are in a column, the cancel action last and at most one") func column() throws {
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    let sentences = RuntimeLog.capture {
      for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Save", .default), ("Discard", .destructive)] {
        alert.addAction(UIAlertAction(title: title, style: style))
      }
      alert.addAction(UIAlertAction(title: "Cancel again", style: .cancel))
    }.sentences
    #expect(sentences.count == 1 && alert.actions.count == 3)
    root.present(alert, animated: true)
    shown.turn()
    let tops = try ["Save", "Discard", "Cancel"].map { try #require(shown.button($0)).placeInWindow.minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
    #expect(alert.view.placeInWindow.maxY >= tops[2] + 36)
  }

  @Test("A sheet is a card in a wide window and fills a narrow one; full screen fills both") func sheets() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: true)
    shown.turn()
    #expect(sheet.view.placeInWindow.size == CGSize(width: 540, height: 620) && sheet.view.placeInWindow.midX == 500)
    shown.resize(width: 400)
    #expect(sheet.view.placeInWindow == shown.window.bounds)
    sheet.preferredContentSize = CGSize(width: 300, height: 200)
    shown.resize(width: 1000)
    #expect(sheet.view.placeInWindow.size == CGSize(width: 300, height: 200))
    root.dismiss(animated: true)
    shown.turn()
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: true)
    shown.turn()
    #expect(full.view.placeInWindow == shown.window.bounds && stage == nil)
  }

  @Test("Escape and a press beside a sheet dismiss it, unless it is modal; the delegate is called") func byHand() throws
  {
    final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
      var log: [String] = []
      var allows = true
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
      }
    }
    let listener = Listener()
    let sheet = UIViewController()
    sheet.presentationController?.delegate = listener
    root.present(sheet, animated: true)
    shown.turn()
    sheet.isModalInPresentation = true
    stage?.receive(.key(.escape))
    sheet.isModalInPresentation = false
    listener.allows = false
    try #require(shown.views(PresentationDimmingView.self).first).receive(.recognized(0, .ended(.zero)))
    #expect(root.presentedViewController === sheet && listener.log == ["attempt", "attempt"])
    listener.allows = true
    try #require(shown.views(PresentationDimmingView.self).first).receive(.recognized(0, .ended(.zero)))
    shown.turn()
    #expect(root.presentedViewController == nil && listener.log.suffix(2) == ["will", "did"])
  }

  @Test("A popover is placed at its source, inside the window") func popover() throws {
    let source = UIView(frame: CGRect(x: 900, y: 20, width: 60, height: 30))
    root.view.addSubview(source)
    let bubble = UIViewController()
    bubble.modalPresentationStyle = .popover
    bubble.preferredContentSize = CGSize(width: 300, height: 200)
    bubble.popoverPresentationController?.sourceView = source
    root.present(bubble, animated: true)
    shown.turn()
    let place = bubble.view.placeInWindow
    #expect(place.minY >= 50 && place.minY < 70 && place.maxX <= 1000 && place.size == CGSize(width: 300, height: 200))
  }
}
