public import SwiftUICore
public import UIKitCore
public import UniformTypeIdentifiers

/// A modifier that lets a view be dragged.
struct DragModifier {
  let provider: () -> NSItemProvider
}

@MainActor extension DragModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let content = outputs.node else { return outputs }
    let view = UIView()
    let source = DragSource()
    inputs.scope.keep(source)
    view.addInteraction(UIDragInteraction(delegate: source))
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { source.provider = $0.provider }
    return _ViewOutputs(node: LayoutContainer(view, content: content))
  }
}

/// Provides what is dragged out of a view.
private final class DragSource: NSObject, UIDragInteractionDelegate {
  var provider: (() -> NSItemProvider)?

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    provider.map { [UIDragItem(itemProvider: $0())] } ?? []
  }
}

/// A modifier that lets a view take drops.
struct DropModifier<Delegate: DropDelegate> {
  let types: [String]
  let delegate: Delegate
}

@MainActor extension DropModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let content = outputs.node, let first = inputs.viewGraph.value(of: modifier.attribute) else { return outputs }
    let view = UIView()
    let target = DropTarget(first)
    inputs.scope.keep(target)
    view.addInteraction(UIDropInteraction(delegate: target))
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { target.modifier = $0 }
    return _ViewOutputs(node: LayoutContainer(view, content: content))
  }
}

/// Takes drops on a view.
private final class DropTarget<Delegate: DropDelegate>: NSObject, UIDropInteractionDelegate {
  var modifier: DropModifier<Delegate>
  private var proposal = DropProposal(operation: .copy)

  init(_ modifier: DropModifier<Delegate>) {
    self.modifier = modifier
    super.init()
  }

  private func info(_ interaction: UIDropInteraction, _ session: any UIDropSession) -> DropInfo {
    DropInfo(
      providers: session.items.map(\.itemProvider), location: interaction.view.map { session.location(in: $0) } ?? .zero
    )
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    let info = info(interaction, session)
    return info.hasItemsConforming(to: modifier.types) && modifier.delegate.validateDrop(info: info)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    proposal = DropProposal(operation: .copy)
    modifier.delegate.dropEntered(info: info(interaction, session))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if let new = modifier.delegate.dropUpdated(info: info(interaction, session)) { proposal = new }
    let operation: UIDropOperation =
      switch proposal.operation {
      case .cancel: .cancel
      case .forbidden: .forbidden
      case .copy: .copy
      case .move: .move
      }
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    modifier.delegate.dropExited(info: info(interaction, session))
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = modifier.delegate.performDrop(info: info(interaction, session))
  }
}

extension View {
  /// Lets the view be dragged.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(provider: data))
  }

  /// Lets the view be dragged. The picture is that of the view.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DragModifier(provider: data)) }

  /// Lets the view take drops with items of types, which are named as strings.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        types: supportedTypes,
        delegate: DropActions(types: supportedTypes, isTargeted: isTargeted) { items, _ in action(items) }))
  }

  /// Lets the view take drops with items of types, which are named as strings.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        types: supportedTypes, delegate: DropActions(types: supportedTypes, isTargeted: isTargeted, action: action)))
  }

  /// Lets the view take drops with items of types, which are named as strings, as a delegate decides.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(types: supportedTypes, delegate: AnyDropDelegate(base: delegate)))
  }
}

extension View {
  /// Lets the view take drops with items of types.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Lets the view take drops with items of types.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Lets the view take drops with items of types, as a delegate decides.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }
}

/// A delegate of any type.
struct AnyDropDelegate {
  let base: any DropDelegate
}

@MainActor extension AnyDropDelegate: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool { base.validateDrop(info: info) }
  func performDrop(info: DropInfo) -> Bool { base.performDrop(info: info) }
  func dropEntered(info: DropInfo) { base.dropEntered(info: info) }
  func dropUpdated(info: DropInfo) -> DropProposal? { base.dropUpdated(info: info) }
  func dropExited(info: DropInfo) { base.dropExited(info: info) }
}
