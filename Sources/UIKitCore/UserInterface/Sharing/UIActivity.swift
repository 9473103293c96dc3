public import Foundation

/// A service that an activity sheet offers for the app's items. Subclasses override the properties and ``perform()``.
///
/// When the user chooses it, ``prepare(withActivityItems:)`` is called. Then its ``activityViewController`` is presented, or otherwise, after
/// the sheet was dismissed, ``perform()`` is called. It ends with ``activityDidFinish(_:)``, which the subclass calls.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// A kind of activity.
  public enum Category: Int, Hashable, Sendable {
    /// It changes or uses the items.
    case action = 0
    /// It sends the items to others.
    case share = 1
  }

  /// The kind of activity. The default is ``Category/action``.
  open class var activityCategory: Category { .action }
  /// The name of the activity, by which it can be excluded; `nil` for none.
  open var activityType: ActivityType? { nil }
  /// The title in the sheet, or `nil`.
  open var activityTitle: String? { nil }
  /// The picture in the sheet, or `nil`.
  open var activityImage: UIImage? { nil }
  /// A controller that performs the activity, or `nil` for ``perform()``.
  open var activityViewController: UIViewController? { nil }

  /// Called with the end of the activity by the sheet that performs it.
  var finished: ((Bool, (any Error)?) -> Void)?
  /// The error that ended the activity.
  var failure: (any Error)?

  /// An activity.
  public override init() { super.init() }

  /// Whether the activity can be performed with these items. The default returns `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// The activity was chosen for these items. The default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Performs the activity. The default does nothing; override it and call ``activityDidFinish(_:)`` at the end.
  open func perform() {}

  /// Call this when the activity has ended: a controller that was presented for it is dismissed.
  ///
  /// - Parameter completed: Whether it was performed, not cancelled.
  open func activityDidFinish(_ completed: Bool) {
    let handler = finished
    finished = nil
    handler?(completed, failure)
  }
}
