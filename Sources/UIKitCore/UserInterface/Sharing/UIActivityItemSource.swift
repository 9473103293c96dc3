public import Foundation

/// An item of an activity sheet that is made when an activity is chosen.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// A value of the class of the item, before an activity is chosen: it decides which activities are offered.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for an activity, or `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a mail, or the name of a file. The default is empty.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The uniform type identifier of the item's data. The default is empty.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of the item. Never called. The default returns `nil`.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns an empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty type.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An item of an activity sheet that is made by an operation. Subclasses override ``item``.
///
/// Differs from Apple: ``item`` is called on the main thread, when an activity is chosen.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// A value of the class of the item.
  open var placeholderItem: Any? { placeholder }
  private let placeholder: Any
  /// The chosen activity, in ``item``.
  open private(set) var activityType: UIActivity.ActivityType?

  /// A provider with a value of the class of its item.
  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  /// The item. The default is the placeholder.
  open var item: Any { placeholder }

  /// The placeholder.
  @MainActor open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholder }

  /// The item.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }
}
