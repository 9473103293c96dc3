import AttributeGraph
public import SwiftUICore
import UIKitCore

/// How a part of a hierarchy is shown over the others.
enum PresentationStyle {
  case sheet
  case cover
  case popover(PopoverAttachmentAnchor)
}

/// A modifier that shows other views over the app's while it has something to show.
struct PresentationModifier {
  let style: PresentationStyle
  /// The identity of what is shown; `nil` for nothing.
  let identity: () -> AnyHashable?
  /// Ends it, as the user does.
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let content: () -> AnyView
}

@MainActor extension PresentationModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let node = outputs.node ?? LayoutContainer(OverlayLayout())
    let viewGraph = inputs.viewGraph
    let presenter = Presenter(inputs, node)
    viewGraph.follow(modifier.attribute, in: inputs.scope) { [weak presenter] in presenter?.update($0) }
    let identity = viewGraph.graph.attribute("presented", in: inputs.scope.subgraph) { graph throws(AttributeError) in
      Identity(value: try graph.value(of: modifier.attribute).identity())
    }
    viewGraph.follow(identity, in: inputs.scope) { [weak presenter] in presenter?.show($0.value) }
    viewGraph.observeLayout(in: inputs.scope) { [weak presenter] in presenter?.retry() }
    inputs.scope.keep(presenter)
    inputs.scope.keep(ScopeEnd { presenter.end() })
    return _ViewOutputs(node: node)
  }

  private struct Identity: Equatable, @unchecked Sendable {
    let value: AnyHashable?
  }
}

/// Presents the views of a modifier.
@MainActor final class Presenter: NSObject, UIAdaptivePresentationControllerDelegate {
  private let inputs: _ViewInputs
  private weak var node: LayoutNode?
  private var modifier: PresentationModifier?
  /// What is to be shown.
  private var wanted: AnyHashable?
  /// What is shown.
  private var shown: Shown?
  /// What is on its way out.
  private var isDismissing = false

  @MainActor private final class Shown {
    let identity: AnyHashable
    let controller: HostedController
    let view: Source<BuiltView>

    init(identity: AnyHashable, controller: HostedController, view: Source<BuiltView>) {
      self.identity = identity
      self.controller = controller
      self.view = view
    }
  }

  init(_ inputs: _ViewInputs, _ node: LayoutNode) {
    self.inputs = inputs
    self.node = node
    super.init()
  }

  private var viewGraph: ViewGraph { inputs.viewGraph }

  func update(_ modifier: PresentationModifier) {
    self.modifier = modifier
    if let shown, shown.identity == wanted { viewGraph.graph.set(shown.view, to: BuiltView(build: modifier.content)) }
  }

  func show(_ identity: AnyHashable?) {
    wanted = identity
    guard identity != shown?.identity else { return }
    viewGraph.afterUpdate(named: "presentation") { [weak self] in self?.apply() }
  }

  /// Presents what could not be presented before.
  func retry() {
    // The call causes another layout, so it is made only if it can present or dismiss.
    guard wanted != shown?.identity, !isDismissing, shown != nil || node?.availablePresenter != nil else { return }
    viewGraph.afterUpdate(named: "presentation") { [weak self] in self?.apply() }
  }

  private func apply() {
    guard wanted != shown?.identity, !isDismissing else { return }
    if shown != nil {
      dismiss()
    } else if let wanted {
      present(wanted)
    }
  }

  private func present(_ identity: AnyHashable) {
    guard let modifier, let host = node?.availablePresenter else { return }
    // A popover points to the view, whose place is not known before the first layout.
    if case .popover = modifier.style, node?.frame == nil { return }
    let context = PresentationContext()
    context.dismiss = { [weak self] in self?.modifier?.dismiss() }
    let (content, source) = HostedContent.make(inputs, BuiltView(build: modifier.content)) { values in
      values.presentationContext = context
      values.navigation = nil
      values.isInToolbar = false
      values.adoptingColumn = nil
      values.outerSearch = nil
      values.showNextColumn = nil
      values.selectInList = nil
    }
    let controller = HostedController(content)
    shown = Shown(identity: identity, controller: controller, view: source)
    switch modifier.style {
    case .sheet: controller.modalPresentationStyle = .pageSheet
    case .cover: controller.modalPresentationStyle = .overFullScreen
    case .popover(let anchor):
      controller.modalPresentationStyle = .popover
      let size = content.node.sizeThatFits(.unspecified)
      controller.preferredContentSize = CGSize(width: max(size.width, 100), height: max(size.height, 44))
      controller.popoverPresentationController?.sourceView = node?.hostView
      controller.popoverPresentationController?.sourceRect = anchor.rect(of: node)
    }
    controller.presentationController?.delegate = self
    viewGraph.observePreference(PresentationValuesKey.self, of: content.node, in: content.scope) {
      [weak controller] values in
      if let controller { values.apply(to: controller) }
    }
    viewGraph.observePreference(PreferredColorSchemeKey.self, of: content.node, in: content.scope) {
      [weak controller] in controller?.hostedView.prefer($0)
    }
    host.present(controller, animated: true)
    if controller.presentingViewController == nil { forget() }
  }

  private func dismiss() {
    guard let shown else { return }
    guard let presenter = shown.controller.presentingViewController else { return forget() }
    isDismissing = true
    presenter.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      isDismissing = false
      finish()
    }
  }

  /// Removes the views without the actions that follow.
  private func forget() {
    shown?.controller.content.remove()
    shown = nil
  }

  private func finish() {
    forget()
    modifier?.onDismiss?()
    // Others may wait for the place.
    viewGraph.setNeedsLayout()
  }

  /// Called when the modifier is removed.
  func end() {
    wanted = nil
    guard let shown else { return }
    self.shown = nil
    let content = shown.controller.content
    if let presenter = shown.controller.presentingViewController {
      presenter.dismiss(animated: true) { content.remove() }
    } else {
      content.remove()
    }
  }

  // MARK: The user

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    wanted = nil
    modifier?.dismiss()
    finish()
  }
}

@MainActor extension LayoutNode {
  /// The controller that presents for the view, the outermost one around it; `nil` while it is not in a window or presents something else.
  var availablePresenter: UIViewController? {
    guard let nearest = hostView?.nearestController,
      let outermost = sequence(first: nearest, next: \.parent).reversed().first,
      outermost.viewIfLoaded?.window != nil, outermost.presentedViewController == nil
    else { return nil }
    return outermost
  }
}

extension View {
  nonisolated fileprivate func presenting<Item: Identifiable, Content: View>(
    _ style: PresentationStyle, _ item: Binding<Item?>, onDismiss: (() -> Void)?,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let last = LastValue<Item>()
    return modifier(
      PresentationModifier(
        style: style, identity: { item.wrappedValue.map { AnyHashable($0.id) } },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
        content: {
          last.value = item.wrappedValue ?? last.value
          return last.value.map { AnyView(content($0)) } ?? AnyView(EmptyView())
        }))
  }

  nonisolated fileprivate func presenting<Content: View>(
    _ style: PresentationStyle, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: { AnyView(content()) }))
  }

  /// Shows a sheet while a binding is `true`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet for a value while a binding has one.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss: onDismiss, content: content)
  }

  /// Covers the app with a view while a binding is `true`.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Covers the app with a view for a value while a binding has one.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item, onDismiss: onDismiss, content: content)
  }

  /// Shows a popover that points to the view while a binding is `true`.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover(attachmentAnchor), isPresented, onDismiss: nil, content: content)
  }

  /// Shows a popover that points to the view while a binding is `true`.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge?,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover(attachmentAnchor), isPresented, onDismiss: nil, content: content)
  }

  /// Shows a popover for a value while a binding has one.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover(attachmentAnchor), item, onDismiss: nil, content: content)
  }
}

/// What of a view a popover points to.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, in parts of the view's size.
  case point(UnitPoint)

  @MainActor fileprivate func rect(of node: LayoutNode?) -> CGRect {
    guard let frame = node?.frameInHost else { return .null }
    switch self {
    case .rect: return frame
    case .point(let point):
      return CGRect(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 1, height: 1)
    }
  }
}
