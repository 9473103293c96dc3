public import UIKitCore

extension NSUserActivity {
  /// Describes the activity's content to searches. The activity's own title and keywords are found as well. Default: `nil`.
  ///
  /// Set it before the activity becomes current.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { contentAttributes as? CSSearchableItemAttributeSet }
    set { contentAttributes = newValue }
  }
}
