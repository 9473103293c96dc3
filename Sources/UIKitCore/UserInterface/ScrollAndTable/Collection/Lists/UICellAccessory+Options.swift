import Foundation

// The appearance of the system's accessories.
extension UICellAccessory {
  /// The appearance of an indicator that the row leads to more content.
  @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
    /// Whether it is hidden. Default: `false`.
    public var isHidden = false
    /// The width that is reserved for it; `nil` for the system's. Stored, and without effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?

    /// An appearance; what is `nil` is the system's.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      if let isHidden { self.isHidden = isHidden }
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The appearance of a checkmark.
  @preconcurrency @MainActor public struct CheckmarkOptions {
    /// Whether it is hidden. Default: `false`.
    public var isHidden = false
    /// The width that is reserved for it; `nil` for the system's. Stored, and without effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?

    /// An appearance; what is `nil` is the system's.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      if let isHidden { self.isHidden = isHidden }
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The appearance of a button for more about the row.
  @preconcurrency @MainActor public struct DetailOptions {
    /// Whether it is hidden. Default: `false`.
    public var isHidden = false
    /// The width that is reserved for it; `nil` for the system's. Stored, and without effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?

    /// An appearance; what is `nil` is the system's.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      if let isHidden { self.isHidden = isHidden }
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The appearance of a button that deletes.
  @preconcurrency @MainActor public struct DeleteOptions {
    /// Whether it is hidden. Default: `false`.
    public var isHidden = false
    /// The width that is reserved for it; `nil` for the system's. Stored, and without effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?
    /// The colour behind it. Stored, and without effect.
    public var backgroundColor: UIColor?

    /// An appearance; what is `nil` is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The appearance of a button that inserts.
  @preconcurrency @MainActor public struct InsertOptions {
    /// Whether it is hidden. Default: `false`.
    public var isHidden = false
    /// The width that is reserved for it; `nil` for the system's. Stored, and without effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?
    /// The colour behind it. Stored, and without effect.
    public var backgroundColor: UIColor?

    /// An appearance; what is `nil` is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The appearance of a handle that moves the row.
  @preconcurrency @MainActor public struct ReorderOptions {
    /// Whether it is hidden. Default: `false`.
    public var isHidden = false
    /// The width that is reserved for it; `nil` for the system's. Stored, and without effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?
    /// Whether there is a line before it. Stored, and without effect.
    public var showsVerticalSeparator = true

    /// An appearance; what is `nil` is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      if let showsVerticalSeparator { self.showsVerticalSeparator = showsVerticalSeparator }
    }
  }

  /// The appearance of a mark of the selection.
  @preconcurrency @MainActor public struct MultiselectOptions {
    /// Whether it is hidden. Default: `false`.
    public var isHidden = false
    /// The width that is reserved for it; `nil` for the system's. Stored, and without effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?
    /// The colour behind it. Stored, and without effect.
    public var backgroundColor: UIColor?

    /// An appearance; what is `nil` is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The appearance of an indicator that shows and hides the rows below.
  @preconcurrency @MainActor public struct OutlineDisclosureOptions {
    /// What shows and hides the rows below.
    public enum Style: Int, Hashable, Sendable {
      /// As the cell's content: the indicator.
      case automatic = 0
      /// The whole row.
      case header = 1
      /// The indicator; a press on the row selects it.
      case cell = 2
    }

    /// Whether it is hidden. Default: `false`.
    public var isHidden = false
    /// The width that is reserved for it; `nil` for the system's. Stored, and without effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?
    /// The rows that it reacts to.
    public var style = Style.automatic

    /// An appearance; what is `nil` is the system's.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      if let style { self.style = style }
    }
  }

  /// The appearance of a button with a menu.
  @preconcurrency @MainActor public struct PopUpMenuOptions {
    /// Whether it is hidden. Default: `false`.
    public var isHidden = false
    /// The width that is reserved for it; `nil` for the system's. Stored, and without effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?
    /// Called when another element of the menu was chosen. Stored, and without effect: the element's own action is called.
    public var selectedElementDidChangeHandler: ((UIMenu) -> Void)?

    /// An appearance; what is `nil` is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.selectedElementDidChangeHandler = selectedElementDidChangeHandler
    }
  }

  /// The appearance of a text.
  @preconcurrency @MainActor public struct LabelOptions {
    /// Whether it is hidden. Default: `false`.
    public var isHidden = false
    /// The width that is reserved for it; `nil` for the system's. Stored, and without effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Whether the font follows the preferred size of text.
    public var adjustsFontForContentSizeCategory = true

    /// An appearance; what is `nil` is the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      if let font { self.font = font }
      if let adjustsFontForContentSizeCategory {
        self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      }
    }
  }

  /// A view of the app as an accessory.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view. It keeps its size.
    public let customView: UIView
    /// The position.
    public let placement: Placement
    /// Whether it is hidden. Default: `false`.
    public var isHidden = false
    /// The width that is reserved for it; `nil` for the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?
    /// Whether the view keeps its size. Default: `false`.
    public var maintainsFixedSize = false
    let identifier = UUID()

    /// A view at a position; what is `nil` is the system's.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      if let isHidden { self.isHidden = isHidden }
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      if let maintainsFixedSize { self.maintainsFixedSize = maintainsFixedSize }
    }
  }
}
