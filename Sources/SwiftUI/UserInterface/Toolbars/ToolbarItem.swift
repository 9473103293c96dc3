import AttributeGraph
public import SwiftUICore
import UIKitCore

/// A view in a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
  let identifier: ID
}

extension ToolbarItem where ID == () {
  /// A view at a place.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content(), identifier: ())
  }
}

extension ToolbarItem where ID == String {
  /// A view at a place, with a name.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), identifier: id)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The name.
  public var id: ID { identifier }
}

@MainActor extension ToolbarItem: PrimitiveToolbarContent {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of items. Apps do not call it.
  public static func _makeToolbarContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    ToolbarItemNode.list(
      content, inputs, placement: { $0.placement }, content: { $0.content })
  }
}

/// Views in a toolbar, at one place.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup {
  /// Views at a place.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }

  /// Views at a place, with a label for the group. Differs from Apple: the label is not shown.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(
      placement: placement, content: LabeledToolbarItemGroupContent(content: content(), label: label()))
  }
}

/// The views of a group with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

@MainActor extension LabeledToolbarItemGroupContent: View {
  /// The views.
  public var body: some View { content }
}

@MainActor extension ToolbarItemGroup: PrimitiveToolbarContent {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of items. Apps do not call it.
  public static func _makeToolbarContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    ToolbarItemNode.list(content, inputs, placement: { $0.placement }, content: { $0.content })
  }
}

/// Space between items of a toolbar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Space at a place.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

@MainActor extension ToolbarSpacer: PrimitiveToolbarContent {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of items. Apps do not call it.
  public static func _makeToolbarContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    ToolbarItemNode.list(
      content, inputs, placement: { $0.placement },
      content: { Spacer(minLength: 8).frame(maxWidth: $0.sizing.isFlexible ? .infinity : 8) })
  }
}

/// A menu of the title of the page.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// A menu of actions for the page.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// A menu of the app's usual actions for a document. Differs from Apple: it is empty.
  nonisolated public init() { self.init { EmptyView() } }
}

@MainActor extension ToolbarTitleMenu: PrimitiveToolbarContent {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of items. Apps do not call it. Differs from Apple: the menu is not shown.
  public static func _makeToolbarContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: ViewList())
  }
}

/// An item of a toolbar that is shown: its views in a view of their own.
@MainActor final class ToolbarItemModel {
  let hosted: HostedContent
  private let view: HostedContentView
  private(set) lazy var barItem: UIBarButtonItem = makeBarItem()
  var placement: ToolbarItemPlacement
  /// Called after the size has changed.
  var onResize: () -> Void = {}
  private var size = CGSize.zero

  init(_ placement: ToolbarItemPlacement, _ hosted: HostedContent) {
    self.placement = placement
    self.hosted = hosted
    view = HostedContentView(hosted)
    view.respectsSafeArea = false
    view.onLayout = { [weak self] in self?.measure() }
  }

  var region: ToolbarItemPlacement.Region { placement.region }
  var replacesBackButton: Bool { placement.replacesBackButton }

  /// The view, in its size.
  var sizedView: UIView {
    measure()
    return view
  }

  private func measure() {
    hosted.viewGraph.update()
    var new = hosted.node.sizeThatFits(.unspecified)
    new.height = min(max(new.height, 1), 44)
    guard new != size else { return }
    size = new
    view.bounds.size = new
    if !isSpace { barItem.width = max(new.width, 1) }
    onResize()
  }

  private func makeBarItem() -> UIBarButtonItem {
    if isSpace { return .flexibleSpace() }
    let item = UIBarButtonItem(customView: view)
    return item
  }

  /// Whether the item is only space.
  private(set) lazy var isSpace: Bool = {
    let ideal = hosted.node.sizeThatFits(.unspecified).width
    let most = hosted.node.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
    return ideal <= 10 && most == .infinity
  }()

  /// The items of the bar at the bottom.
  static func bottomItems(_ models: [ToolbarItemModel]) -> [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    for model in models {
      _ = model.sizedView
      // A view in the middle has space on both sides.
      if model.placement.isCentered { items.append(model.leadingSpace) }
      items.append(model.barItem)
      if model.placement.isCentered { items.append(model.trailingSpace) }
    }
    return items
  }

  private lazy var leadingSpace = UIBarButtonItem.flexibleSpace()
  private lazy var trailingSpace = UIBarButtonItem.flexibleSpace()
}

/// The nodes of items, which have what is shown in bars as a preference.
@MainActor enum ToolbarItemNode {
  /// The views of an item or a group: each one is an item of the bar.
  static func list<Item, Content: View>(
    _ item: _GraphValue<Item>, _ inputs: _ViewListInputs, placement: @escaping (Item) -> ToolbarItemPlacement,
    content: @escaping (Item) -> Content
  ) -> _ViewListOutputs {
    var inputs = inputs
    inputs.base.changeEnvironment { _, values in
      values.isInToolbar = true
      // Bars keep their height, so what is in them does not grow with the user's text size.
      if values.dynamicTypeSize > .large { values.dynamicTypeSize = .large }
    }
    let views = Content._makeViewList(view: inputs.base.part(of: item, content), inputs: inputs).list
    let list = ModifiedViewList(views) { element in
      let viewGraph = inputs.base.viewGraph
      guard let node = element.node, let first = viewGraph.value(of: item.attribute) else {
        return _ViewOutputs(node: nil)
      }
      var base = inputs.base
      base.scope = element.scope
      let model = ToolbarItemModel(placement(first), HostedContent(base) { _ in _ViewOutputs(node: node) })
      let shown = LayoutContainer(ZStackLayout())
      var values = NavigationItemValues()
      values.items = [model]
      shown.makeAttachments().preferences[ObjectIdentifier(NavigationItemKey.self)] = values
      viewGraph.follow(inputs.base.part(of: item, placement).attribute, in: element.scope) { placement in
        guard model.placement != placement else { return }
        model.placement = placement
        viewGraph.preferencesDidChange()
      }
      return _ViewOutputs(node: shown)
    }
    return _ViewListOutputs(list: list)
  }
}
