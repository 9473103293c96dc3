import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Bars that a tap hides") struct BarHidingTests {
  private func tap(_ navigation: UINavigationController) {
    navigation.view.receive(.recognized(0, .ended(.zero)))
  }

  @Test("By default a tap hides nothing: the view has no recogniser")
  func off() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()
    #expect(!navigation.hidesBarsOnTap && navigation.view.gestureRecognizers?.isEmpty != false)
    #expect(!navigation.hidesBarsOnSwipe && !navigation.hidesBarsWhenKeyboardAppears)
    #expect(!navigation.hidesBarsWhenVerticallyCompact)
  }

  @Test("The recogniser is added once, whether the property is set before or after the view is loaded")
  func added() {
    let early = UINavigationController(rootViewController: UIViewController())
    early.hidesBarsOnTap = true
    early.loadViewIfNeeded()
    early.hidesBarsOnTap = true
    #expect(early.view.gestureRecognizers?.count == 1)
    let late = UINavigationController(rootViewController: UIViewController())
    late.loadViewIfNeeded()
    late.hidesBarsOnTap = true
    #expect(late.view.gestureRecognizers?.count == 1)
    late.hidesBarsOnTap = false
    #expect(!late.barHideOnTapGestureRecognizer.isEnabled)
  }

  @Test("A tap hides both bars, the next one shows those that it has hidden")
  func toggles() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.hidesBarsOnTap = true
    navigation.loadViewIfNeeded()
    tap(navigation)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    tap(navigation)
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    navigation.isToolbarHidden = false
    tap(navigation)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    tap(navigation)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }
}
