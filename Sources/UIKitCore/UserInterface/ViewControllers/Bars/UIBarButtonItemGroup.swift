public import Foundation

/// Buttons of a bar that belong together. iOS 9.
///
/// Differs from Apple: a group is never collapsed, and the user cannot customize it.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The buttons, from the leading side.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { adopt() }
  }
  /// The button that stands for the others if there is not enough space. Never shown, because groups are not collapsed.
  open var representativeItem: UIBarButtonItem?
  /// Whether the group is collapsed: always `false`.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group is visible. iOS 16. Default: `true`.
  open var isHidden = false {
    didSet { for item in barButtonItems { item.changed() } }
  }
  /// Whether the group is always visible when the user customizes the bar. iOS 16. Stored. Default: `false`.
  open var alwaysAvailable = false

  /// A group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt()
  }

  /// A group that cannot be moved. iOS 16.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  private func adopt() {
    for item in barButtonItems { item.buttonGroup = self }
  }

  /// The buttons that are shown.
  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }
}
