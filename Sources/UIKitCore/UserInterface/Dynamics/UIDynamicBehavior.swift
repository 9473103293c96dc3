public import Foundation

/// What moves items: the superclass of all behaviors, and itself a group of others.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviors of the group.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each frame, after the items have moved.
  open var action: (() -> Void)?
  /// The animator that the behavior was added to, itself or as a part of a group.
  open var dynamicAnimator: UIDynamicAnimator? { owner ?? parent?.dynamicAnimator }

  private weak var owner: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// A behavior that moves nothing by itself.
  public override init() { super.init() }

  /// Adds a behavior to the group. It is in effect while the group is.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let animator = dynamicAnimator { behavior.willMove(to: animator) }
    changed()
  }

  /// Removes a behavior from the group.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    if dynamicAnimator != nil { behavior.willMove(to: nil) }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    changed()
  }

  /// Called before the behavior is added to an animator, or removed from it (`nil`). A subclass calls `super`.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    for child in childBehaviors { child.willMove(to: dynamicAnimator) }
  }

  /// Sets the animator, as the animator does.
  final func belong(to animator: UIDynamicAnimator?) { owner = animator }

  /// Goes on with an animation that has come to rest.
  final func changed() { dynamicAnimator?.resume() }

  /// The behavior and those below it, in their order.
  final var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }

  // MARK: For the behaviors of UIKit

  /// The items that the behavior moves.
  var dynamicItems: [any UIDynamicItem] { [] }

  /// Sets what the behavior decides about its items, at the start of a frame.
  func configure(_ world: DynamicWorld) {}

  /// Changes the velocities of its items.
  func push(_ world: DynamicWorld, by seconds: CGFloat) {}

  /// Changes the velocities so that items stay where they are held. Called several times in a step.
  func hold(_ world: DynamicWorld, by seconds: CGFloat) {}

  /// Whether the behavior lets its items come to rest.
  func isAtRest(in world: DynamicWorld) -> Bool { true }

  /// The list of items with one more, unless it has it.
  final func adding(_ item: any UIDynamicItem, to items: [any UIDynamicItem]) -> [any UIDynamicItem] {
    items.contains { $0 === item } ? items : items + [item]
  }
}
