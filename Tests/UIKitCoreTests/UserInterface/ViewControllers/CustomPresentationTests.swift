import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// Presents at the bottom of the window, over a view that dims the rest, and records its calls.
@MainActor private final class DrawerControl: UIPresentationController {
  var lines: [String] = []
  let dimming = UIView(frame: .zero)

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height - 100, width: bounds.width, height: 100)
  }
  override func presentationTransitionWillBegin() {
    lines.append("will begin \(presentedView?.superview == nil)")
    containerView?.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [self] _ in dimming.alpha = 1 }, completion: { [self] _ in lines.append("alongside") })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("did end \(completed)") }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    lines.append("size \(Int(size.width)) x \(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    lines.append("size class \(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lines.append("traits \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
  }
  override func dismissalTransitionWillBegin() { lines.append("will dismiss \(containerView != nil)") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { lines.append("did dismiss") }
  override func containerViewWillLayoutSubviews() { dimming.frame = containerView?.bounds ?? .zero }
}

@MainActor private final class Drawers: NSObject, UIViewControllerTransitioningDelegate {
  var made: DrawerControl?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    made = DrawerControl(presentedViewController: presented, presenting: presenting)
    return made
  }
}

@MainActor @Suite("Custom presentations") struct CustomPresentationTests {
  private let drawers = Drawers()
  let root = UIViewController()
  let drawer = UIViewController()
  let shown: ContainerWindow

  init() {
    shown = ContainerWindow(root)
    drawer.modalPresentationStyle = .custom
    drawer.transitioningDelegate = drawers
  }

  @Test("The app's presentation controller adds views and determines the frame, from the beginning to the end")
  func drawerTest() throws {
    root.present(drawer, animated: true)
    let control = try #require(drawers.made)
    #expect(control === drawer.presentationController && control.presentingViewController === root)
    shown.turn()
    let container = try #require(control.containerView)
    #expect(container.subviews == [control.dimming, drawer.view] && container.frame == shown.window.bounds)
    #expect(drawer.view.frame == rect(0, 600, 1000, 100) && control.dimming.frame == rect(0, 0, 1000, 700))
    #expect(control.dimming.alpha == 1 && drawer.transitionCoordinator == nil)
    #expect(control.lines == ["will begin true", "did end true", "alongside"])
    drawer.dismiss(animated: true)
    shown.turn()
    #expect(control.lines.suffix(2) == ["will dismiss true", "did dismiss"])
    #expect(control.containerView == nil && container.superview == nil && drawer.view.superview == nil)
    #expect(root.presentedViewController == nil)
  }

  /// Records what the presented controller is notified of.
  private final class Guest: UIViewController {
    weak var control: DrawerControl?
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      control?.lines.append("guest: size")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      control?.lines.append("guest: size class")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      control?.lines.append("guest: traits")
    }
  }

  @Test("The app's presentation controller is notified of sizes and traits before its controller, until the end")
  func transitions() throws {
    let guest = Guest()
    guest.modalPresentationStyle = .custom
    guest.transitioningDelegate = drawers
    root.present(guest, animated: false)
    shown.turn()
    let control = try #require(drawers.made)
    guest.control = control
    var handled = 0
    let registration = control.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (control: DrawerControl, previous: UITraitCollection) in
      handled += 1
      #expect(previous.userInterfaceStyle != control.traitCollection.userInterfaceStyle)
    }
    control.lines = []
    shown.window.resize(to: CGSize(width: 500, height: 700))
    #expect(control.lines == ["size 500 x 700", "guest: size"])
    control.lines = []
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    root.willTransition(to: compact, with: ImmediateTransitionCoordinator())
    #expect(control.lines == ["size class compact", "guest: size class"])
    control.lines = []
    shown.window.overrideUserInterfaceStyle = .dark
    #expect(control.lines == ["traits dark", "guest: traits"] && handled == 1)
    control.unregisterForTraitChanges(registration)
    shown.window.overrideUserInterfaceStyle = .light
    #expect(control.lines.suffix(2) == ["traits light", "guest: traits"] && handled == 1)
    guest.dismiss(animated: false)
    shown.turn()
    control.lines = []
    shown.window.overrideUserInterfaceStyle = .dark
    shown.window.resize(to: CGSize(width: 600, height: 700))
    #expect(control.lines == [])
  }

  @Test("The escape key dismisses, unless the delegate refuses") func escape() throws {
    final class Guard: NSObject, UIAdaptivePresentationControllerDelegate {
      var allows = false
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    }
    root.present(drawer, animated: true)
    shown.turn()
    let delegate = Guard()
    drawer.presentationController?.delegate = delegate
    drawers.made?.containerView?.receive(.key(.escape))
    #expect(root.presentedViewController === drawer)
    delegate.allows = true
    drawers.made?.containerView?.receive(.key(.escape))
    #expect(root.presentedViewController == nil)
  }

  @Test("Without a presentation controller of the app, a custom presentation fills the window") func plain() {
    drawer.transitioningDelegate = nil
    root.present(drawer, animated: false)
    shown.turn()
    #expect(drawer.view.frame == shown.window.bounds && drawer.presentationController?.containerView == nil)
    drawer.dismiss(animated: false)
    shown.turn()
    #expect(drawer.view.superview == nil)
  }

  @Test("A popover stays one in a narrow window if its delegate returns none") func popover() {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    let host = UIViewController()
    let narrow = ContainerWindow(host, width: 400)
    drawer.modalPresentationStyle = .popover
    drawer.preferredContentSize = CGSize(width: 200, height: 100)
    let keeper = Keeper()
    drawer.popoverPresentationController?.delegate = keeper
    drawer.popoverPresentationController?.sourceView = host.view
    drawer.popoverPresentationController?.sourceRect = rect(100, 100, 50, 20)
    drawer.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    host.present(drawer, animated: true)
    narrow.turn()
    #expect(drawer.view.bounds.size == CGSize(width: 200, height: 100))
    drawer.popoverPresentationController?.delegate = nil
    drawer.presentationContainer?.setNeedsLayout()
    narrow.turn()
    #expect(drawer.view.bounds.size == narrow.window.bounds.size)
  }
}
