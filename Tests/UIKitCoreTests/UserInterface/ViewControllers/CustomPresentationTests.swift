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
