import SwiftUICore
import UIKitCore

/// Has the view of a controller in it, and makes that controller a child of the one around.
final class ControllerHostView: UIView {
  let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    adopt()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    adopt()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let view = controller.viewIfLoaded, view.superview === self { view.frame = bounds }
  }

  private func adopt() {
    guard superview != nil, let owner = superview?.nearestController, owner !== controller.parent || !isInPlace else {
      return
    }
    if controller.parent !== owner {
      leave()
      owner.addChild(controller)
    }
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { addSubview(view) }
    controller.didMove(toParent: owner)
  }

  private var isInPlace: Bool { controller.viewIfLoaded?.superview === self }

  /// Removes the controller from the one around.
  func leave() {
    guard controller.parent != nil else { return }
    controller.willMove(toParent: nil)
    if isInPlace { controller.viewIfLoaded?.removeFromSuperview() }
    controller.removeFromParent()
  }
}

extension UIResponder {
  /// This responder if it is a controller, or the next one in the chain.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}

extension LayoutNode {
  /// The view that shows the tree that the node is in.
  @MainActor var hostView: UIView? { root.attachments?.host as? UIView }
}

/// A controller for a part of a hierarchy: a page, a sheet, a tab.
final class HostedController: UIViewController {
  let content: HostedContent
  let hostedView: HostedContentView
  /// Called before the view appears.
  var onAppear: () -> Void = {}
  /// Called when the view was laid out.
  var onLayout: () -> Void = {}
  var hidesStatusBar = false

  init(_ content: HostedContent) {
    self.content = content
    hostedView = HostedContentView(content)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    hostedView.backgroundColor = .systemBackground
    view = hostedView
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onAppear()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout()
  }

  override var prefersStatusBarHidden: Bool { hidesStatusBar }
}

/// Does something when the scope that keeps it is removed.
@MainActor final class ScopeEnd {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  isolated deinit { action() }
}
