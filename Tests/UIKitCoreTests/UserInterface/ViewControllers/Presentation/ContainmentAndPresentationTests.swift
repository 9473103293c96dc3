import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Containment and presentation") struct ContainmentAndPresentationTests {
  let scene = makeTestScene()
  let log = ViewsLog()

  private func shown(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.endTurn()
    _ = log.take()
    return window
  }

  private func shownRoot() -> (UIWindow, LoggingController) {
    let root = LoggingController("root", log)
    return (shown(root), root)
  }

  @Test("addChild calls willMove, and leaves didMove to the app") func addChild() {
    let (parent, child) = (LoggingController("p", log), LoggingController("c", log))
    parent.addChild(child)
    #expect(log.take() == ["c.willMove(toParent: p)"])
    parent.addChild(child)
    #expect(log.take() == [])
    child.removeFromParent()
    #expect(log.take() == ["c.didMove(toParent: nil)"])
    child.removeFromParent()
    #expect(log.take() == [])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("a cycle of parents is refused with a log line") func circle() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    a.addChild(b)
    let lines = RuntimeLog.capture {
      b.addChild(a)
      a.addChild(a)
    }.sentences
    #expect(
      lines
        == Array(
          repeating: "LoggingController cannot become a child of itself or of a controller inside it.", count: 2))
    #expect(a.parent == nil)
    #expect(b.children.isEmpty)
  }

  @Test("adding and removing a child's view on screen causes its appearance callbacks") func comeAndGo() {
    let (window, root) = shownRoot()
    let child = LoggingController("c", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == ["c.viewDidLoad", "c.viewWillAppear", "c.viewIsAppearing", "c.viewDidAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(appearanceOnly(log.take()) == ["c.viewWillDisappear", "c.viewDidDisappear"])
    window.endTurn()
    #expect(appearanceOnly(log.take()) == [])
  }

  @Test("a parent that forwards manually decides when its child appears") func manualForwarding() {
    let root = LoggingController("root", log)
    root.forwards = false
    let window = shown(root)
    let child = LoggingController("c", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    window.endTurn()
    #expect(appearanceOnly(log.take()) == ["c.viewDidLoad"])
    child.beginAppearanceTransition(true, animated: false)
    #expect(appearanceOnly(log.take()) == ["c.viewWillAppear"])
    child.endAppearanceTransition()
    #expect(appearanceOnly(log.take()) == ["c.viewIsAppearing", "c.viewDidAppear"])
    window.isHidden = true
    #expect(appearanceOnly(log.take()) == ["root.viewWillDisappear", "root.viewDidDisappear"])
  }

  @Test("unbalanced begin and end calls cause no duplicate callbacks") func misuse() {
    let controller = LoggingController("c", log)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(appearanceOnly(log.take()) == [])
    UIView().addSubview(controller.view)
    let window = UIWindow(frame: .zero)
    window.addSubview(controller.view)
    _ = log.take()
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(log.take() == ["c.viewWillAppear", "c.viewWillDisappear", "c.viewDidDisappear"])
  }

  @Test(
    "the presenter disappears only under a presentation that covers it",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.pageSheet, false), (.formSheet, false),
      (.overFullScreen, false), (.overCurrentContext, false), (.automatic, false), (.popover, false),
    ])
  func styles(style: UIModalPresentationStyle, covers: Bool) {
    let (window, root) = shownRoot()
    let guest = LoggingController("guest", log)
    guest.modalPresentationStyle = style
    var completions = 0
    root.present(guest, animated: true) { completions += 1 }
    #expect(root.presentedViewController === guest)
    #expect(guest.presentingViewController === root)
    #expect(guest.isBeingPresented)
    #expect(completions == 0)
    window.endTurn()
    #expect(completions == 1)
    #expect(!guest.isBeingPresented)
    let coming = appearanceOnly(log.take())
    #expect(coming.contains("root.viewWillDisappear") == covers)
    #expect(coming.contains("root.viewDidDisappear") == covers)
    #expect(coming.contains("guest.viewDidAppear"))
    guest.dismiss(animated: true) { completions += 1 }
    #expect(guest.isBeingDismissed)
    window.endTurn()
    let going = appearanceOnly(log.take())
    #expect(going.contains("root.viewDidAppear") == covers)
    #expect(going.first == "guest.viewWillDisappear")
    #expect(going.contains("guest.viewDidDisappear"))
    #expect(completions == 2)
    #expect(root.presentedViewController == nil && guest.presentingViewController == nil)
    #expect(guest.viewIfLoaded?.window == nil)
  }

  @Test("dismiss on the middle controller dismisses only those above it; a second dismiss removes it") func middle() {
    let (window, root) = shownRoot()
    let (a, b, c) = (LoggingController("a", log), LoggingController("b", log), LoggingController("c", log))
    for (host, guest) in [(root, a), (a, b), (b, c)] {
      host.present(guest, animated: false)
      window.endTurn()
    }
    _ = log.take()
    a.dismiss(animated: false)
    window.endTurn()
    #expect(a.presentedViewController == nil)
    #expect(root.presentedViewController === a)
    let disappearances = appearanceOnly(log.take())
    #expect(
      disappearances.filter { $0.hasSuffix("viewDidDisappear") }.sorted() == [
        "b.viewDidDisappear", "c.viewDidDisappear",
      ])
    #expect(!disappearances.contains { $0.hasPrefix("a.") || $0.hasPrefix("root.") })
    a.dismiss(animated: false)
    window.endTurn()
    #expect(root.presentedViewController == nil)
    #expect(appearanceOnly(log.take()) == ["a.viewWillDisappear", "a.viewDidDisappear"])
  }

  @Test("dismissing without a presentation calls nothing, not even the completion") func dismissNothing() {
    let (window, root) = shownRoot()
    var completed = false
    root.dismiss(animated: false) { completed = true }
    window.endTurn()
    #expect(appearanceOnly(log.take()) == [])
    #expect(!completed)
  }

  @Test("a second presentation by the same controller is refused in a log line that names all three") func busy() {
    let (window, root) = shownRoot()
    root.present(LoggingController("a", log), animated: false)
    window.endTurn()
    let lines = RuntimeLog.capture { root.present(UINavigationController(), animated: false) }.sentences
    #expect(
      lines == [
        "UINavigationController was not presented by LoggingController, which already presents LoggingController."
      ])
  }

  @Test("off screen no controller can be presented") func offScreen() {
    let root = LoggingController("root", log)
    let lines = RuntimeLog.capture { root.present(UIViewController(), animated: false) }.sentences
    #expect(
      lines == [
        "UIViewController was not presented by LoggingController, whose view is in no visible window."
      ])
    #expect(root.presentedViewController == nil)
    #expect(!root.isViewLoaded)
  }

  @Test("a coordinator runs animations immediately and completions after the new size, in order") func coordinator() {
    final class Turning: UIViewController {
      var received: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        for name in ["one", "two"] {
          coordinator.animate(alongsideTransition: { _ in self.received.append("\(name) \(self.view.bounds.width)") }) {
            self.received.append("\(name) done \(self.view.bounds.width) \($0.isCancelled)")
          }
        }
      }
    }
    let root = Turning()
    let window = shown(root)
    let old = window.bounds.width
    window.resize(to: CGSize(width: 321, height: 123))
    window.resize(to: CGSize(width: 321, height: 123))
    #expect(root.received == ["one \(old)", "two \(old)", "one done 321.0 false", "two done 321.0 false"])
  }
}
