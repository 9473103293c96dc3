import AttributeGraph
public import SwiftUICore
import UIKitCore

/// Tabs, as statements in a ``TabView``.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values of tabs.
  associatedtype TabValue: Hashable
  /// The type of the body.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// Makes the list of tabs. Apps do not implement it.
  static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

extension TabContent {
  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Body._makeTabContent(content: inputs.base.body(of: content) { $0.body }, inputs: inputs)
  }

  /// Shows a number beside the tabs; none for zero.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _ModifiedTab(content: self) { $0.badge = count == 0 ? nil : "\(count)" }
  }

  /// Shows a text beside the tabs.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    let text = label?.string
    return _ModifiedTab(content: self) { $0.badge = text }
  }

  /// Shows a text beside the tabs, which is looked up in the app's strings.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a text beside the tabs.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Hides the tabs.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTab(content: self) { $0.isHidden = hidden || $0.isHidden }
  }

  /// Sets a name under which the user's arrangement is kept. It has no effect.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets what the user may arrange. It has no effect.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets whether the tabs are there before the user has arranged them. It has no effect.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets where the tabs are. It has no effect.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Sets a name by which tests find the tabs. It has no effect.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}

extension Never: TabContent {
  /// Without values.
  public typealias TabValue = Never
}

/// Tabs of this module.
@MainActor protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// A tab: a view, and what stands for it in the bar.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

/// What the label of a tab with a title and a picture shows.
public struct DefaultTabLabel: Sendable {
  let title: String
  let systemImage: String?
  let image: String?
}

@MainActor extension DefaultTabLabel: View {
  /// The title and the picture.
  public var body: some View {
    TabPicture(image: systemImage.flatMap { UIImage(systemName: $0) } ?? image.flatMap { UIImage(named: $0) })
    Text(verbatim: title)
  }
}

/// A picture of a tab.
private struct TabPicture {
  let image: UIImage?
}

@MainActor extension TabPicture: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let shown = UIImageView()
    inputs.viewGraph.follow(view.attribute, in: inputs.scope) { shown.image = $0.image }
    return _ViewOutputs(node: LayoutLeaf(UIViewContent(view: shown) { _ in CGSize(width: 24, height: 24) }))
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let kind: Int
  /// For searching.
  public static let search = TabRole(kind: 0)
}

/// Where a tab is.
public struct TabPlacement: Hashable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = TabPlacement(kind: 0)
  /// At a fixed place.
  public static let pinned = TabPlacement(kind: 1)
  /// In the list at the side only.
  public static let sidebarOnly = TabPlacement(kind: 2)
}

/// Where tabs that adapt are.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = AdaptableTabBarPlacement(kind: 0)
  /// In the bar.
  public static let tabBar = AdaptableTabBarPlacement(kind: 1)
  /// In the list at the side.
  public static let sidebar = AdaptableTabBarPlacement(kind: 2)
}

/// What the user may arrange of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = TabCustomizationBehavior(kind: 0)
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(kind: 1)
  /// Its place.
  public static let reorderable = TabCustomizationBehavior(kind: 2)
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a value and a view as its label.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab with a value, a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: titleKey.text(), systemImage: systemImage, image: nil))
  }

  /// A tab with a value, a title and a symbol.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: String(title), systemImage: systemImage, image: nil))
  }

  /// A tab with a value, a title and a picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: titleKey.text(), systemImage: nil, image: image))
  }

  /// A tab with a value, a title and a picture.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: String(title), systemImage: nil, image: image))
  }

  /// A tab with a value and the label of its role.
  nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: .search)
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab with a view as its label.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: titleKey.text(), systemImage: systemImage, image: nil))
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: String(title), systemImage: systemImage, image: nil))
  }

  /// A tab with a title and a picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: titleKey.text(), systemImage: nil, image: image))
  }

  /// A tab with the label of its role.
  nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: .search)
  }
}

extension DefaultTabLabel {
  fileprivate static var search: DefaultTabLabel {
    DefaultTabLabel(title: "Search", systemImage: "magnifyingglass", image: nil)
  }
}

@MainActor extension Tab: PrimitiveTabContent, TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value.
  public typealias TabValue = Value
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SingleViewList(inputs.base) { inputs in
      let node = LayoutContainer(OverlayLayout())
      let view = Content._makeView(view: inputs.part(of: content) { $0.content }, inputs: inputs)
      if let child = view.node { node.setChildren([child]) }
      let label = LayoutContainer(HStackLayout())
      let labels = Label._makeViewList(
        view: inputs.part(of: content) { $0.label }, inputs: _ViewListInputs(base: inputs)
      ).list
      inputs.scope.keep(ViewListContainer(labels, label, inputs.viewGraph))
      node.setLayoutValue(TabItem(label), for: TabItemKey.self)
      inputs.viewGraph.follow(content.attribute, in: inputs.scope) { tab in
        if let value = tab.value { node.setLayoutValue(TagValue(value: value), for: TagKey.self) }
      }
      return _ViewOutputs(node: node)
    }
    return _ViewListOutputs(list: list)
  }
}

/// Tabs with a title.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs with a view as their title. Differs from Apple: the title is not shown.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs with a title. Differs from Apple: the title is not shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content())
  }

  /// Tabs with a title. Differs from Apple: the title is not shown.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), content: content())
  }
}

@MainActor extension TabSection: PrimitiveTabContent, TabContent
where Content: TabContent, SelectionValue == Content.TabValue {
  /// The type of the values.
  public typealias TabValue = SelectionValue
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Content._makeTabContent(content: inputs.base.part(of: content) { $0.content }, inputs: inputs)
  }
}

/// What modifiers of tabs set.
struct TabTraits {
  var badge: String?
  var isHidden = false
}

enum TabTraitsKey: LayoutValueKey {
  static var defaultValue: TabTraits? { nil }
}

/// Tabs with a change.
public struct _ModifiedTab<Content: TabContent> {
  let content: Content
  let change: (inout TabTraits) -> Void

  init(content: Content, change: @escaping (inout TabTraits) -> Void) {
    self.content = content
    self.change = change
  }
}

@MainActor extension _ModifiedTab: PrimitiveTabContent {
  /// The type of the values.
  public typealias TabValue = Content.TabValue
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let base = inputs.base
    let list = Content._makeTabContent(content: base.part(of: content) { $0.content }, inputs: inputs).list
    return _ViewListOutputs(
      list: ModifiedViewList(list) { element in
        guard let node = element.node else { return _ViewOutputs(node: nil) }
        let inner = node.layoutValue(for: TabTraitsKey.self) ?? TabTraits()
        base.viewGraph.follow(content.attribute, in: element.scope) { value in
          var traits = inner
          value.change(&traits)
          node.setLayoutValue(traits, for: TabTraitsKey.self)
          if let badge = traits.badge { node.setLayoutValue(badge, for: BadgeKey.self) }
        }
        return _ViewOutputs(node: node)
      })
  }
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as a view.
  public struct Content<C: TabContent> where C.TabValue == TabValue {
    let content: C
  }

  /// A statement that is tabs.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// The first statement.
  public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

  /// A further statement.
  public static func buildPartialBlock<First: TabContent, Second: TabContent>(
    accumulated: First, next: Second
  ) -> _TabPair<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _TabPair(first: accumulated, second: next)
  }

  /// An `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// An `if` with `else`, whose first branch is taken.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _TabCondition<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue { .first(first) }

  /// An `if` with `else`, whose second branch is taken.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _TabCondition<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue { .second(second) }
}

@MainActor extension TabContentBuilder.Content: MultiView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    C._makeTabContent(content: inputs.base.part(of: view) { $0.content }, inputs: inputs)
  }

  /// The number of tabs, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { nil }
}

/// Tabs, and others after them.
public struct _TabPair<First: TabContent, Second: TabContent> where First.TabValue == Second.TabValue {
  let first: First
  let second: Second
}

@MainActor extension _TabPair: PrimitiveTabContent {
  /// The type of the values.
  public typealias TabValue = First.TabValue
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(
      list: ConcatenatedViewList([
        First._makeTabContent(content: inputs.base.part(of: content) { $0.first }, inputs: inputs).list,
        Second._makeTabContent(content: inputs.base.part(of: content) { $0.second }, inputs: inputs).list,
      ]))
  }
}

/// The tabs of one branch of a condition.
public enum _TabCondition<First: TabContent, Second: TabContent> where First.TabValue == Second.TabValue {
  /// The first branch is taken.
  case first(First)
  /// The second branch is taken.
  case second(Second)
}

@MainActor extension _TabCondition: PrimitiveTabContent {
  /// The type of the values.
  public typealias TabValue = First.TabValue
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SwitchingViewList(inputs)
    inputs.base.viewGraph.follow(content.attribute, in: inputs.base.scope) { value in
      switch value {
      case .first(let first):
        list.show(true) { inputs in
          let branch = inputs.base.branch(of: content.attribute, first) {
            if case .first(let value) = $0 { value } else { nil }
          }
          return First._makeTabContent(content: branch, inputs: inputs).list
        }
      case .second(let second):
        list.show(false) { inputs in
          let branch = inputs.base.branch(of: content.attribute, second) {
            if case .second(let value) = $0 { value } else { nil }
          }
          return Second._makeTabContent(content: branch, inputs: inputs).list
        }
      }
    }
    return _ViewListOutputs(list: list)
  }
}

@MainActor extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values.
  public typealias TabValue = Wrapped.TabValue

  /// There is none.
  public var body: Never { return preconditionFailure("body() should not be called on \(Self.self).") }

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SwitchingViewList(inputs)
    inputs.base.viewGraph.follow(content.attribute, in: inputs.base.scope) { value in
      list.show(value == nil ? nil : true) { inputs in
        guard let value else { return ViewList() }
        let wrapped = inputs.base.branch(of: content.attribute, value) { $0 }
        return Wrapped._makeTabContent(content: wrapped, inputs: inputs).list
      }
    }
    return _ViewListOutputs(list: list)
  }
}
