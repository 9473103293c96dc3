public import SwiftUICore

/// Makes content of views, or of scenes' accessories.
@resultBuilder public struct ContentBuilder {
  /// One part.
  public static func buildExpression<Content>(_ content: Content) -> Content { content }
  /// One part.
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
  /// No views.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Several views.
  @_disfavoredOverload public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    ViewBuilder.buildBlock(repeat each content)
  }
}

/// What a window shows elsewhere: on an external display, or beside the camera.
///
/// Differs from Apple: never shown. A `UISceneAccessory` that a view controller registers is.
@MainActor @preconcurrency public protocol SceneAccessoryContent {
  /// The type of the accessory's body.
  associatedtype Body: SceneAccessoryContent
  /// The accessories that this one consists of.
  @MainActor var body: Body { get }
}

extension Never: SceneAccessoryContent {}

/// An accessory of this module.
@MainActor protocol PrimitiveSceneAccessory: SceneAccessoryContent where Body == Never {}

extension PrimitiveSceneAccessory {
  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension SceneAccessoryContent {
  /// Calls a function when the accessory becomes available or unavailable. It never becomes available.
  public func onAvailabilityChange(perform action: @escaping (Bool) -> Void) -> some SceneAccessoryContent { self }
}

/// Content for an external display that takes no input.
public struct ExternalNonInteractiveAccessory<Content: View>: PrimitiveSceneAccessory {
  /// It has no body.
  public typealias Body = Never
  /// Content for the display.
  public init(@ContentBuilder content: @escaping () -> Content) {}
  /// Content for the display while it is enabled.
  public init(isEnabled: Binding<Bool>, @ContentBuilder content: @escaping () -> Content) {}
}

/// Content beside the camera's picture.
public struct CameraCaptureAccessory<Content: View>: PrimitiveSceneAccessory {
  /// It has no body.
  public typealias Body = Never
  /// Content beside the picture.
  public init(@ContentBuilder content: @escaping () -> Content) {}
  /// Content beside the picture while it is enabled.
  public init(isEnabled: Binding<Bool>, @ContentBuilder content: @escaping () -> Content) {}
}

extension View {
  /// Offers an accessory of the window. Without a display for it, it is not shown.
  nonisolated public func sceneAccessory<C: SceneAccessoryContent>(@ContentBuilder content: () -> C) -> some View {
    self
  }
}
