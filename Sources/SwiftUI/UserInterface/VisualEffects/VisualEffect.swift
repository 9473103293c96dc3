public import SwiftUICore
import UIKitCore

/// Effects on a view that do not change its layout.
nonisolated public protocol VisualEffect: Sendable {
  /// What the effects do. Apps do not implement it.
  var _operations: _VisualOperations { get }
}

/// What effects do with a view.
public struct _VisualOperations: Equatable, Sendable {
  enum Operation: Equatable, Sendable {
    case opacity(Double)
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    case blur(CGFloat)
    case colors(ColorMatrixEffect.Kind, Double)
  }

  var operations: [Operation] = []

  /// The effects between these and others of the same kinds; one of both where the kinds differ.
  func mixed(with other: _VisualOperations, by amount: Double) -> _VisualOperations {
    guard amount > 0 else { return self }
    guard amount < 1, operations.count == other.operations.count else { return amount < 0.5 ? self : other }
    let fraction = CGFloat(amount)
    func between(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * fraction }
    func between(_ one: CGSize, _ two: CGSize) -> CGSize {
      CGSize(width: between(one.width, two.width), height: between(one.height, two.height))
    }
    var mixed = self
    for (index, (one, two)) in zip(operations, other.operations).enumerated() {
      switch (one, two) {
      case (.opacity(let one), .opacity(let two)): mixed.operations[index] = .opacity(one + (two - one) * amount)
      case (.offset(let one), .offset(let two)): mixed.operations[index] = .offset(between(one, two))
      case (.scale(let one, _), .scale(let two, let anchor)):
        mixed.operations[index] = .scale(between(one, two), anchor)
      case (.rotation(let one, _), .rotation(let two, let anchor)):
        mixed.operations[index] = .rotation(.radians(one.radians + (two.radians - one.radians) * amount), anchor)
      case (.blur(let one), .blur(let two)): mixed.operations[index] = .blur(between(one, two))
      case (.colors(let kind, let one), .colors(let other, let two)) where kind == other:
        mixed.operations[index] = .colors(kind, one + (two - one) * amount)
      default: if amount >= 0.5 { mixed.operations[index] = two }
      }
    }
    return mixed
  }

  @MainActor func apply(to view: EffectView) {
    var transform = CGAffineTransform.identity
    var alpha = 1.0
    var blur: CGFloat = 0
    var matrix: ViewEffects.ColorMatrix?
    for operation in operations {
      switch operation {
      case .opacity(let opacity): alpha *= opacity
      case .offset(let offset):
        transform = transform.concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
      case .scale(let scale, let anchor):
        transform = transform.concatenating(
          CGAffineTransform(scaleX: scale.width, y: scale.height).about(view.bounds.point(anchor)))
      case .rotation(let angle, let anchor):
        transform = transform.concatenating(
          CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(view.bounds.point(anchor)))
      case .blur(let radius): blur = max(blur, radius)
      case .colors(let kind, let amount):
        matrix = ColorMatrixEffect(kind: kind, amount: amount).matrix(in: view.traitCollection)
      }
    }
    view.alpha = CGFloat(alpha)
    view.show(transform)
    view.effects.blurRadius = blur
    view.effects.colorMatrix = matrix
  }
}

/// No effect.
public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
  public init() {}
  /// What the effects do.
  public var _operations: _VisualOperations { _VisualOperations() }
}

private struct AddedEffect: VisualEffect {
  let _operations: _VisualOperations

  init(_ base: some VisualEffect, _ operation: _VisualOperations.Operation) {
    var operations = base._operations
    operations.operations.append(operation)
    _operations = operations
  }
}

extension VisualEffect {
  /// Sets how much of the view is visible.
  public func opacity(_ opacity: Double) -> some VisualEffect { AddedEffect(self, .opacity(opacity)) }
  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { AddedEffect(self, .offset(offset)) }
  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    AddedEffect(self, .offset(CGSize(width: x, height: y)))
  }
  /// Shows the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    AddedEffect(self, .scale(scale, anchor))
  }
  /// Shows the view larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    AddedEffect(self, .scale(CGSize(width: s, height: s), anchor))
  }
  /// Shows the view larger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    AddedEffect(self, .scale(CGSize(width: x, height: y), anchor))
  }
  /// Rotates the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    AddedEffect(self, .rotation(angle, anchor))
  }
  /// Rotates the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    let factor = CGFloat(cos(angle.radians))
    return AddedEffect(
      self,
      axis.z != 0
        ? .rotation(angle, anchor)
        : .scale(CGSize(width: axis.y != 0 ? factor : 1, height: axis.x != 0 ? factor : 1), anchor))
  }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { AddedEffect(self, .blur(radius)) }
  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { AddedEffect(self, .colors(.brightness, amount)) }
  /// Changes the contrast of the view.
  public func contrast(_ amount: Double) -> some VisualEffect { AddedEffect(self, .colors(.contrast, amount)) }
  /// Changes the saturation of the view.
  public func saturation(_ amount: Double) -> some VisualEffect { AddedEffect(self, .colors(.saturation, amount)) }
  /// Shows the view in grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { AddedEffect(self, .colors(.grayscale, amount)) }
  /// Rotates the hues of the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    AddedEffect(self, .colors(.hueRotation, angle.radians))
  }
}

/// Applies what effects do.
struct VisualOperationsEffect: Animatable {
  var operations: _VisualOperations
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

@MainActor extension VisualOperationsEffect: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) { operations.apply(to: view) }
}

/// Effects that depend on the geometry of the view.
struct VisualEffectModifier: ViewModifier {
  let effect: @Sendable (GeometryProxy) -> _VisualOperations
  @State private var operations = _VisualOperations()

  nonisolated init(effect: @escaping @Sendable (GeometryProxy) -> _VisualOperations) { self.effect = effect }

  func body(content: Content) -> some View {
    content.modifier(VisualOperationsEffect(operations: operations))
      .onGeometryChange(for: _VisualOperations.self, of: effect) { operations = $0 }
  }
}

extension View {
  /// Applies effects that depend on the geometry of the view.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._operations })
  }
}
