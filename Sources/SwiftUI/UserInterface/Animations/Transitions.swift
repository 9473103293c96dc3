public import SwiftUICore
import UIKitCore

/// A transition that fades views in and out.
public struct OpacityTransition {
  /// Fades.
  public init() {}
}

@MainActor extension OpacityTransition: Transition {
  /// The view with the opacity of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TransitionOpacity(opacity: phase.isIdentity ? 1 : 0))
  }

  /// No motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that moves views in from an edge, and out to it.
public struct MoveTransition {
  /// The edge.
  public var edge: Edge

  /// Moves from and to an edge.
  public init(edge: Edge) { self.edge = edge }
}

@MainActor extension MoveTransition: Transition {
  /// The view at the place of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TransitionMove(parts: phase.isIdentity ? .zero : edge.direction))
  }
}

extension Edge {
  /// The direction to the edge, as parts of a size.
  var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }

  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// A transition that moves views in from the leading edge, and out to the trailing one.
public struct SlideTransition {
  /// Slides.
  public init() {}
}

@MainActor extension SlideTransition: Transition {
  /// The view at the place of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TransitionMove(parts: CGSize(width: phase.value, height: 0)))
  }
}

/// A transition that moves views in from an edge and out to the opposite one, while they fade.
public struct PushTransition {
  /// The edge from which views come.
  public var edge: Edge

  /// Moves in from an edge.
  public init(edge: Edge) { self.edge = edge }
}

@MainActor extension PushTransition: Transition {
  /// The view at the place of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let parts: CGSize =
      switch phase {
      case .willAppear: edge.direction
      case .identity: .zero
      case .didDisappear: edge.opposite.direction
      }
    content.modifier(TransitionMove(parts: parts)).modifier(TransitionOpacity(opacity: phase.isIdentity ? 1 : 0))
  }
}

/// A transition that moves views by an offset.
public struct OffsetTransition {
  /// The offset of a view that is not there.
  public var offset: CGSize

  /// Moves by an offset.
  public init(_ offset: CGSize) { self.offset = offset }
}

@MainActor extension OffsetTransition: Transition {
  /// The view at the place of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that scales views.
public struct ScaleTransition {
  /// The scale of a view that is not there.
  public var scale: Double
  /// The point that stays at its place.
  public var anchor: UnitPoint

  /// Scales from and to a size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

@MainActor extension ScaleTransition: Transition {
  /// The view in the size of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TransitionScale(scale: phase.isIdentity ? 1 : scale, anchor: anchor))
  }
}

/// A transition that is different for coming and for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition of views that come.
  public var insertion: Insertion
  /// The transition of views that go.
  public var removal: Removal

  /// A transition for coming, and one for going.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

@MainActor extension AsymmetricTransition: Transition {
  /// The view in the phase of the transition that it belongs to.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let inserted = insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity)
    removal.apply(content: inserted, phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}

/// Two transitions at once.
struct CombinedTransition {
  let first: AnyTransition
  let second: AnyTransition
}

@MainActor extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.box.apply(first.box.apply(AnyView(content), phase), phase)
  }
}

/// One transition for coming, and another one for going.
struct AsymmetricAnyTransition {
  let insertion: AnyTransition
  let removal: AnyTransition
}

@MainActor extension AsymmetricAnyTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    let inserted = insertion.box.apply(AnyView(content), phase == .willAppear ? .willAppear : .identity)
    removal.box.apply(inserted, phase == .didDisappear ? .didDisappear : .identity)
  }
}

/// A transition between two values of a modifier.
struct ModifierTransition<Modifier: ViewModifier> {
  let active: Modifier
  let identity: Modifier
}

@MainActor extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition with an animation of its own.
struct AnimatedTransition {
  let base: AnyTransition
  let animation: Animation?
}

@MainActor extension AnimatedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.box.apply(AnyView(content), phase).transaction {
      if !$0.disablesAnimations, $0.animation != nil { $0.animation = animation }
    }
  }
}

extension AnyTransition {
  /// Views come and go at once.
  public static let identity = AnyTransition(IdentityTransition())
  /// Views fade in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Views move in from the leading edge, and out to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Views grow from a point, and shrink to it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// Views grow from a part of their size, and shrink to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Views move in from an edge, and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Views move in from an edge, and out to the opposite one, while they fade.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Views move by an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// Views move by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// One transition for coming, and another one for going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(AsymmetricAnyTransition(insertion: insertion, removal: removal))
  }

  /// Views are changed by a modifier: by `identity` while they are there, and by `active` before and after.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// This transition together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransition(first: self, second: other))
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: self, animation: animation))
  }
}

extension Transition where Self == IdentityTransition {
  /// Views come and go at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Views fade in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// Views move in from the leading edge, and out to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Views grow from a point, and shrink to it.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Views grow from a part of their size, and shrink to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Views move in from an edge, and out to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Views move in from an edge, and out to the opposite one, while they fade.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Views move by an offset.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Views move by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition {
  /// This transition together with another one.
  @MainActor public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: AnyTransition(self), second: AnyTransition(other))
  }

  /// The transition with an animation of its own.
  @MainActor public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: AnyTransition(self), animation: animation)
  }
}
