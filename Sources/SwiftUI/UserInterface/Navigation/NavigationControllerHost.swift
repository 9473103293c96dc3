import SwiftUICore
import UIKitCore

/// A navigation controller that shows the pages of models, and reports what the user removes.
final class StackController: UINavigationController {
  /// Called after the user has removed pages, with the number that is left.
  var userDidPop: (Int) -> Void = { _ in }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.prefersLargeTitles = true
  }

  required init?(coder: NSCoder) { nil }

  @discardableResult override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    if popped != nil { userDidPop(viewControllers.count) }
    return popped
  }

  @discardableResult override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = super.popToRootViewController(animated: animated)
    if popped != nil { userDidPop(viewControllers.count) }
    return popped
  }

  @discardableResult override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let popped = super.popToViewController(viewController, animated: animated)
    if popped != nil { userDidPop(viewControllers.count) }
    return popped
  }

  /// Shows pages. Those that are on the stack already stay.
  func show(_ pages: [NavigationPage]) {
    let controllers = pages.map(\.controller)
    if !viewControllers.elementsEqual(controllers, by: ===) {
      setViewControllers(controllers, animated: viewControllers.first === controllers.first)
    }
    pages.last?.item.apply(to: self)
  }

  override var childForStatusBarStyle: UIViewController? { topViewController }
}

extension LayoutLeaf {
  /// A leaf that is the view of a controller, and takes all space that is offered.
  @MainActor convenience init(_ controller: UIViewController, _ inputs: _ViewInputs) {
    let view = ControllerHostView(controller)
    self.init(UIViewContent(view: view) { $0.replacingUnspecifiedDimensions() })
    inputs.scope.keep(ScopeEnd { view.leave() })
  }
}

/// A stack of pages in the layout of the views around.
@MainActor enum StackNode {
  static func make(_ model: NavigationModel, _ inputs: _ViewInputs) -> LayoutNode {
    let controller = StackController(nibName: nil, bundle: nil)
    controller.userDidPop = { [weak model] count in model?.userDidPop(toCount: count) }
    let leaf = LayoutLeaf(controller, inputs)
    leaf.keepsPreferences()
    model.onChange = { [weak model, weak leaf, weak controller] in
      guard let model else { return }
      controller?.show(model.pages)
      leaf?.showPreferences(of: model.contents, covered: model.contents.dropLast())
    }
    if !model.pages.isEmpty { controller.show(model.pages) }
    leaf.showPreferences(of: model.contents, covered: model.contents.dropLast())
    inputs.scope.keep(model)
    return leaf.ignoringSafeArea(inputs)
  }
}

extension LayoutNode {
  /// What pages show in bars is not for the bars around the stack.
  @MainActor func keepsPreferences() {
    makeAttachments().transforms[ObjectIdentifier(NavigationItemKey.self)] = { _ in NavigationItemValues() }
  }

  /// The node has the preferences of what it shows now, and of what that covers, the lowest first.
  @MainActor func showPreferences(of contents: [HostedContent], covered: [HostedContent] = []) {
    let attachments = makeAttachments()
    var hasChanged = false
    for content in contents {
      let root = content.node.makeAttachments()
      let isCovered = covered.contains { $0 === content }
      if root.isCovered != isCovered { hasChanged = true }
      root.isCovered = isCovered
      root.outer = self
    }
    let roots = contents.map(\.node)
    guard hasChanged || !attachments.hostedRoots.elementsEqual(roots, by: ===) else { return }
    attachments.hostedRoots = roots
    contents.first?.viewGraph.preferencesDidChange()
  }
}
