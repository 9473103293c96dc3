import SwiftUICore

extension TabContent {
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

  /// Adds actions to a section of a sidebar. It has no effect, as there is no sidebar.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Sets a name by which tests find the tabs. It has no effect.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}
