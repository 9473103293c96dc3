import Foundation
import SwiftUILayout

/// Moves what views show to their places, if a change of these is animated.
@MainActor package final class FrameMover: LayoutPresenter {
  fileprivate typealias Data = CGRect.AnimatableData

  private struct Motion {
    weak var node: LayoutNode?
    let animator: Animator<Data>
  }

  unowned(unsafe) var clock: FrameClock!
  private var motions: [ObjectIdentifier: Motion] = [:]

  nonisolated package func didPlace(_ node: LayoutNode, from old: CGRect?) {
    // Layout is on the main actor.
    nonisolated(unsafe) let node = node
    onMainActor { place(node, from: old) }
  }

  private func place(_ node: LayoutNode, from old: CGRect?) {
    let displacement = node.displacementInSpace
    let former = node.knownDisplacement
    node.knownDisplacement = displacement
    let id = ObjectIdentifier(node)
    guard let frame = node.frame, clock.isDriven else {
      motions[id] = nil
      return node.present(nil)
    }
    let target = frame.moved(by: displacement, -1).animatableData
    if let motion = motions[id], motion.node === node {
      if motion.animator.target != target {
        let transaction = clock.transaction(forLayoutOf: node)
        if transaction.animation == nil {
          motion.animator.shift(to: target)
        } else {
          motion.animator.setTarget(target, transaction, clock)
        }
      }
      return show(node, motion.animator, displacement)
    }
    guard let old = old.map({ $0.moved(by: former, -1) }) ?? node.originOfArrival(clock) else { return }
    guard old.animatableData != target else { return }
    let transaction = clock.transaction(forLayoutOf: node)
    guard transaction.animation != nil else { return }
    let animator = Animator(old.animatableData)
    animator.setTarget(target, transaction, clock)
    motions[id] = Motion(node: node, animator: animator)
    show(node, animator, displacement)
  }

  private func show(_ node: LayoutNode, _ animator: Animator<Data>, _ displacement: CGSize) {
    var frame = CGRect.zero
    frame.animatableData = animator.value(clock)
    // A spring may go beyond zero.
    frame.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
    guard animator.isRunning else {
      motions[ObjectIdentifier(node)] = nil
      return node.present(nil)
    }
    clock.requestFrame()
    node.present(frame.moved(by: displacement, 1))
  }

  /// Shows the next frame.
  func advance() {
    for (id, motion) in motions {
      guard let node = motion.node, node.frame != nil else {
        motions[id] = nil
        continue
      }
      show(node, motion.animator, node.displacementInSpace)
    }
  }
}

extension CGRect {
  /// The rectangle, moved by a size times a factor.
  fileprivate func moved(by size: CGSize, _ factor: CGFloat) -> CGRect {
    offsetBy(dx: size.width * factor, dy: size.height * factor)
  }
}

extension LayoutNode {
  /// Where a node that was placed for the first time comes from; `nil` if it is shown at its place at once.
  @MainActor fileprivate func originOfArrival(_ clock: FrameClock) -> CGRect? { nil }
}
