public import SwiftUILayout

/// A modifier whose data is animated.
@available(*, deprecated, message: "Use Animatable directly.")
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
