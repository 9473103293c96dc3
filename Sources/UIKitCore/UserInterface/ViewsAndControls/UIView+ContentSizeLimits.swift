import Foundation

/// The text sizes to which a view is limited.
struct ContentSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// The traits with a text size in the limits.
  @MainActor func applied(to traits: UITraitCollection) -> UITraitCollection {
    var category = traits.preferredContentSizeCategory
    guard category != .unspecified else { return traits }
    if let maximum, category > maximum { category = maximum }
    if let minimum, category < minimum { category = minimum }
    guard category != traits.preferredContentSizeCategory else { return traits }
    var overrides = UITraitOverrides()
    overrides.preferredContentSizeCategory = category
    return overrides.applied(to: traits)
  }
}

extension UIView {
  /// The smallest preferred text size of the view and everything in it, or `nil` for no limit. iOS 15. It takes precedence over
  /// ``maximumContentSizeCategory``.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { attachments?.contentSizeLimits?.minimum }
    set { limitContentSize { $0.minimum = newValue } }
  }

  /// The largest preferred text size of the view and everything in it, or `nil` for no limit. iOS 15.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { attachments?.contentSizeLimits?.maximum }
    set { limitContentSize { $0.maximum = newValue } }
  }

  private func limitContentSize(_ change: (inout ContentSizeLimits) -> Void) {
    UIView.usesTraitOverrides = true
    changeTraits {
      var limits = attachments?.contentSizeLimits ?? ContentSizeLimits()
      change(&limits)
      needAttachments.contentSizeLimits = limits.minimum == nil && limits.maximum == nil ? nil : limits
    }
  }

  /// Updates the traits of the view now. iOS 17. Has no effect: traits change at once.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// Updates the traits of the controller now. iOS 17. Has no effect: traits change at once.
  public func updateTraitsIfNeeded() {}
}
