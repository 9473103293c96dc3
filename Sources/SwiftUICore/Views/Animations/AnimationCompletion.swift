import Foundation

/// When an animation counts as complete for a completion function.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable { case logicallyComplete, removed }
  private let kind: Kind

  /// When the animation has practically reached its end; a spring may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// A function that is called when all animations of a transaction have ended.
///
/// It counts who still needs it: the graphs that apply the transaction, until their next frame is laid out, and each animation.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private let completion: () -> Void
  private var holders = 0
  private var wasHeld = false
  private var isOver = false

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  /// One more animation or graph has to end.
  func hold() {
    holders += 1
    wasHeld = true
  }

  /// One of those has ended. The last one calls the function by `call`.
  func release(_ call: (@escaping () -> Void) -> Void) {
    holders -= 1
    guard holders <= 0, !isOver else { return }
    isOver = true
    call(completion)
  }

  /// If nothing was written, nothing will be animated: the function is called in the next turn.
  func bodyHasEnded() {
    guard !wasHeld, !isOver else { return }
    isOver = true
    let completion = UncheckedAction(completion)
    DispatchQueue.main.async { completion.action() }
  }
}

private struct UncheckedAction: @unchecked Sendable {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}
