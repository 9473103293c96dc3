import Localization
public import Foundation

/// A small view at an edge of a list's cell, as a value.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// Always.
    case always = 0
    /// While the list is edited.
    case whenEditing = 1
    /// While the list is not edited.
    case whenNotEditing = 2
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own.
    case actual
    /// The one of the system's accessories.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// The position of an accessory.
  public enum Placement {
    /// A function that returns the index of an accessory among others.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// A checkmark.
    case checkmark
    /// An indicator that the row leads to more content.
    case disclosureIndicator
    /// A button for more about the row.
    case detail
    /// A button that deletes.
    case delete
    /// A button that inserts.
    case insert
    /// A handle that moves the row.
    case reorder
    /// A mark of the selection.
    case multiselect
    /// An indicator that shows and hides the rows below.
    case outlineDisclosure
    /// A button with a menu.
    case popUpMenu
    /// A text.
    case label
    /// A view of the app.
    case customView(UUID)
  }

  enum Content {
    case symbol(String)
    case button(String, label: String, (@MainActor () -> Void)?)
    case outline(style: OutlineDisclosureOptions.Style, (@MainActor () -> Void)?)
    case menu(UIMenu)
    case text(String, UIFont, Bool)
    case view(UIView, UICellAccessory.LayoutDimension, keepsSize: Bool)
    case selection
  }

  /// The kind.
  public let accessoryType: AccessoryType
  let content: Content
  let isLeading: Bool
  let displayed: DisplayedState
  let position: Placement.Position
  let tintColor: UIColor?
  let isHidden: Bool

  init(
    _ accessoryType: AccessoryType, _ content: Content, displayed: DisplayedState, isLeading: Bool = false,
    isHidden: Bool = false, tintColor: UIColor? = nil, position: @escaping Placement.Position = { $0.count }
  ) {
    self.accessoryType = accessoryType
    self.content = content
    self.displayed = displayed
    self.isLeading = isLeading
    self.isHidden = isHidden
    self.tintColor = tintColor
    self.position = position
  }

  /// Whether the accessory is shown while the list is edited, or while it is not.
  func isShown(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  // MARK: The system's accessories

  /// An indicator that the row leads to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, .symbol("chevron.right"), displayed: displayed, isHidden: options.isHidden,
      tintColor: options.tintColor ?? .tertiaryLabel)
  }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, .symbol("checkmark"), displayed: displayed, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// A button for more about the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, .button("info.circle", label: SystemString.moreInfo.localized, actionHandler), displayed: displayed,
      isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, .button("minus.circle.fill", label: SystemString.delete.localized, actionHandler), displayed: displayed,
      isLeading: true,
      isHidden: options.isHidden, tintColor: options.tintColor ?? .systemRed)
  }

  /// A button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, .button("plus.circle.fill", label: SystemString.insert.localized, actionHandler), displayed: displayed,
      isLeading: true,
      isHidden: options.isHidden, tintColor: options.tintColor ?? .systemGreen)
  }

  /// A handle that moves the row. Differs from Apple: it only shows that rows can be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, .symbol("line.3.horizontal"), displayed: displayed, isHidden: options.isHidden,
      tintColor: options.tintColor ?? .tertiaryLabel)
  }

  /// A mark of the selection.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, .selection, displayed: displayed, isLeading: true, isHidden: options.isHidden,
      tintColor: options.tintColor)
  }

  /// An indicator that shows and hides the rows below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, .outline(style: options.style, actionHandler), displayed: displayed,
      isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// A button with a menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu, .menu(menu), displayed: displayed, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, .text(text, options.font, options.adjustsFontForContentSizeCategory), displayed: displayed,
      isHidden: options.isHidden, tintColor: options.tintColor ?? .secondaryLabel)
  }

  /// A view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed, position): (Bool, DisplayedState, Placement.Position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    return UICellAccessory(
      .customView(configuration.identifier),
      .view(
        configuration.customView, configuration.reservedLayoutWidth ?? .standard,
        keepsSize: configuration.maintainsFixedSize),
      displayed: displayed, isLeading: isLeading, isHidden: configuration.isHidden,
      tintColor: configuration.tintColor, position: position)
  }
}
