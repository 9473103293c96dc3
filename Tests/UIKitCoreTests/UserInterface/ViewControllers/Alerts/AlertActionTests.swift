import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Alerts: texts and actions") struct AlertActionTests {
  let root = UIViewController()
  let shown: ContainerWindow

  init() { shown = ContainerWindow(root) }

  private func alert(
    _ actions: [(String, UIAlertAction.Style)], style: UIAlertController.Style = .alert,
    chosen: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title!) }) }
    root.present(alert, animated: true)
    shown.turn()
    return alert
  }

  private var stage: PresentationContainerView? { shown.views(PresentationContainerView.self).last }

  /// What the keys select; `nil` if the alert stays.
  struct Keys: Sendable {
    var actions: [(String, UIAlertAction.Style)]
    var style = UIAlertController.Style.alert
    var preferred: String?
    var escape: String?
    var enter: String?
  }

  @Test(
    "Escape runs the cancel action, or the only action; Return the preferred one, or the only other one",
    arguments: [
      Keys(actions: [("OK", .default)], escape: "OK", enter: "OK"),
      Keys(actions: [("No", .cancel), ("Yes", .default)], escape: "No", enter: "Yes"),
      Keys(actions: [("Delete", .destructive), ("No", .cancel)], escape: "No", enter: nil),
      Keys(actions: [("A", .default), ("B", .default), ("No", .cancel)], preferred: "B", escape: "No", enter: "B"),
      Keys(actions: [("A", .default), ("B", .default)], escape: nil, enter: nil),
      Keys(actions: [("Delete", .destructive), ("No", .cancel)], preferred: "Delete", escape: "No", enter: "Delete"),
      Keys(actions: [("Copy", .default), ("No", .cancel)], style: .actionSheet, escape: "No", enter: "Copy"),
    ])
  func keys(keys: Keys) {
    for (key, expected) in [(ViewKey.escape, keys.escape), (.return, keys.enter)] {
      var chosen: [String] = []
      let alert = alert(keys.actions, style: keys.style) { chosen.append($0) }
      alert.preferredAction = alert.actions.first { $0.title == keys.preferred }
      stage?.receive(.key(key))
      shown.turn()
      #expect(chosen == (expected.map { [$0] } ?? []))
      #expect((root.presentedViewController == nil) == (expected != nil))
      root.dismiss(animated: false)
      shown.turn()
    }
  }

  @Test("A press outside dismisses an action sheet and not an alert") func beside() throws {
    for style in [UIAlertController.Style.actionSheet, .alert] {
      var chosen: [String] = []
      _ = alert([("Copy", .default), ("Cancel", .cancel)], style: style) { chosen.append($0) }
      try #require(shown.views(PresentationDimmingView.self).first).receive(.recognized(0, .ended(.zero)))
      shown.turn()
      #expect(chosen == (style == .actionSheet ? ["Cancel"] : []))
      root.dismiss(animated: false)
      shown.turn()
    }
    _ = alert([("Copy", .default)], style: .actionSheet)
    try #require(shown.views(PresentationDimmingView.self).first).receive(.recognized(0, .ended(.zero)))
    shown.turn()
    #expect(root.presentedViewController == nil)
  }

  @Test("A handler may present the next alert, because its own was dismissed before") func next() throws {
    var order: [String] = []
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "More", style: .default) { [root] _ in
        order.append("first")
        let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
        second.addAction(UIAlertAction(title: "Done", style: .default) { _ in order.append("second") })
        root.present(second, animated: true)
      })
    root.present(first, animated: true)
    shown.turn()
    try #require(shown.button("More")).receive(.pressed)
    shown.turn()
    #expect(root.presentedViewController?.title == "Second" && shown.button("More") == nil)
    try #require(shown.button("Done")).receive(.pressed)
    shown.turn()
    #expect(order == ["first", "second"] && root.presentedViewController == nil)
  }

  @Test("Changes to a visible alert are shown: texts, buttons, and whether they are enabled") func changes()
    throws
  {
    var chosen: [String] = []
    let alert = alert([("OK", .default)]) { chosen.append($0) }
    let height = alert.view.bounds.height
    alert.message = String(repeating: "A longer message. ", count: 12)
    alert.addAction(UIAlertAction(title: "Later", style: .cancel))
    alert.actions[0].isEnabled = false
    shown.turn()
    #expect(alert.view.bounds.height > height && shown.button("Later") != nil)
    let button = try #require(shown.button("OK"))
    #expect(!button.isEnabled)
    button.receive(.pressed)
    stage?.receive(.key(.return))
    #expect(root.presentedViewController === alert && chosen == [])
    alert.actions[0].isEnabled = true
    alert.title = nil
    shown.turn()
    #expect(!shown.views(UILabel.self).compactMap(\.text).contains("Title"))
    button.receive(.pressed)
    shown.turn()
    #expect(chosen == ["OK"])
  }

  @Test("A button that depends on a text is enabled by typing, and Return in the field presses it")
  func validated() throws {
    var name: String?
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    let rename = UIAlertAction(title: "Rename", style: .default) { [unowned alert] _ in
      name = alert.textFields?[1].text
    }
    rename.isEnabled = false
    alert.addTextField { $0.text = "fixed" }
    alert.addTextField { field in
      field.addAction(
        UIAction { [unowned field, unowned rename] _ in rename.isEnabled = field.text?.isEmpty == false },
        for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(rename)
    root.present(alert, animated: true)
    shown.turn()
    let fields = try #require(alert.textFields)
    #expect(fields[0].isFirstResponder && fields[0].frame.maxY < fields[1].frame.minY)
    fields[1].becomeFirstResponder()
    fields[1].receive(.returned)
    #expect(name == nil && root.presentedViewController === alert)
    fields[1].receive(.textChanged("New", selection: nil))
    fields[1].receive(.returned)
    shown.turn()
    #expect(name == "New" && root.presentedViewController == nil)
  }

  @Test("An alert fits its texts and its buttons, centred, however small the window is") func sizes() {
    let alert = alert([("One", .default), ("Two", .default), ("Three", .default)])
    for width in [1000, 320, 200] as [CGFloat] {
      shown.resize(width: width)
      let place = alert.view.placeInWindow
      #expect(place.width <= width && abs(place.midX - width / 2) <= 1)
      let parts = shown.views(UIButton.self).map(\.placeInWindow) + shown.views(UILabel.self).map(\.placeInWindow)
      #expect(parts.allSatisfy { place.insetBy(dx: -1, dy: -1).contains($0) })
    }
  }

  @Test("A dismissed alert is freed, with its actions, fields and captured objects") func freed() throws {
    weak var released: UIAlertController?
    weak var action: UIAlertAction?
    weak var held: UIView?
    do {
      let (alert, view) = (UIAlertController(title: "A", message: nil, preferredStyle: .alert), UIView())
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in view.tag = 1 })
      (released, action, held) = (alert, alert.actions[0], view)
      root.present(alert, animated: true)
      shown.turn()
      stage?.receive(.key(.return))
      shown.turn()
    }
    #expect(released == nil && action == nil && held == nil)
  }
}
