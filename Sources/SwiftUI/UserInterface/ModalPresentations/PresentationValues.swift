public import SwiftUICore
import UIKitCore

/// What the views in a sheet say about it.
struct PresentationValues {
  var isDismissDisabled = false
  var detents: Set<PresentationDetent>?
  var cornerRadius: CGFloat?
  var background: UIColor?

  @MainActor func apply(to controller: HostedController) {
    controller.isModalInPresentation = isDismissDisabled
    if let background { controller.hostedView.backgroundColor = background }
    guard controller.modalPresentationStyle != .popover, controller.modalPresentationStyle != .overFullScreen,
      let detents, let most = detents.map({ $0.height(in: 720) }).max(), most < 700
    else { return }
    controller.modalPresentationStyle = .formSheet
    controller.preferredContentSize = CGSize(width: 540, height: most)
  }
}

enum PresentationValuesKey: PagePreferenceKey {
  static var coveredPages: CoveredPages { .last }
  static var defaultValue: PresentationValues { PresentationValues() }

  static func reduce(value: inout PresentationValues, nextValue: () -> PresentationValues) {
    let next = nextValue()
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.detents = value.detents ?? next.detents
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private var custom: ((Context) -> CGFloat?)?

  private init(_ kind: Kind) { self.kind = kind }

  /// Half of the screen.
  public static let medium = PresentationDetent(.medium)
  /// All of the screen.
  public static let large = PresentationDetent(.large)

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    var detent = PresentationDetent(.custom(ObjectIdentifier(type)))
    detent.custom = { D.height(in: $0) }
    return detent
  }

  /// What is known when a height is computed.
  @dynamicMemberLookup public struct Context {
    let environment = EnvironmentValues()
    /// The largest height.
    public let maxDetentValue: CGFloat

    /// A value of the environment. Differs from Apple: the default.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  func height(in whole: CGFloat) -> CGFloat {
    switch kind {
    case .medium: whole / 2
    case .large: whole
    case .fraction(let fraction): whole * fraction
    case .height(let height): min(height, whole)
    case .custom: custom?(Context(maxDetentValue: whole)) ?? whole
    }
  }

  /// Whether both are the same height.
  public static func == (one: PresentationDetent, other: PresentationDetent) -> Bool { one.kind == other.kind }

  /// Adds what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A height at which a sheet rests, computed by a type.
public protocol CustomPresentationDetent {
  /// The height; `nil` to leave it out.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What is known when a height is computed.
  public typealias Context = PresentationDetent.Context
}

/// How a presentation is shown on a narrow screen.
public struct PresentationAdaptation: Sendable {
  private let kind: Int
  /// As the platform decides.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: 0) }
  /// As it is.
  public static var none: PresentationAdaptation { PresentationAdaptation(kind: 1) }
  /// As a popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(kind: 2) }
  /// As a sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: 3) }
  /// As a cover.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: 4) }
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  private let kind: Int
  /// As the platform decides.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: 0) }
  /// It can.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: 1) }
  /// It cannot.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: 2) }
  /// It can at heights up to this one.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: 1)
  }
}

/// What a drag in the content of a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: 0) }
  /// It resizes the sheet.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: 1) }
  /// It scrolls the content.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: 2) }
}

/// The size of a sheet.
public protocol PresentationSizing {}

/// A size of a sheet that the platform has.
public struct StandardPresentationSizing: PresentationSizing, Sendable { init() {} }

extension PresentationSizing where Self == StandardPresentationSizing {
  /// As the platform decides.
  public static var automatic: StandardPresentationSizing { StandardPresentationSizing() }
  /// That of a page.
  public static var page: StandardPresentationSizing { StandardPresentationSizing() }
  /// That of a form.
  public static var form: StandardPresentationSizing { StandardPresentationSizing() }
  /// That of the content.
  public static var fitted: StandardPresentationSizing { StandardPresentationSizing() }
}

extension PresentationSizing {
  /// A size that follows the content. It has no effect.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { StandardPresentationSizing() }
  /// A size that grows with the content. It has no effect.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StandardPresentationSizing()
  }
}

extension View {
  nonisolated private func presentation(_ change: @escaping (inout PresentationValues) -> Void) -> some View {
    transformPreference(PresentationValuesKey.self, change)
  }

  /// Sets the heights at which the sheet that the view is in rests.
  ///
  /// Differs from Apple: in a wide window the sheet has the largest of them, and on a narrow screen it fills the screen.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the heights at which the sheet that the view is in rests, and the present one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentation { $0.detents = detents.contains(selected) ? [selected] : detents }
  }

  /// Shows or hides the handle of the sheet that the view is in. It has no effect: there is none.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Prevents the user from closing the sheet that the view is in.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = isDisabled || $0.isDismissDisabled }
  }

  /// Sets the radius of the corners of the sheet that the view is in. Differs from Apple: the platform's is shown.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Sets the background of the sheet that the view is in. Differs from Apple: a gradient is shown as one colour.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let color: UIColor? = style._shading(in: EnvironmentValues()).value.color.uiColor
    return presentation { $0.background = color }
  }

  /// Shows a view behind the content of the sheet that the view is in.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Sets whether what is behind the sheet can be used. It has no effect: it cannot.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Sets what a drag in the content of the sheet does. It has no effect.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  /// Sets how a popover is shown on a narrow screen. It has no effect: it is a sheet.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Sets how a popover is shown on a narrow or low screen. It has no effect: it is a sheet.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Sets the size of the sheet that the view is in. It has no effect.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
