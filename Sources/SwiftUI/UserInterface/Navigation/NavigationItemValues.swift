import SwiftUICore
import UIKitCore

/// What a page shows in the bars around it.
struct NavigationItemValues {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var items: [ToolbarItemModel] = []
  var titleMenu: ToolbarItemModel?
  var columnWidth: CGFloat?
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var background: [ToolbarPlacement: UIColor] = [:]
  var colorScheme: [ToolbarPlacement: UIUserInterfaceStyle] = [:]

  mutating func merge(_ next: NavigationItemValues) {
    title = title ?? next.title
    subtitle = subtitle ?? next.subtitle
    displayMode = displayMode ?? next.displayMode
    hidesBackButton = hidesBackButton ?? next.hidesBackButton
    items += next.items
    titleMenu = titleMenu ?? next.titleMenu
    columnWidth = columnWidth ?? next.columnWidth
    visibility.merge(next.visibility) { first, _ in first }
    background.merge(next.background) { first, _ in first }
    colorScheme.merge(next.colorScheme) { first, _ in first }
  }

  /// Sets the title and the items of a controller.
  @MainActor func apply(to controller: UIViewController) {
    let item = controller.navigationItem
    let text = title?.string
    if controller.title != text { controller.title = text }
    let mode: UINavigationItem.LargeTitleDisplayMode =
      switch displayMode ?? .automatic {
      case .inline: .never
      case .large: .always
      case .automatic: text?.isEmpty ?? true ? .never : .automatic
      }
    if item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    if item.hidesBackButton != hidesBackButton ?? false { item.hidesBackButton = hidesBackButton ?? false }
    let leading = items.filter { $0.region == .leading }
    let trailing = items.filter { $0.region == .trailing }
    show(leading.map(\.barItem), in: \.leftBarButtonItems, of: item)
    show(trailing.reversed().map(\.barItem), in: \.rightBarButtonItems, of: item)
    if item.leftItemsSupplementBackButton != !leading.contains(where: \.replacesBackButton) {
      item.leftItemsSupplementBackButton = !leading.contains(where: \.replacesBackButton)
    }
    let principal = items.last { $0.region == .principal } ?? titleMenu
    let titleView = principal?.sizedView
    if item.titleView !== titleView { item.titleView = titleView }
    principal?.onResize = { [weak item] in item?.titleView = titleView }
    let bottom = items.filter { $0.region == .bottom }
    let bottomItems = bottom.isEmpty ? nil : ToolbarItemModel.bottomItems(bottom)
    if !(controller.toolbarItems ?? []).elementsEqual(bottomItems ?? [], by: ===) {
      controller.toolbarItems = bottomItems
    }
  }

  @MainActor private func show(
    _ items: [UIBarButtonItem], in path: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>,
    of item: UINavigationItem
  ) {
    guard !items.elementsEqual(item[keyPath: path] ?? [], by: ===) else { return }
    item[keyPath: path] = items.isEmpty ? nil : items
  }

  /// Shows or hides the bars of the controller that has the page on top.
  @MainActor func apply(to navigation: UINavigationController) {
    let hidesBar = visibility[.navigationBar] == .hidden
    if navigation.isNavigationBarHidden != hidesBar { navigation.isNavigationBarHidden = hidesBar }
    let hidesToolbar = visibility[.bottomBar] == .hidden || !items.contains { $0.region == .bottom }
    if navigation.isToolbarHidden != hidesToolbar { navigation.isToolbarHidden = hidesToolbar }
    let color = background[.navigationBar]
    if navigation.navigationBar.backgroundColor != color { navigation.navigationBar.backgroundColor = color }
    let style = colorScheme[.navigationBar] ?? .unspecified
    if navigation.navigationBar.overrideUserInterfaceStyle != style {
      navigation.navigationBar.overrideUserInterfaceStyle = style
    }
  }
}

/// What the page shows in bars, from the views in it.
enum NavigationItemKey: PagePreferenceKey {
  static var coveredPages: CoveredPages { .ignored }
  static var defaultValue: NavigationItemValues { NavigationItemValues() }
  static func reduce(value: inout NavigationItemValues, nextValue: () -> NavigationItemValues) {
    value.merge(nextValue())
  }
}

extension View {
  /// Changes what the page shows in bars.
  nonisolated func navigationItem(_ change: @escaping (inout NavigationItemValues) -> Void) -> some View {
    transformPreference(NavigationItemKey.self, change)
  }
}
