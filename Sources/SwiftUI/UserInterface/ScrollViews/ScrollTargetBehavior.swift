public import SwiftUICore
public import UIKitCore

/// Where a scroll view comes to rest.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
  /// Changes the place at which a scroll view is going to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// The part of the content at which a scroll view is going to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that will be visible.
  public var rect: CGRect
  /// Where the part is in the scroll view. Stored.
  public var anchor: UnitPoint?
}

/// What a behaviour knows of a scroll view.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where the scroll view would rest without a behaviour.
  public internal(set) var originalTarget: ScrollTarget
  /// The speed of the scroll view. Differs from Apple: zero, a behaviour is asked when the scroll view has stopped.
  public internal(set) var velocity = CGVector.zero
  /// The size of the content.
  public internal(set) var contentSize: CGSize
  /// The size of the scroll view without its margins.
  public internal(set) var containerSize: CGSize
  /// The axes along which the content is moved.
  public internal(set) var axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the views that are targets.
  let targets: [CGRect]

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A scroll view comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour.
  public nonisolated init() {}

  /// Moves the target to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    let size = context.containerSize
    if context.axes.contains(.horizontal) { target.rect.origin.x = page(target.rect.minX, size.width) }
    if context.axes.contains(.vertical) { target.rect.origin.y = page(target.rect.minY, size.height) }
  }
}

/// A scroll view comes to rest at views: those in a view with `scrollTargetLayout`, and those with `scrollTarget`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at once. Differs from Apple: it changes nothing.
  public struct LimitBehavior: Sendable {
    /// As the platform decides.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// One at a time.
    public static var always: LimitBehavior { LimitBehavior() }
    /// One at a time.
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    /// Few at a time.
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    /// Any number.
    public static var never: LimitBehavior { LimitBehavior() }
  }

  /// The behaviour.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {}

  /// Moves the target to the view whose first edge is nearest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let rect = target.rect
    if context.axes.contains(.horizontal),
      let nearest = context.targets.map(\.minX).min(by: { abs($0 - rect.minX) < abs($1 - rect.minX) })
    {
      target.rect.origin.x = nearest
    }
    if context.axes.contains(.vertical),
      let nearest = context.targets.map(\.minY).min(by: { abs($0 - rect.minY) < abs($1 - rect.minY) })
    {
      target.rect.origin.y = nearest
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static nonisolated var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static nonisolated var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At views.
  public static nonisolated func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Nodes of views at which a scroll view comes to rest.
struct ScrollTargets {
  weak var node: LayoutNode?
  /// Whether the views in the node are meant, and not the node.
  let isContainer: Bool

  /// The frames in the content of the scroll view.
  @MainActor var frames: [CGRect] {
    guard let node else { return [] }
    guard isContainer else { return node.frameInHost.map { [$0] } ?? [] }
    var container = node as? LayoutParent
    while let inner = container, inner.attachments?.views == nil, inner.children.count == 1,
      let next = inner.children.first as? LayoutParent
    {
      container = next
    }
    return container?.children.compactMap(\.frameInHost) ?? []
  }
}

/// Declares the view, or the views in it, as targets of the scroll view around.
struct ScrollTargetModifier {
  let isEnabled: Bool
  let isContainer: Bool
}

@MainActor extension ScrollTargetModifier: OutputsModifier {
  typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node, let scroll = inputs.currentEnvironment.scrollContext else { return outputs }
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { [weak scroll, weak node] modifier in
      MainActor.assumeIsolated {
        guard let node else { return }
        scroll?.setTargets(
          modifier.isEnabled ? ScrollTargets(node: node, isContainer: modifier.isContainer) : nil, node)
      }
    }
    return outputs
  }
}

extension View {
  /// Declares the views in the view as places where a scroll view comes to rest.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isContainer: true))
  }

  /// Declares the view as a place where a scroll view comes to rest.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isContainer: false))
  }

  /// Sets where the scroll views in the view come to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }

  /// Lets the content of scroll views be seen outside of them.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
}

extension EnvironmentValues {
  /// Where scroll views come to rest.
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }

  /// Whether the content of scroll views is seen outside of them.
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}
private struct ScrollClipKey: EnvironmentKey { static let defaultValue = false }
