import Foundation

extension UITabBarController {
  /// How the tabs are shown. iOS 18. Raw values are Apple's.
  public enum Mode: Int, Hashable, Sendable {
    /// The system decides.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// In a bar, and in a sidebar. Here in a bar only.
    case tabSidebar = 2
  }

  /// The tabs; empty if the app has set controllers. iOS 18. Setting them replaces ``viewControllers`` by their controllers. The selected tab
  /// stays selected if it is among the new ones.
  public var tabs: [UITab] {
    get { tabModel?.tabs ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs. iOS 18. Differs from Apple: without animation.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in self.tabs { tab.join(nil) }
    guard !tabs.isEmpty || tabModel != nil else { return }
    let model = tabModel ?? TabModel()
    tabModel = model
    model.tabs = tabs
    for tab in tabs { tab.join(self) }
    tabsChanged()
  }

  /// The selected tab: in a group the selected child, in a tab bar of controllers `nil`. iOS 18. Setting one that is not in the bar has no effect.
  public var selectedTab: UITab? {
    get {
      let index = selectedIndex
      guard let shown = tabModel?.shown, shown.indices.contains(index) else { return nil }
      return shown[index].leaf
    }
    set {
      guard let newValue, let model = tabModel, model.tabs.contains(where: { $0.tree.contains { $0 === newValue } })
      else { return }
      var top = newValue
      while let group = top.parent {
        group.selectedChild = top
        top = group
      }
      if let index = model.shown.firstIndex(where: { $0 === top }) { selectedIndex = index }
    }
  }

  /// The tab with an identifier, also one in a group; `nil` if there is none. iOS 18.
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.flatMap(\.tree).first { $0.identifier == identifier }
  }

  /// The tab of a tab bar item's index.
  func tab(at index: Int) -> UITab? {
    guard let shown = tabModel?.shown, shown.indices.contains(index) else { return nil }
    return shown[index].leaf
  }

  /// The tabs, their order or a group's selected child have changed: shows their controllers.
  func tabsChanged() {
    guard let model = tabModel, !model.isChanging else { return }
    model.isChanging = true
    defer { model.isChanging = false }
    let visible = model.tabs.filter { !$0.isHidden && $0.isInBar }
    let previous = model.shown.indices.contains(selectedIndex) ? model.shown[selectedIndex] : nil
    model.shown =
      visible.filter { $0.preferredPlacement != .pinned } + visible.filter { $0.preferredPlacement == .pinned }
    adoptControllers(model.shown.map(\.shownController))
    if let previous, let index = model.shown.firstIndex(where: { $0 === previous }) { selectedIndex = index }
  }
}

/// The tabs of a tab bar controller whose app uses ``UITab``.
@MainActor final class TabModel {
  var tabs: [UITab] = []
  /// Those in the bar, in its order.
  var shown: [UITab] = []
  var isChanging = false
}

extension UIViewController {
  /// The tab whose controller this is, or contains it; `nil` if there is none. iOS 18.
  public var tab: UITab? {
    guard let tree = tabBarController?.tabs.flatMap(\.tree) else { return nil }
    return ancestors.lazy.compactMap { controller in tree.last { $0.knownController === controller } }.first
  }
}

extension UITab {
  /// The tab itself, or in a group the innermost selected child.
  fileprivate var leaf: UITab { ((self as? UITabGroup)?.selectedChild).map(\.leaf) ?? self }
}
