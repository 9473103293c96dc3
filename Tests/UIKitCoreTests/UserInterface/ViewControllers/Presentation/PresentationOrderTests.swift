import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Presentations: chains, completions and layout") struct PresentationOrderTests {
  let log = ViewsLog()
  let root: LoggingController
  let shown: ContainerWindow

  init() {
    root = LoggingController("R", log)
    shown = ContainerWindow(root)
    _ = log.take()
  }

  private func pile(_ names: [String], style: UIModalPresentationStyle) -> [LoggingController] {
    var below: UIViewController = root
    return names.map { name in
      let made = LoggingController(name, log)
      made.modalPresentationStyle = style
      below.present(made, animated: true) { [log] in log.add("presented \(name)") }
      shown.turn()
      below = made
      return made
    }
  }

  /// The lines about appearances and completions.
  private func calls() -> [String] {
    log.take().filter { $0.contains("ppear") || $0.contains("presented") || $0.contains("dismissed") }
      .filter { !$0.contains("IsAppearing") }
  }

  @Test("Full-screen presentations: each covers the one below, and the chain is dismissed together from the bottom")
  func pile() {
    let guests = pile(["A", "B"], style: .fullScreen)
    #expect(
      calls() == [
        "R.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "R.viewDidDisappear", "presented A",
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear", "presented B",
      ])
    root.dismiss(animated: true) { [log] in log.add("dismissed") }
    shown.turn()
    let lines = calls()
    // The one in the middle was off screen, and gets no callbacks.
    #expect(!lines.contains { $0.hasPrefix("A.") } && lines.last == "dismissed")
    #expect(lines == ["B.viewWillDisappear", "R.viewWillAppear", "R.viewDidAppear", "B.viewDidDisappear", "dismissed"])
    #expect(guests.allSatisfy { $0.presentingViewController == nil && $0.viewIfLoaded?.window == nil })
  }

  @Test("Sheets leave all controllers on screen, and are dismissed from the top down") func sheets() {
    let guests = pile(["A", "B", "C"], style: .formSheet)
    #expect(calls().filter { $0.hasPrefix("R.") || $0.contains("Disappear") } == [])
    #expect(([root] + guests).allSatisfy { $0.appearance == .appeared })
    #expect(root.presentedViewController === guests[0] && guests[2].presentingViewController === guests[1])
    guests[0].dismiss(animated: true) { [log] in log.add("dismissed B and C") }
    shown.turn()
    let lines = calls()
    #expect(lines.last == "dismissed B and C" && guests[0].appearance == .appeared)
    #expect(guests[1].presentingViewController == nil && guests[0].presentedViewController == nil)
    for name in ["B", "C"] {
      #expect(lines.filter { $0.hasPrefix("\(name).") } == ["\(name).viewWillDisappear", "\(name).viewDidDisappear"])
    }
  }

  @Test("A completion may present the next controller, whose completion comes after it") func chained() {
    let (a, b) = (LoggingController("A", log), LoggingController("B", log))
    root.present(a, animated: true) { [root, log] in
      log.add("presented A")
      root.dismiss(animated: true) {
        log.add("dismissed A")
        root.present(b, animated: true) { log.add("presented B") }
      }
    }
    shown.turn()
    #expect(calls().filter { $0.contains("ed ") } == ["presented A", "dismissed A", "presented B"])
    #expect(root.presentedViewController === b && b.appearance == .appeared && a.presentingViewController == nil)
  }

  @Test("isBeingPresented and isBeingDismissed are true during the transition, for the controller that changes")
  func flags() {
    final class Flags: UIViewController {
      var seen: [String] = []
      private func note(_ callback: String) {
        seen.append("\(callback) \(isBeingPresented) \(isBeingDismissed) \(isMovingToParent)")
      }
      override func viewWillAppear(_ animated: Bool) { note("will") }
      override func viewDidAppear(_ animated: Bool) { note("did") }
      override func viewWillDisappear(_ animated: Bool) { note("will not") }
      override func viewDidDisappear(_ animated: Bool) { note("did not") }
    }
    let guest = Flags()
    root.present(guest, animated: true)
    shown.turn()
    root.dismiss(animated: true)
    shown.turn()
    #expect(
      guest.seen == [
        "will true false false", "did true false false", "will not false true false", "did not false true false",
      ])
    #expect(!guest.isBeingPresented && !guest.isBeingDismissed)
  }

  /// The size of a presented view in a window of 1000 by 700 and in one of 400.
  struct Place: Sendable {
    var style: UIModalPresentationStyle
    var preferred = CGSize.zero
    var wide: CGRect
  }

  @Test(
    "Each style has its frame in a wide window, and all of them fill a narrow one",
    arguments: [
      Place(style: .fullScreen, wide: rect(0, 0, 1000, 700)),
      Place(style: .overFullScreen, wide: rect(0, 0, 1000, 700)),
      Place(style: .pageSheet, wide: rect(144, 24, 712, 652)), Place(style: .automatic, wide: rect(144, 24, 712, 652)),
      Place(style: .formSheet, wide: rect(230, 40, 540, 620)),
      Place(style: .formSheet, preferred: CGSize(width: 300, height: 200), wide: rect(350, 250, 300, 200)),
      Place(style: .formSheet, preferred: CGSize(width: 3000, height: 0), wide: rect(24, 40, 952, 620)),
      Place(style: .pageSheet, preferred: CGSize(width: 300, height: 200), wide: rect(144, 24, 712, 652)),
    ])
  func places(place: Place) {
    let guest = UIViewController()
    guest.modalPresentationStyle = place.style
    guest.preferredContentSize = place.preferred
    root.present(guest, animated: true)
    shown.turn()
    #expect(guest.view.placeInWindow == place.wide)
    shown.resize(width: 400)
    #expect(guest.view.placeInWindow == rect(0, 0, 400, 700))
    shown.resize(width: 1000)
    #expect(guest.view.placeInWindow == place.wide)
  }

  @Test("A sheet with a new preferred size gets it with the next layout") func preferredSize() {
    let guest = UIViewController()
    guest.modalPresentationStyle = .formSheet
    root.present(guest, animated: true)
    shown.turn()
    guest.preferredContentSize = CGSize(width: 400, height: 300)
    shown.turn()
    #expect(guest.view.placeInWindow == rect(300, 200, 400, 300))
    guest.preferredContentSize = .zero
    shown.turn()
    #expect(guest.view.placeInWindow == rect(230, 40, 540, 620))
  }

  @Test(
    "A popover is below its source, above it where there is no space, and inside the window",
    arguments: [
      (rect(400, 100, 100, 20), rect(350, 126, 200, 300)), (rect(400, 600, 100, 20), rect(350, 294, 200, 300)),
      (rect(0, 100, 20, 20), rect(6, 126, 200, 300)), (rect(980, 100, 20, 20), rect(794, 126, 200, 300)),
    ] as [(CGRect, CGRect)])
  func popovers(source: CGRect, expected: CGRect) throws {
    let guest = UIViewController()
    guest.modalPresentationStyle = .popover
    guest.preferredContentSize = CGSize(width: 200, height: 300)
    let popover = try #require(guest.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = source
    root.present(guest, animated: true)
    shown.turn()
    #expect(guest.view.placeInWindow == expected)
    #expect(popover.presentationStyle == .popover && popover.presentingViewController === root)
  }

  @Test("A popover can point to a bar button as well as to a view") func barButton() throws {
    let item = UIBarButtonItem(title: "Share")
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    let shown = ContainerWindow(UINavigationController(rootViewController: screen))
    let guest = UIViewController()
    guest.modalPresentationStyle = .popover
    guest.preferredContentSize = CGSize(width: 100, height: 100)
    guest.popoverPresentationController?.barButtonItem = item
    screen.present(guest, animated: true)
    shown.turn()
    let button = try #require(shown.button("Share")).placeInWindow
    #expect(guest.view.placeInWindow.minY == button.maxY + 6 && guest.view.placeInWindow.maxX <= 994)
  }

  @Test("Views behind a sheet cannot be pressed, nor behind two, and after their dismissal all can") func reach() {
    let guests = pile(["A", "B"], style: .formSheet)
    func reachable(_ controller: UIViewController) -> Bool { controller.view.shownDescription.isInteractive }
    #expect(!reachable(root) && !reachable(guests[0]) && reachable(guests[1]))
    guests[1].dismiss(animated: true)
    shown.turn()
    #expect(!reachable(root) && reachable(guests[0]))
    root.dismiss(animated: true)
    shown.turn()
    #expect(reachable(root) && shown.views(PresentationContainerView.self).isEmpty)
  }

  @Test("A presented controller is freed after its dismissal, with its presentation controller and its container view")
  func freed() {
    weak var guest: UIViewController?
    weak var control: UIPresentationController?
    weak var stage: UIView?
    do {
      let made = UIViewController()
      root.present(made, animated: true)
      shown.turn()
      (guest, control, stage) = (made, made.presentationController, made.presentationContainer)
      #expect(stage != nil && made.presentationController === control)
      root.dismiss(animated: false)
      shown.turn()
    }
    #expect(guest == nil && control == nil && stage == nil)
  }
}
