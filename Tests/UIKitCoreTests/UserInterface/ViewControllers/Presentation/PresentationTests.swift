import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Presentations") struct PresentationTests {
  let log = ViewsLog()
  let scene = makeTestScene()

  func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.endTurn()
    _ = log.take()
    return window
  }

  @Test("full screen: the presenter's viewWillDisappear is first and viewDidDisappear last") func fullScreen() {
    let a = LoggingController("A", log)
    let window = show(a)
    let b = LoggingController("B", log)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true) { [log] in log.add("completion") }
    #expect(
      appearanceOnly(log.take()) == ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear"])
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(b.isBeingPresented)
    window.endTurn()
    #expect(
      log.take() == [
        "B.viewIsAppearing", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear",
        "A.viewDidDisappear", "completion",
      ])
    #expect(!b.isBeingPresented)
    a.dismiss(animated: true) { [log] in log.add("completion") }
    #expect(log.take() == ["B.viewWillDisappear", "A.viewWillAppear"])
    #expect(b.isBeingDismissed)
    window.endTurn()
    #expect(
      log.take().filter { !$0.contains("Layout") } == [
        "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear", "completion",
      ])
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(b.view.superview == nil)
    #expect(!b.isBeingDismissed)
  }

  @Test("a sheet causes no appearance callbacks of the presenter") func sheet() {
    let a = LoggingController("A", log)
    let window = show(a)
    let b = LoggingController("B", log)
    a.present(b, animated: false)
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
    b.dismiss(animated: false)
    window.endTurn()
    #expect(appearanceOnly(log.take()) == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  @Test("a dismissed controller is freed") func freed() {
    let a = LoggingController("A", log)
    let window = show(a)
    a.present(LoggingController("B", log), animated: false)
    window.endTurn()
    _ = log.take()
    a.dismiss(animated: false)
    window.endTurn()
    #expect(appearanceOnly(log.take()) == ["B.viewWillDisappear", "B.viewDidDisappear", "B.deinit"])
  }

  @Test("a child's presentation is made by its topmost parent, and the child may dismiss it") func fromChild() {
    let a = LoggingController("A", log)
    let navigation = UINavigationController(rootViewController: a)
    let window = show(navigation)
    let b = LoggingController("B", log)
    a.present(b, animated: false)
    window.endTurn()
    #expect(b.presentingViewController === navigation)
    #expect(a.presentedViewController === b)
    #expect(navigation.visibleViewController === b)
    _ = log.take()
    a.dismiss(animated: false)
    window.endTurn()
    #expect(appearanceOnly(log.take()) == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  @Test("dismissing from the bottom removes the whole chain") func pile() {
    let a = LoggingController("A", log)
    let window = show(a)
    let b = LoggingController("B", log)
    let c = LoggingController("C", log)
    b.modalPresentationStyle = .fullScreen
    c.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    window.endTurn()
    b.present(c, animated: false)
    window.endTurn()
    _ = log.take()
    a.dismiss(animated: false)
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "C.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "C.viewDidDisappear",
      ])
    #expect(b.presentedViewController == nil)
    #expect(window.subviews == [a.view])
  }

  @Test("another controller can be presented in the turn of a dismissal") func dismissAndPresent() {
    let a = LoggingController("A", log)
    let window = show(a)
    a.present(LoggingController("B", log), animated: false)
    window.endTurn()
    a.dismiss(animated: false)
    let c = LoggingController("C", log)
    a.present(c, animated: false)
    #expect(a.presentedViewController === c)
    window.endTurn()
    #expect(c.appearance == .appeared)
  }

  @Test("a presentation from viewDidAppear ends in the same turn") func fromDidAppear() {
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    b.modalPresentationStyle = .fullScreen
    a.onDidAppear = { [unowned a] in a.present(b, animated: false) }
    _ = show(a)
    #expect(a.appearance == .disappeared)
    #expect(b.appearance == .appeared)
    a.onDidAppear = nil
  }

  @Test("showing a window that was hidden during a presentation shows only the visible controllers again")
  func hiddenWindow() {
    let a = LoggingController("A", log)
    let window = show(a)
    let b = LoggingController("B", log)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    window.endTurn()
    _ = log.take()
    window.isHidden = true
    #expect(log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    window.isHidden = false
    window.endTurn()
    #expect(appearanceOnly(log.take()) == ["B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
  }

  @Test("an impossible presentation is ignored with a log line") func refused() {
    let a = LoggingController("A", log)
    let offScreen = RuntimeLog.capture { a.present(LoggingController("B", log), animated: false) }
    #expect(offScreen.sentences.first?.contains("in no visible window") == true)
    let window = show(a)
    let b = LoggingController("B", log)
    a.present(b, animated: false)
    window.endTurn()
    _ = log.take()
    let twice = RuntimeLog.capture { a.present(LoggingController("C", log), animated: false) }
    #expect(twice.sentences.first?.contains("already presents") == true)
    let itself = RuntimeLog.capture { b.present(b, animated: false) }
    #expect(itself.sentences.first?.contains("elsewhere") == true)
    let child = LoggingController("D", log)
    let parent = LoggingController("E", log)
    parent.addChild(child)
    let contained = RuntimeLog.capture { b.present(child, animated: false) }
    #expect(contained.sentences.count == 1)
    #expect(appearanceOnly(log.take()) == ["C.deinit"])
    b.dismiss(animated: false)
    window.endTurn()
    a.dismiss(animated: false)
  }

  @Test("a new root removes the old one's presentation, and all of it is freed") func newRoot() {
    let window = show(LoggingController("A", log))
    do {
      let b = LoggingController("B", log)
      b.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(b, animated: false)
      window.endTurn()
    }
    _ = log.take()
    window.rootViewController = LoggingController("C", log)
    window.endTurn()
    let lines = appearanceOnly(log.take())
    #expect(lines.prefix(2) == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(lines.contains("A.deinit"))
    #expect(lines.contains("B.deinit"))
    #expect(!lines.contains("A.viewWillAppear"))
    #expect(window.subviews.count == 1)
  }
}
