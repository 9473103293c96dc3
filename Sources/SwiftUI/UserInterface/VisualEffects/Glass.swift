public import SwiftUICore

/// A kind of glass, for parts of the interface over others.
///
/// Differs from Apple: it is a translucent surface that neither blurs nor moves.
public struct Glass: Equatable, Sendable {
  fileprivate var isShown = true
  fileprivate var tintColor: Color?
  private var isInteractive = false
  fileprivate var isClear = false

  /// The usual one.
  public static var regular: Glass { Glass() }
  /// One that is easier to look through.
  public static var clear: Glass {
    var glass = Glass()
    glass.isClear = true
    return glass
  }
  /// None.
  public static var identity: Glass {
    var glass = Glass()
    glass.isShown = false
    return glass
  }

  /// The glass with a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// The glass as one that reacts to touches. Here it does not.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The shape of glass for which none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// The shape.
  public nonisolated init() {}
  /// A capsule.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes. It does so at once.
public struct GlassEffectTransition: Sendable {
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  /// Out of glass nearby.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// By becoming glass.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// A view whose panes of glass belong together. Differs from Apple: they do not flow into each other.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// A view with panes of glass, and the distance below which they would become one.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor extension GlassEffectContainer: View {
  /// The content.
  public var body: some View { content }
}

extension View {
  /// Shows glass behind the view.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Accepted; panes of glass do not become each other.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Accepted; panes of glass do not become one.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Accepted; glass comes and goes at once.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

private struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  nonisolated init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }
  func body(content: Content) -> some View {
    content.background {
      if glass.isShown { shape.fill(glass.isClear ? Material.ultraThin : Material.thin) }
      if let color = glass.tintColor { shape.fill(color.opacity(0.6)) }
    }
  }
}
