import Foundation

/// Decides which of the recognisers that receive the touches of a window recognise their gestures.
@MainActor final class GestureArbiter {
  /// The recognisers that receive touches, wait for more, or have recognised a gesture whose touches are not over.
  private var engaged: [UIGestureRecognizer] = []
  /// The number of deliveries and decisions that are in progress, in which no recogniser is reset.
  private var depth = 0
  /// Called after a recogniser has failed or recognised its gesture.
  var resolved: () -> Void = {}
  /// Called when a recogniser has begun to recognise a gesture, with its touches.
  var took: (UIGestureRecognizer, [UITouch]) -> Void = { _, _ in }

  // MARK: Touches

  /// Chooses the recognisers for a touch: those of the view and of the views around it that accept it.
  func begin(_ touch: UITouch, in view: UIView?) -> [UIGestureRecognizer] {
    var chosen: [UIGestureRecognizer] = []
    for view in sequence(first: view, next: { $0?.superview }) {
      guard let view else { break }
      for recognizer in view.attachments?.recognizers ?? [] where recognizer.accepts(touch) {
        chosen.append(recognizer)
      }
    }
    for recognizer in chosen {
      recognizer.arbiter = self
      recognizer.track(touch)
      if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
    }
    return chosen
  }

  /// Passes touches to their recognisers.
  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    depth += 1
    defer { depth -= 1 }
    for recognizer in engaged {
      let own = touches.filter { touch in recognizer.tracked.contains { $0 === touch } }
      // An earlier recogniser may have made this one fail.
      guard !own.isEmpty, recognizer.arbiter === self else { continue }
      recognizer.receive(own, event)
    }
  }

  /// Ends what is over: recognisers without touches that do not wait for more.
  func endDelivery() {
    depth += 1
    for recognizer in engaged where recognizer.isPossible && !recognizer.awaitsTouches && !recognizer.isHeld {
      if recognizer.tracked.allSatisfy(\.isOver) { recognizer.fail() }
    }
    depth -= 1
    settle()
  }

  /// A touch is over.
  func remove(_ touch: UITouch) {
    for recognizer in engaged { recognizer.untrack(touch) }
    settle()
  }

  /// Resets the recognisers whose gestures and touches are over.
  func settle() {
    guard depth == 0 else { return }
    for recognizer in engaged
    where recognizer.isFinished && recognizer.tracked.allSatisfy(\.isOver) && !isNeeded(recognizer) {
      engaged.removeAll { $0 === recognizer }
      recognizer.endSequence()
    }
  }

  /// Whether another recogniser may still have to be compared with a finished one: its touches are on the screen.
  private func isNeeded(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains { other in
      other !== recognizer && other.sequenceTouches.contains { !$0.isOver }
        && other.sequenceTouches.contains { touch in recognizer.sequenceTouches.contains { $0 === touch } }
    }
  }

  // MARK: Dependencies

  /// Whether a recogniser has to wait for the failure of another one.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains { $0 !== recognizer && $0.isPossible && requires(recognizer, failureOf: $0) }
  }

  /// Whether one recogniser recognises only after the other one has failed.
  private func requires(_ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer) -> Bool {
    recognizer.requires(failureOf: other) || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
  }

  /// Whether both may recognise gestures at a time.
  private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.sharesTouches(with: other) && one.canPrevent(other) && other.canBePrevented(by: one)
      && !areSimultaneous(one, other)
  }

  /// Whether a recogniser that has recognised its gesture prevents this one.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains { $0 !== recognizer && $0.hasRecognized && prevents($0, recognizer) }
  }

  /// A recogniser has recognised its gesture, or its beginning.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    depth += 1
    defer { depth -= 1 }
    for other in engaged where other !== recognizer && other.isPossible {
      if requires(other, failureOf: recognizer) || prevents(recognizer, other) { other.fail() }
    }
    took(recognizer, recognizer.sequenceTouches)
    resolved()
  }

  /// A recogniser has failed: those that waited for it go on.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in engaged where other !== recognizer && other.isHeld && !mustWait(other) { other.releaseHold() }
    resolved()
    settle()
  }

  /// Whether a touch may still be taken by a recogniser of a kind.
  func isOpen(_ touch: UITouch, _ isIncluded: (UIGestureRecognizer) -> Bool) -> Bool {
    engaged.contains { recognizer in
      recognizer.isPossible && isIncluded(recognizer) && recognizer.cancelsTouchesInView
        && recognizer.sequenceTouches.contains { $0 === touch }
    }
  }
}
