public import SwiftUICore
public import UIKitCore

/// A preview of a view in Xcode. It leaves no code here.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A preview of a view in Xcode, with traits. It leaves no code here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A preview of a view of UIKit in Xcode. It leaves no code here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A preview of a view controller in Xcode. It leaves no code here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a property wrapper in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` a value of the environment, with its initial value as the default.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent = Color.blue
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// The parts of previews.
public enum Preview {
  /// What the traits of previews of views are for.
  public enum ViewTraits {}
}

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
  private init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As on the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// In a fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// On its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// On its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As the device.
  case device
  /// As the view.
  case sizeThatFits
  /// A fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device of previews, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// A device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device with a name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

extension View {
  /// Sets the device of a preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Sets the size of a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Sets the name of a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Sets the orientation of a preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// The orientation of a preview.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// The orientation's name.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All orientations.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
