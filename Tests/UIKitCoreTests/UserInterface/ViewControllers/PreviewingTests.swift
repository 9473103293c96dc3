import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("View controllers: previews by force") struct PreviewingTests {
  private final class Controller: UIViewController, UIViewControllerPreviewingDelegate {
    var log: [String] = []

    override var previewActionItems: [any UIPreviewActionItem] {
      let action = UIPreviewAction(title: "a", style: .destructive) { [weak self] in
        self?.log.append("\($0.title) \($1 === self)")
      }
      return [action, UIPreviewActionGroup(title: "b", style: .default, actions: [action])]
    }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { self }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) { log.append("commit") }
  }

  @Test("A registration has its view, its delegate and the bounds of the view, until that is changed") func context() {
    let controller = Controller()
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    let context = controller.registerForPreviewing(with: controller, sourceView: view)
    #expect(context.sourceView === view && context.delegate === controller)
    #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    context.sourceRect = .zero
    #expect(context.sourceRect == .zero && context.previewingGestureRecognizerForFailureRelationship.view == nil)
    controller.unregisterForPreviewing(withContext: context)
    #expect(controller.log.isEmpty)
  }

  @Test("A controller has no actions of its own; one of an app calls its handler with itself") func actions() {
    let controller = Controller()
    #expect(UIViewController().previewActionItems.isEmpty && controller.previewActionItems.map(\.title) == ["a", "b"])
    let action = controller.previewActionItems.first as? UIPreviewAction
    action?.handler(UIPreviewAction(title: "other", style: .default) { _, _ in }, controller)
    #expect(controller.log == ["other true"])
  }
}
