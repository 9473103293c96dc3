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

  /// The menu of the group where it does not fit. iOS 16. Stored: groups are not collapsed.
  open var menuRepresentation: UIMenuElement?
  /// The name of a group that the user may move or remove. Stored: the user cannot customize a bar.
  private(set) var customizationIdentifier: String?
  /// Whether a group that the user may remove is visible at first.
  private var isInDefaultCustomization = true

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

  /// A group that the user may move. iOS 16. Differs from Apple: a bar cannot be customized, so that the group stays where it is.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let made = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    made.customizationIdentifier = customizationIdentifier
    return made
  }

  /// A group that the user may move and remove. iOS 16. Differs from Apple: a bar cannot be customized, so that the group is visible if it is in
  /// the default customization, and hidden otherwise.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let made = movableGroup(
      customizationIdentifier: customizationIdentifier, representativeItem: representativeItem, items: items)
    made.isInDefaultCustomization = isInDefaultCustomization
    return made
  }

  private func adopt() {
    for item in barButtonItems { item.buttonGroup = self }
  }

  /// The buttons that are shown.
  var shownItems: [UIBarButtonItem] { isHidden || !isInDefaultCustomization ? [] : barButtonItems }
}
