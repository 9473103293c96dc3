import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Sheets and their detents") struct SheetTests {
  let root = UIViewController()
  let guest = UIViewController()
  let shown: ContainerWindow

  init() { shown = ContainerWindow(root, width: 400, height: 800) }

  private var sheet: UISheetPresentationController { guest.sheetPresentationController! }
  private var stage: PresentationContainerView { shown.views(PresentationContainerView.self).last! }
  private var card: CGRect { stage.presentedCard.frame }

  private func present() {
    root.present(guest, animated: false)
    shown.turn()
  }

  @Test(
    "Sheets have a sheet presentation controller, and other styles none",
    arguments: [
      (UIModalPresentationStyle.automatic, true), (.pageSheet, true), (.formSheet, true), (.popover, false),
      (.fullScreen, false), (.overFullScreen, false), (.custom, false),
    ])
  func styles(style: UIModalPresentationStyle, isSheet: Bool) {
    guest.modalPresentationStyle = style
    #expect((guest.sheetPresentationController != nil) == isSheet)
  }

  @Test("The style may change after the first access; the delegate stays") func styleChanges() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {}
    let delegate = Delegate()
    guest.presentationController?.delegate = delegate
    guest.modalPresentationStyle = .popover
    #expect(guest.popoverPresentationController != nil && guest.presentationController?.delegate === delegate)
    guest.modalPresentationStyle = .fullScreen
    #expect(guest.popoverPresentationController == nil && guest.sheetPresentationController == nil)
  }

  @Test("The default values are Apple's, and the sheet has its usual place") func defaults() {
    #expect(sheet.detents.map(\.identifier) == [.large] && sheet.selectedDetentIdentifier == nil)
    #expect(sheet.largestUndimmedDetentIdentifier == nil && sheet.preferredCornerRadius == nil)
    #expect(!sheet.prefersGrabberVisible && sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.prefersPageSizing)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight && !sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    present()
    #expect(card == stage.bounds)
    shown.resize(width: 1000)
    #expect(card.size == CGSize(width: 712, height: 752))
  }

  @Test("In a narrow window a sheet is at the lower edge, as high as the selected detent") func detents() {
    sheet.detents = [.medium(), .custom(identifier: .init("two thirds")) { $0.maximumDetentValue * 2 / 3 }, .large()]
    present()
    #expect(card == rect(0, 400, 400, 400) && guest.view.frame == rect(0, 0, 400, 400))
    sheet.selectedDetentIdentifier = .init("two thirds")
    shown.turn()
    #expect(abs(card.height - 533) < 1 && card.maxY == 800)
    sheet.selectedDetentIdentifier = .large
    shown.turn()
    #expect(card == stage.bounds)
    sheet.selectedDetentIdentifier = .init("unknown")
    shown.turn()
    #expect(card.height == 400, "the first detent")
  }

  @Test("In a wide window a sheet is in the middle, and has the height of the detent") func wide() {
    shown.resize(width: 1000)
    sheet.detents = [.medium(), .large()]
    present()
    #expect(card == rect(144, 212, 712, 376))
    sheet.selectedDetentIdentifier = .large
    shown.turn()
    #expect(card == rect(144, 24, 712, 752))
    sheet.prefersPageSizing = false
    shown.turn()
    #expect(card.width == 540)
  }

  @Test("A custom detent without a value is inactive, and one without others is a whole sheet") func inactive() {
    var height: CGFloat? = 120
    sheet.detents = [.custom(identifier: .init("small")) { _ in height }, .medium()]
    present()
    #expect(card.height == 120)
    height = nil
    sheet.invalidateDetents()
    shown.turn()
    #expect(card.height == 400)
    sheet.detents = [.custom { _ in nil }]
    shown.turn()
    #expect(card == stage.bounds)
    sheet.detents = [.custom { _ in .infinity }, .custom { _ in -5 }]
    shown.turn()
    #expect(card.height == 800 || card.height == 0)
  }

  @Test("A context has the container's traits and the largest height") func context() {
    var received: [CGFloat] = []
    sheet.detents = [
      .custom { context in
        received = [
          context.maximumDetentValue, context.containerTraitCollection.horizontalSizeClass == .compact ? 1 : 0,
        ]
        return UISheetPresentationController.Detent.medium().resolvedValue(in: context)
      }
    ]
    present()
    #expect(received == [800, 1] && card.height == 400)
  }

  @Test("A sheet at the lower edge is as wide as its content prefers, if it follows it") func width() {
    sheet.detents = [.medium()]
    guest.preferredContentSize = CGSize(width: 300, height: 100)
    present()
    #expect(card.width == 400)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    shown.turn()
    #expect(card == rect(50, 400, 300, 400))
  }

  @Test("With a compact height a sheet fills the window, unless it is to be at the edge") func compactHeight() {
    sheet.detents = [.custom { _ in 100 }]
    present()
    shown.window.environment = UITraitCollection(
      userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .compact)
    stage.setNeedsLayout()
    shown.turn()
    #expect(card == stage.bounds)
    sheet.prefersEdgeAttachedInCompactHeight = true
    shown.turn()
    #expect(card.height == 100)
  }

  @Test("The corners have the preferred radius, and those at the lower edge none") func corners() {
    sheet.detents = [.medium()]
    present()
    #expect(stage.presentedCard.shownDescription.cornerRadius == 12)
    #expect(stage.presentedCard.shownDescription.roundCorners == .upper)
    sheet.preferredCornerRadius = 30
    shown.resize(width: 1000)
    #expect(stage.presentedCard.shownDescription.cornerRadius == 30)
    #expect(stage.presentedCard.shownDescription.roundCorners == .all)
  }

  @Test("Up to the largest undimmed detent the presenter is visible and can be operated") func undimmed() {
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    present()
    let dimming = stage.subviews.first { $0 is PresentationDimmingView }
    #expect(dimming?.isHidden == true && stage.shownDescription.passesThrough)
    #expect(root.view.shownDescription.isInteractive)
    #expect(shown.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === root.view)
    #expect(shown.window.hitTest(CGPoint(x: 200, y: 600), with: nil) === guest.view)
    sheet.selectedDetentIdentifier = .large
    shown.turn()
    #expect(dimming?.isHidden == false && !stage.shownDescription.passesThrough)
    #expect(!root.view.shownDescription.isInteractive)
  }

  @MainActor private final class Observer: NSObject, UISheetPresentationControllerDelegate {
    var selections: [UISheetPresentationController.Detent.Identifier?] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { selections.append(sheetPresentationController.selectedDetentIdentifier) }
  }

  @Test("A click on the grabber selects the next detent, and the delegate is notified of the user's selection only")
  func grabber() throws {
    let observer = Observer()
    sheet.delegate = observer
    sheet.detents = [.medium(), .large()]
    present()
    #expect(shown.views(SheetGrabber.self).isEmpty)
    sheet.prefersGrabberVisible = true
    shown.turn()
    let grabber = try #require(shown.views(SheetGrabber.self).first)
    #expect(grabber.frame.midX == 200 && grabber.frame.minY == 0)
    grabber.click?()
    shown.turn()
    #expect(card == stage.bounds && observer.selections == [.large])
    grabber.click?()
    shown.turn()
    #expect(card.height == 400 && observer.selections == [.large, .medium])
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(card == stage.bounds && observer.selections.count == 2)
    sheet.prefersGrabberVisible = false
    shown.turn()
    #expect(shown.views(SheetGrabber.self).isEmpty)
  }

  @Test("A drag of the grabber moves the sheet, and ends at the nearest detent or dismisses the sheet") func drag()
    throws
  {
    let observer = Observer()
    sheet.delegate = observer
    sheet.prefersGrabberVisible = true
    sheet.detents = [.medium(), .large()]
    present()
    let grabber = try #require(shown.views(SheetGrabber.self).first)
    grabber.drag?(-150, false)
    shown.turn()
    #expect(card.height == 550 && observer.selections == [])
    grabber.drag?(-150, true)
    shown.turn()
    #expect(card.height == 400 && observer.selections == [.medium])
    grabber.drag?(-300, true)
    shown.turn()
    #expect(card == stage.bounds && observer.selections == [.medium, .large])
    grabber.drag?(650, true)
    shown.turn()
    #expect(root.presentedViewController == nil)
  }

  @Test("A sheet that is modal stays where the user tries to drag it away") func modal() throws {
    guest.isModalInPresentation = true
    sheet.prefersGrabberVisible = true
    sheet.detents = [.medium()]
    present()
    try #require(shown.views(SheetGrabber.self).first).drag?(390, true)
    shown.turn()
    #expect(root.presentedViewController === guest && card.height == 400)
  }

  @Test("A popover in a narrow window has the detents of its adaptive sheet") func popover() throws {
    guest.modalPresentationStyle = .popover
    let popover = try #require(guest.popoverPresentationController)
    popover.sourceView = root.view
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    present()
    #expect(card.height == 400)
  }

  @MainActor private final class Announced: NSObject, UIPopoverPresentationControllerDelegate {
    var lines: [String] = []
    var style = UIModalPresentationStyle.automatic
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      lines.append("prepare")
    }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { lines.append("\(style.rawValue) \(transitionCoordinator != nil)") }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
  }

  @Test("The delegate is notified before the presentation, with the style in this width") func announcement() {
    let delegate = Announced()
    func present(_ style: UIModalPresentationStyle) -> [String] {
      let guest = UIViewController()
      guest.modalPresentationStyle = style
      guest.presentationController?.delegate = delegate
      root.present(guest, animated: false)
      shown.turn()
      guest.dismiss(animated: false)
      shown.turn()
      defer { delegate.lines = [] }
      return delegate.lines
    }
    #expect(present(.popover) == ["2 false"])
    delegate.style = .none
    #expect(present(.popover) == ["prepare", "-1 false"])
    shown.resize(width: 1000)
    delegate.style = .automatic
    #expect(present(.popover) == ["prepare", "-1 false"] && present(.formSheet) == ["-1 false"])
  }

  @Test("Properties that have no effect here are stored") func stored() {
    let controller = UIViewController()
    #expect(!controller.extendedLayoutIncludesOpaqueBars && controller.automaticallyAdjustsScrollViewInsets)
    #expect(!controller.providesPresentationContextTransitionStyle && controller.restoresFocusAfterTransition)
    #expect(!controller.performsActionsWhilePresentingModally && controller.childForHomeIndicatorAutoHidden == nil)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    sheet.sourceView = root.view
    #expect(sheet.sourceView === root.view)
  }
}
