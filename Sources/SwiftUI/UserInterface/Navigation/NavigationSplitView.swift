import AttributeGraph
public import SwiftUICore
import UIKitCore

/// Two or three columns, of which each one decides what the next one shows. On a narrow screen they are one stack.
///
/// Source: Apple's documentation of `NavigationSplitView`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let hasContent: Bool
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
}

/// The columns of a split view that are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let kind: Int

  /// All.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: 0) }
  /// The last one.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: 1) }
  /// The last two. Differs from Apple: all.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: 2) }
  /// As the platform decides.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: 3) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let index: Int

  /// The first one.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(index: 0) }
  /// The one in the middle.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(index: 1) }
  /// The last one.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(index: 2) }
}

extension NavigationSplitView {
  /// Three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), hasContent: true, visibility: nil, compactColumn: nil)
  }

  /// Three columns that can be hidden.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), hasContent: true, visibility: columnVisibility,
      compactColumn: nil)
  }

  /// Three columns, of which one is on top on a narrow screen.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), hasContent: true, visibility: nil,
      compactColumn: preferredCompactColumn)
  }

  /// Three columns that can be hidden, of which one is on top on a narrow screen.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), hasContent: true, visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), hasContent: false, visibility: nil,
      compactColumn: nil)
  }

  /// Two columns that can be hidden.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), hasContent: false, visibility: columnVisibility,
      compactColumn: nil)
  }

  /// Two columns, of which one is on top on a narrow screen.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), hasContent: false, visibility: nil,
      compactColumn: preferredCompactColumn)
  }

  /// Two columns that can be hidden, of which one is on top on a narrow screen.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), hasContent: false, visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

@MainActor extension NavigationSplitView: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let viewGraph = inputs.viewGraph
    guard let first = viewGraph.value(of: view.attribute) else { return _ViewOutputs(node: nil) }
    let model = SplitModel(inputs, count: first.hasContent ? 3 : 2)
    let hasContent = first.hasContent
    viewGraph.follow(view.attribute, in: inputs.scope) { value in
      model.visibility = value.visibility
      model.compactColumn = value.compactColumn
      model.columns[0].setRoot(BuiltView { AnyView(value.sidebar.environment(\.isInSidebar, true)) })
      if hasContent { model.columns[1].setRoot(BuiltView { AnyView(value.content) }) }
      model.columns[hasContent ? 2 : 1].setRoot(BuiltView { AnyView(value.detail) })
    }
    let state = viewGraph.graph.attribute("columns", in: inputs.scope.subgraph) { graph throws(AttributeError) in
      let value = try graph.value(of: view.attribute)
      return SplitState(visibility: value.visibility?.wrappedValue, column: value.compactColumn?.wrappedValue)
    }
    viewGraph.follow(state, in: inputs.scope) { model.apply($0) }
    return _ViewOutputs(node: model.makeNode(inputs))
  }
}

/// What bindings say about the columns.
struct SplitState: Equatable {
  var visibility: NavigationSplitViewVisibility?
  var column: NavigationSplitViewColumn?
}

/// The columns of a split view, and the controller that shows them.
@MainActor final class SplitModel: NSObject, UISplitViewControllerDelegate {
  let columns: [NavigationModel]
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  private let controller: SplitController
  private let stacks: [StackController]
  private let compactStack = StackController(nibName: nil, bundle: nil)
  private let viewGraph: ViewGraph
  private weak var leaf: LayoutLeaf?
  private var isApplying = false

  init(_ inputs: _ViewInputs, count: Int) {
    viewGraph = inputs.viewGraph
    columns = (0..<count).map { _ in NavigationModel(inputs) }
    stacks = columns.map { _ in StackController(nibName: nil, bundle: nil) }
    controller = SplitController(style: count == 3 ? .tripleColumn : .doubleColumn)
    super.init()
    for (column, next) in zip(columns, columns.dropFirst()) { column.nextColumn = next }
    for (index, stack) in stacks.enumerated() {
      columns[index].isColumn = true
      columns[index].takesSearch = index == 0
      columns[index].onChange = { [weak self] in self?.sync() }
      stack.userDidPop = { [weak self] in self?.columns[index].userDidPop(toCount: $0) }
      stack.navigationBar.prefersLargeTitles = index == 0
    }
    compactStack.userDidPop = { [weak self] in self?.userDidPop(toCount: $0) }
    let order: [UISplitViewController.Column] =
      count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (column, stack) in zip(order, stacks) { controller.setViewController(stack, for: column) }
    controller.setViewController(compactStack, for: .compact)
    controller.delegate = self
    controller.onLayout = { [weak self] in self?.sync() }
  }

  func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    let leaf = LayoutLeaf(controller, inputs)
    leaf.keepsPreferences()
    self.leaf = leaf
    inputs.scope.keep(self)
    sync()
    return leaf.ignoringSafeArea(inputs)
  }

  func apply(_ state: SplitState) {
    isApplying = true
    let mode: UISplitViewController.DisplayMode = state.visibility == .detailOnly ? .secondaryOnly : .automatic
    if (controller.displayMode == .secondaryOnly) != (mode == .secondaryOnly) { controller.preferredDisplayMode = mode }
    isApplying = false
    if let column = state.column {
      let last = column == .detail ? columns.count - 1 : min(column.index, columns.count - 1)
      for index in columns.indices { columns[index].isShownWhenCollapsed = index <= last }
      columns[0].itemDidChange()
    }
  }

  /// Gives the controllers their pages.
  private func sync() {
    if controller.isCollapsed {
      for stack in stacks where !stack.viewControllers.isEmpty { stack.setViewControllers([], animated: false) }
      let shown = shownWhenCollapsed
      compactStack.show(shown.flatMap(\.pages))
      for column in columns { column.setVisible(column === shown.last) }
    } else {
      if !compactStack.viewControllers.isEmpty { compactStack.setViewControllers([], animated: false) }
      for (stack, column) in zip(stacks, columns) {
        stack.show(column.pages)
        column.setVisible(true)
      }
    }
    let width = columns[0].root?.item.columnWidth ?? UISplitViewController.automaticDimension
    if controller.preferredPrimaryColumnWidth != width { controller.preferredPrimaryColumnWidth = width }
    leaf?.showPreferences(of: columns.flatMap(\.contents), covered: columns.flatMap { $0.contents.dropLast() })
  }

  private var shownWhenCollapsed: [NavigationModel] {
    [columns[0]] + columns.dropFirst().prefix { $0.isShownWhenCollapsed }
  }

  /// The user has removed pages of the one stack.
  private func userDidPop(toCount count: Int) {
    var left = count
    for (index, column) in columns.enumerated() where index == 0 || column.isShownWhenCollapsed {
      if left <= 0 {
        column.clearReplacement()
        if compactColumn?.wrappedValue.index ?? 0 >= index {
          compactColumn?.wrappedValue = index == 1 ? .sidebar : .content
        }
        column.didLeave()
      } else {
        column.userDidPop(toCount: left)
      }
      left -= column.pages.count
    }
    viewGraph.setNeedsLayout()
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    guard !isApplying else { return }
    visibility?.wrappedValue = displayMode == .secondaryOnly ? .detailOnly : .all
  }
}

/// A split view controller that reports its layout.
private final class SplitController: UISplitViewController {
  var onLayout: () -> Void = {}
  private var wasCollapsed: Bool?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard wasCollapsed != isCollapsed else { return }
    wasCollapsed = isCollapsed
    onLayout()
  }
}

/// How a split view divides its width.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// As the platform decides.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// The style.
  public nonisolated init() {}
}

/// The last column gives of its width to the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// The style.
  public nonisolated init() {}
}

/// The last column keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// The style.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the platform decides.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gives of its width to the others.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets how split views in the view divide their width. It has no effect: columns are side by side.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// Sets the width of the first column, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationItem { $0.columnWidth = width }
  }

  /// Sets the width of the first column, in points. The user cannot change it.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationItem { $0.columnWidth = ideal }
  }
}
