public import SwiftUICore
import UIKitCore

/// A label, and content that is shown or hidden by a press of it. In a list both are rows.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  /// A group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  /// A group that is open while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup where Label == Text {
  /// A group that is closed at first, with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group that is closed at first, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// A group that is open while a value is true, with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A group that is open while a value is true, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

@MainActor extension DisclosureGroup: View {
  /// The label, and the content while the group is open.
  public var body: some View { ResolvedDisclosure(label: label, content: content, binding: isExpanded) }
}

private struct ResolvedDisclosure<Label: View, Content: View> {
  @Environment(\EnvironmentValues[style: StyleKind<any DisclosureGroupStyle>()]) var styles
  @State private var ownIsExpanded = false
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?

  init(label: Label, content: @escaping () -> Content, binding: Binding<Bool>?) {
    self.label = label
    self.content = content
    self.binding = binding
  }
}

@MainActor extension ResolvedDisclosure: View {
  var body: some View {
    let isExpanded = binding ?? $ownIsExpanded
    if let styles {
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content())), isExpanded: isExpanded
      )
      .body(in: styles.style)
      .environment(\EnvironmentValues[style: StyleKind<any DisclosureGroupStyle>()], styles.outer)
    } else {
      DisclosureHeader(isExpanded: isExpanded, label: label)
      if isExpanded.wrappedValue { content() }
    }
  }
}

private struct DisclosureHeader<Label: View> {
  let isExpanded: Binding<Bool>
  let label: Label
}

@MainActor extension DisclosureHeader: View, UnaryComposite {
  var body: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        label
        Spacer()
        DisclosureMark(isExpanded: isExpanded.wrappedValue)
      }
    }
    .buttonStyle(.plain)
  }
}

/// The arrow of a group.
private struct DisclosureMark {
  let isExpanded: Bool
}

@MainActor extension DisclosureMark: ControlView {
  typealias Body = Never

  final class Handler: ControlHandler<DisclosureMark> {
    private let control = UIImageView()
    override var view: UIView { control }
    override func update(_ value: DisclosureMark, in environment: EnvironmentValues) {
      control.image = UIImage(systemName: value.isExpanded ? "chevron.down" : "chevron.right")
    }
    override func size(for proposal: ProposedViewSize) -> CGSize { CGSize(width: 16, height: 16) }
  }
}

/// What a style makes a disclosure group of.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label {
    let content: AnyView
  }

  /// The content.
  public struct Content {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }

  @MainActor private func body<Style: DisclosureGroupStyle>(_ style: Style) -> AnyView {
    AnyView(StyledBody(style, self) { $0.makeBody(configuration: $1) })
  }

  @MainActor func body(in style: any DisclosureGroupStyle) -> AnyView { body(style) }
}

@MainActor extension DisclosureGroupStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

@MainActor extension DisclosureGroupStyleConfiguration.Content: View {
  /// The content.
  public var body: some View { content }
}

/// A look for disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of a group's view.
  associatedtype Body: View
  /// What a group is made of.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's look.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a group.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureHeader(isExpanded: configuration.$isExpanded, label: configuration.label)
    if configuration.isExpanded { configuration.content }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The platform's look.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of the disclosure groups in the view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    pushStyle(style as any DisclosureGroupStyle, as: StyleKind())
  }
}
