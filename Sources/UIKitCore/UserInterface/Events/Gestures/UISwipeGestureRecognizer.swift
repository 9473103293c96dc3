import Foundation

/// Recognises a quick movement of fingers in one of four directions.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognised. Default: `right`.
  open var direction = Direction.right
  /// The required number of fingers. Default: 1.
  open var numberOfTouchesRequired = 1

  /// The smallest distance, in points, of a swipe in its direction.
  private static let distance: CGFloat = 50
  /// The greatest distance across the direction, as a part of the one along it.
  private static let slope: CGFloat = 0.6
  /// The greatest duration of a swipe, in seconds.
  private static let time = 0.5

  private var start = CGPoint.zero
  private var timer: ProcessTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPossible else { return }
    guard tracked.count <= max(1, numberOfTouchesRequired) else {
      state = .failed
      return
    }
    start = point
    if tracked.count == 1 {
      timer = ProcessTimer(after: Self.time) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPossible, !isHeld else { return }
    let (x, y) = (point.x - start.x, point.y - start.y)
    let isHorizontal = abs(x) > abs(y)
    let (along, across) = isHorizontal ? (abs(x), abs(y)) : (abs(y), abs(x))
    guard along >= Self.distance else { return }
    let found: Direction = isHorizontal ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    let isRight =
      direction.contains(found) && across < along * Self.slope && tracked.count == max(1, numberOfTouchesRequired)
    state = isRight ? .recognized : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if !isHeld { state = .failed } }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}
