import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("View controllers: views, titles and containment") struct ControllerLifeTests {
  let log = ViewsLog()

  @Test("A view is loaded by the first read, once, and not by isViewLoaded") func loading() {
    let controller = LoggingController("C", log)
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded && controller.next == nil)
    controller.title = "Title"
    controller.isEditing = true
    controller.additionalSafeAreaInsets.top = 3
    controller.overrideUserInterfaceStyle = .dark
    #expect(log.take() == [], "nothing of that needs a view")
    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.view === view && log.take() == ["C.loadView", "C.viewDidLoad"])
  }

  @Test("A view that is set to nil is loaded again by the next read")
  func again() {
    let controller = LoggingController("C", log)
    weak let released = controller.view
    controller.view = nil
    #expect(released == nil && !controller.isViewLoaded)
    _ = log.take()
    #expect(controller.view != nil && log.take() == ["C.loadView", "C.viewDidLoad"])
  }

  @Test("loadView may set any view, which then has the controller as next responder, its size and its layout callbacks")
  func own() {
    final class Map: UIView {}
    final class MapController: UIViewController {
      var layouts: [String] = []
      override func loadView() { view = Map() }
      override func viewWillLayoutSubviews() { layouts.append("will") }
      override func viewDidLayoutSubviews() { layouts.append("did") }
    }
    let controller = MapController()
    let shown = ContainerWindow(controller)
    #expect(controller.view is Map && controller.view.next === controller && controller.next === shown.window)
    #expect(controller.view.frame == rect(0, 0, 1000, 700) && controller.layouts == ["will", "did"])
    controller.view.setNeedsLayout()
    controller.view.setNeedsLayout()
    shown.turn()
    #expect(controller.layouts.count == 4)
  }

  @Test("A title sets those of the navigation item and the tab; each can be changed afterwards") func title() {
    let controller = UIViewController()
    controller.title = "Title"
    #expect(controller.navigationItem.title == "Title" && controller.tabBarItem.title == "Title")
    controller.navigationItem.title = "Bar"
    controller.tabBarItem.title = "Tab"
    #expect(controller.title == "Title")
    controller.title = "New"
    #expect(controller.navigationItem.title == "New" && controller.tabBarItem.title == "New")
  }

  @Test("The edit button follows isEditing, however it changes, and calls the overridden setEditing") func editing() {
    final class Editor: UIViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing) \(animated)")
      }
    }
    let controller = Editor()
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && controller.editButtonItem === item)
    controller.isEditing = true
    #expect(item.title == "Done" && item.style == .done)
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(!controller.isEditing && item.title == "Edit" && controller.calls == ["true false", "false true"])
  }

  @Test("The parent announces containment before and the app confirms it after; removal is the other way round")
  func containment() {
    let (parent, other, child) = (
      LoggingController("P", log), LoggingController("O", log), LoggingController("C", log)
    )
    parent.addChild(child)
    #expect(log.take() == ["C.willMove(toParent: P)"] && child.parent === parent && parent.children == [child])
    child.didMove(toParent: parent)
    _ = log.take()
    parent.addChild(child)
    #expect(log.take() == [] && parent.children == [child], "a child already")
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.take() == ["C.willMove(toParent: nil)", "C.didMove(toParent: nil)"] && child.parent == nil)
    child.removeFromParent()
    #expect(log.take() == [])
    parent.addChild(child)
    other.addChild(child)
    #expect(child.parent === other && parent.children.isEmpty && other.children == [child])
  }

  @Test("A child's view that is added to a visible parent appears in the same turn, and disappears when it is removed")
  func childViews() {
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    let shown = ContainerWindow(parent)
    parent.addChild(child)
    child.didMove(toParent: parent)
    _ = log.take()
    parent.view.addSubview(child.view)
    shown.turn()
    #expect(
      appearanceOnly(log.take()) == [
        "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
      ])
    child.view.removeFromSuperview()
    shown.turn()
    #expect(appearanceOnly(log.take()) == ["C.viewWillDisappear", "C.viewDidDisappear"])
    parent.view.addSubview(child.view)
    parent.view.isHidden = true
    shown.turn()
    #expect(child.appearance == .appeared, "hiding a view is no disappearance")
  }

  @Test("Traits come from window and parent controllers, overridden by the controller's own")
  func traits() {
    let (parent, child, guest) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let shown = ContainerWindow(parent)
    parent.present(guest, animated: false)
    shown.turn()
    let all = [parent, child, guest]
    func styles() -> [UIUserInterfaceStyle] { all.map(\.traitCollection.userInterfaceStyle) }
    let usual = styles()[0]
    #expect(all.allSatisfy { $0.traitCollection.horizontalSizeClass == .regular } && styles() == [usual, usual, usual])
    parent.overrideUserInterfaceStyle = .dark
    #expect(styles() == [.dark, .dark, usual], "a guest lies in the window, not in its presenter")
    child.overrideUserInterfaceStyle = .light
    #expect(styles() == [.dark, .light, usual])
    shown.window.overrideUserInterfaceStyle = .dark
    #expect(styles() == [.dark, .light, .dark])
    shown.resize(width: 300)
    #expect(all.allSatisfy { $0.traitCollection.horizontalSizeClass == .compact })
  }

  @Test("A changed safe area calls view and controller, once")
  func safeArea() {
    final class Safe: UIViewController {
      var insets: [UIEdgeInsets] = []
      override func viewSafeAreaInsetsDidChange() { insets.append(view.safeAreaInsets) }
    }
    let controller = Safe()
    let shown = ContainerWindow(controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    shown.turn()
    shown.turn()
    #expect(controller.insets == [UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)])
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == rect(0, 10, 1000, 670))
    controller.additionalSafeAreaInsets = .zero
    shown.turn()
    #expect(controller.insets.last == .zero && controller.insets.count == 2)
  }

  @Test("Margins of a controller's view are the system's at the sides, wider in wide windows, or the app's own")
  func margins() {
    let controller = UIViewController()
    let shown = ContainerWindow(controller)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    shown.resize(width: 400)
    #expect(controller.view.layoutMargins.left == 16)
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 2, bottom: 5, trailing: 40)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 2, bottom: 5, right: 40))
  }

  @Test("A controller that is released while its view is on screen does not trap") func droppedOnScreen() {
    let shown = ContainerWindow(UIViewController())
    weak var released: UIViewController?
    var view: UIView?
    do {
      let stranger = UIViewController()
      view = stranger.view
      released = stranger
      shown.window.rootViewController?.view.addSubview(stranger.view)
      shown.turn()
    }
    #expect(released == nil && view?.window === shown.window)
    shown.turn()
    view?.removeFromSuperview()
    shown.turn()
    #expect(view?.next == nil)
  }
}
