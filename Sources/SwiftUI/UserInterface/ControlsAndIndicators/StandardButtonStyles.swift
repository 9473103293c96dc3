public import SwiftUICore
import UIKitCore

/// The platform's look: text in the colour of what can be pressed.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .borderless, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Text in the colour of what can be pressed, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .borderless, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Text in the colour of what can be pressed, without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .plain, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label on a grey or tinted surface.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .bordered, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a grey or tinted surface.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label on a surface of the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .prominent, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a surface of the tint colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The label on a surface of the tint colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .prominent, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on a surface of the tint colour.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The label on glass, which is shown as a grey surface with round ends.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}

  /// The style with a kind of glass.
  nonisolated public init(_ glass: Glass) {}

  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .bordered, isCapsule: true, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The label on a kind of glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

/// A button in one of the platform's looks.
struct ButtonFace {
  enum Look { case borderless, plain, bordered, prominent }

  let look: Look
  var isCapsule = false
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.isInToolbar) private var isInToolbar
}

@MainActor extension ButtonFace: View {
  var body: some View {
    ButtonControl(role: configuration.role, action: configuration.action, content: face)
  }

  @ViewBuilder private var face: some View {
    switch look {
    case .plain: configuration.label.modifier(ControlBackground(alpha: isEnabled ? 1 : 0.5))
    case .borderless:
      if isInToolbar {
        // A picture alone would be hard to hit.
        configuration.label.defaultForegroundColor(textColor).frame(minWidth: 36, minHeight: 36)
      } else {
        configuration.label.defaultForegroundColor(textColor)
      }
    case .bordered:
      configuration.label.defaultForegroundColor(textColor).padding(insets)
        .modifier(
          surface(
            isEnabled && configuration.role == .destructive
              ? UIColor.systemRed.withAlphaComponent(0.15) : .secondarySystemFill))
    case .prominent:
      configuration.label.replacingForegroundColor(isEnabled ? .white : .secondary).padding(insets)
        .modifier(
          surface(!isEnabled ? .secondarySystemFill : configuration.role == .destructive ? .systemRed : .tintColor))
    }
  }

  private var textColor: Color {
    !isEnabled ? Color(.tertiaryLabel) : configuration.role == .destructive ? .red : .accentColor
  }

  private func surface(_ color: UIColor) -> ControlBackground {
    ControlBackground(
      color: color, cornerRadius: shape.radius ?? (size == .large || size == .extraLarge ? 12 : 7),
      isCapsule: isCapsule || shape.isCapsule)
  }

  private var insets: EdgeInsets {
    switch size {
    case .mini: EdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
    case .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

/// The shape of the surface of a button.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable { case automatic, capsule, circle, rectangle(CGFloat?) }
  private let kind: Kind

  /// The platform's.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rectangle(nil))
  /// A rectangle with round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rectangle(radius))
  }

  var isCapsule: Bool { kind == .capsule || kind == .circle }
  var radius: CGFloat? { if case .rectangle(let radius) = kind { radius } else { nil } }
  /// The distance of the outline from the rectangle.
  private var amount: CGFloat = 0

  private init(kind: Kind) { self.kind = kind }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline in a rectangle. Differs from Apple: that of ``automatic`` has the corners of the platform's bordered buttons everywhere.
  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    switch kind {
    case .capsule: return Capsule().path(in: rect)
    case .circle: return Circle().path(in: rect)
    case .automatic, .rectangle:
      return RoundedRectangle(cornerRadius: max(0, (radius ?? 8) - amount)).path(in: rect)
    }
  }

  /// The shape with a smaller outline.
  public nonisolated func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the surfaces of buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// Whether a button repeats its action while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = ButtonRepeatBehavior(kind: 0)
  /// It repeats.
  public static let enabled = ButtonRepeatBehavior(kind: 1)
  /// It acts once.
  public static let disabled = ButtonRepeatBehavior(kind: 2)
}

extension EnvironmentValues {
  /// The shape of the surfaces of buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// Whether buttons repeat their actions while they are pressed.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatBehaviorKey.self] }
    set { self[RepeatBehaviorKey.self] = newValue }
  }
}

private struct BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
private struct RepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

extension View {
  /// Sets the shape of the surfaces of the buttons in the view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets whether the buttons in the view repeat their actions while they are pressed.
  ///
  /// Differs from Apple: a button acts once for a press.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
