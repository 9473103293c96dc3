public import SwiftUICore
import UIKitCore

/// A title with a picture.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// A label with a title and a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a picture of the app's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// A label with a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label with a picture of the app's resources.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// A label with a symbol of the system.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label of a style's configuration.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

@MainActor extension Label: View {
  /// The label in the style of its environment.
  public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(content: AnyView(icon))))
  }
}

/// What a style of labels makes a label of.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title {
    let content: AnyView
  }

  /// The picture.
  public struct Icon {
    let content: AnyView
  }

  /// The title.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

@MainActor extension LabelStyleConfiguration.Title: View {
  /// The title.
  public var body: some View { content }
}

@MainActor extension LabelStyleConfiguration.Icon: View {
  /// The picture.
  public var body: some View { content }
}

/// A look for labels.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of a label's view.
  associatedtype Body: View
  /// What a label is made of.
  typealias Configuration = LabelStyleConfiguration

  /// The view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label in the innermost style; views in it have the styles outside of that one.
private struct StyledLabel {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelStyles) private var styles
}

@MainActor extension StyledLabel: View {
  var body: some View {
    let outer = Array(styles.dropLast())
    let style: any LabelStyle = styles.last ?? DefaultLabelStyle()
    content(style).environment(\.labelStyles, outer)
  }

  private func content<Style: LabelStyle>(_ style: Style) -> AnyView {
    AnyView(StyledBody(style, configuration) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  /// The styles of labels, the innermost last.
  var labelStyles: [any LabelStyle] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

private struct LabelStylesKey: EnvironmentKey { static var defaultValue: [any LabelStyle] { [] } }

extension View {
  /// Sets the look of the labels in the view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.labelStyles) { $0.append(style) }
  }
}

/// The platform's look: the picture and the title, and in a toolbar the picture alone.
public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a label.
  public func makeBody(configuration: Configuration) -> some View { DefaultLabel(configuration: configuration) }
}

private struct DefaultLabel {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInToolbar) var isInToolbar
  @Environment(\.isMenuContent) var isMenuContent
}

@MainActor extension DefaultLabel: View {
  var body: some View {
    if isInToolbar && !isMenuContent {
      IconOnlyLabelStyle().makeBody(configuration: configuration)
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// The picture and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon.alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 5 }
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The picture alone. Assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a label.
  public func makeBody(configuration: Configuration) -> some View { IconOfLabel(configuration: configuration) }
}

/// The picture of a label, with the title as its accessibility label.
private struct IconOfLabel {
  let configuration: LabelStyleConfiguration
}

@MainActor extension IconOfLabel: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let icon = LabelStyleConfiguration.Icon._makeView(
      view: inputs.part(of: view) { $0.configuration.icon }, inputs: inputs)
    let title = LabelStyleConfiguration.Title._makeView(
      view: inputs.part(of: view) { $0.configuration.title }, inputs: inputs)
    guard let node = icon.node else { return title }
    let shown = LayoutContainer(IconView(title: title.node), content: node)
    return _ViewOutputs(node: shown)
  }
}

/// A view around a picture, whose accessibility label is a title that is not shown.
private final class IconView: UIView {
  private let title: LayoutNode?

  init(title: LayoutNode?) {
    self.title = title
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title?.texts.joined(separator: ", ") }
    set { super.accessibilityLabel = newValue }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The picture and the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
