public import SwiftUICore

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

  /// A tab with a value and an empty label, for a bar that the app draws itself.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: nil, content: content(), label: .empty)
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
