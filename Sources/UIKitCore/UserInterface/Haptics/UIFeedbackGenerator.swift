public import Foundation

/// The base of generators of haptic feedback.
///
/// Differs from Apple: a desktop and a simulated device have no haptics, so that preparing and every feedback do nothing, as on a device
/// without them.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }

  /// A generator for the feedback of a view.
  public init(view: UIView) { super.init() }

  /// Prepares the hardware. Does nothing.
  open func prepare() {}
}

/// Feedback for a collision of parts of the interface. There are no haptics, so that it does nothing.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the colliding parts are.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small parts.
    case light = 0
    /// Parts of medium size.
    case medium = 1
    /// Large parts.
    case heavy = 2
    /// Soft parts.
    case soft = 3
    /// Rigid parts.
    case rigid = 4
  }

  /// A generator of medium feedback.
  public override init() { super.init() }

  /// A generator of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// A generator of a style for the feedback of a view.
  public init(style: FeedbackStyle, view: UIView) { super.init() }

  /// Two parts have collided. Does nothing.
  open func impactOccurred() {}

  /// Two parts have collided, with an intensity from 0 to 1. Does nothing.
  open func impactOccurred(intensity: CGFloat) {}

  /// Two parts have collided at a point of the view. Does nothing.
  open func impactOccurred(at location: CGPoint) {}

  /// Two parts have collided at a point of the view, with an intensity from 0 to 1. Does nothing.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for a change of a selection. There are no haptics, so that it does nothing.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The selection has changed. Does nothing.
  open func selectionChanged() {}

  /// The selection has changed at a point of the view. Does nothing.
  open func selectionChanged(at location: CGPoint) {}
}

/// Feedback for a success, a warning or an error. There are no haptics, so that it does nothing.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the feedback reports.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// A task has succeeded.
    case success = 0
    /// A task has a result that needs attention.
    case warning = 1
    /// A task has failed.
    case error = 2
  }

  /// A task has ended. Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// A task has ended, with the feedback at a point of the view. Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
