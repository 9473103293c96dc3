public import SwiftUICore
import UIKitCore

/// A control that leads to another page of the navigation around it.
///
/// Source: Apple's documentation of `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View> {
  private enum Target {
    case value(PathElement?)
    case view(Destination, Binding<Bool>?)
  }

  private let label: Label
  private let target: Target
  @State private var isActive = false
  @Environment(\.navigation) private var navigation
  @Environment(\.selectInList) private var selectInList

  private init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }
}

@MainActor extension NavigationLink: View, UnaryComposite {
  /// The label as a control.
  public var body: some View {
    switch target {
    case .value(let element):
      LinkButton(isEnabled: element != nil && (navigation != nil || selectInList != nil), label: label) {
        guard let element else { return }
        if selectInList?(element.value) == true { return }
        navigation?.follow(element)
      }
      .layoutValue(key: TagKey.self, value: element.map { TagValue(value: $0.value.base) })
    case .view(let destination, let binding):
      LinkButton(isEnabled: navigation != nil, label: label) { (binding ?? $isActive).wrappedValue = true }
        .modifier(LocalDestinationModifier(isPresented: binding ?? $isActive) { AnyView(destination) })
    }
  }
}

extension NavigationLink {
  /// A link to a page.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination(), nil), label: label())
  }

  /// A link to a page.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, nil), label: label())
  }

  /// A link to a page that is shown while a binding is `true`.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive), label: label())
  }

  /// A link to a page that is shown while a binding is `true`.
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive), label: label())
  }

  /// A link to a page that is shown while a binding has a value.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), selection.isSelected(tag)), label: label())
  }

  /// A link to a page that is shown while a binding has a value.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, selection.isSelected(tag)), label: label())
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page of a value; it cannot be pressed without one.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { PathElement($0) }), label: label())
  }

  /// A link to the page of a value that can be encoded; it cannot be pressed without one.
  nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { PathElement($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the page of a value.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link to the page of a value.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// A link to the page of a value that can be encoded.
  nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link to the page of a value that can be encoded.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// A link to a page.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination(), nil), label: Text(titleKey))
  }

  /// A link to a page.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), nil), label: Text(title))
  }

  /// A link to a page.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination, nil), label: Text(titleKey))
  }

  /// A link to a page.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination, nil), label: Text(title))
  }

  /// A link to a page that is shown while a binding is `true`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive), label: Text(titleKey))
  }

  /// A link to a page that is shown while a binding is `true`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive), label: Text(title))
  }

  /// A link to a page that is shown while a binding is `true`.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(.view(destination, isActive), label: Text(titleKey))
  }

  /// A link to a page that is shown while a binding is `true`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.view(destination, isActive), label: Text(title))
  }

  /// A link to a page that is shown while a binding has a value.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), selection.isSelected(tag)), label: Text(titleKey))
  }

  /// A link to a page that is shown while a binding has a value.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), selection.isSelected(tag)), label: Text(title))
  }

  /// A link to a page that is shown while a binding has a value.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.view(destination, selection.isSelected(tag)), label: Text(titleKey))
  }

  /// A link to a page that is shown while a binding has a value.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.view(destination, selection.isSelected(tag)), label: Text(title))
  }
}

extension NavigationLink {
  /// Whether a link is shown as one of a detail, on watchOS. It has no effect.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
  /// A binding to whether an optional value is a certain one. `false` makes it `nil`, if it is that one.
  func isSelected<Selected: Hashable>(_ tag: Selected) -> Binding<Bool> where Value == Selected? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isSelected in
        if isSelected { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

/// The control of a link.
struct LinkButton<Label: View> {
  let isEnabled: Bool
  let label: Label
  let action: @MainActor () -> Void
  @Environment(\.isInList) private var isInList

  init(isEnabled: Bool, label: Label, action: @escaping @MainActor () -> Void) {
    self.isEnabled = isEnabled
    self.label = label
    self.action = action
  }
}

@MainActor extension LinkButton: View {
  var body: some View {
    Button(action: action) { label }.disabled(!isEnabled).environment(\.isLink, true)
      // In a row the whole row is the link, and its text looks like other text.
      .transformEnvironment(\.foregroundColor) { if isInList, $0 == nil { $0 = .primary } }
  }
}

private struct IsLinkKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the control leads to another page, which a row of a list shows.
  var isLink: Bool {
    get { self[IsLinkKey.self] }
    set { self[IsLinkKey.self] = newValue }
  }
}
