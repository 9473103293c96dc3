public import Foundation

/// The appearance of a section of a collection view that looks like a table's.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge; headers stay visible.
    case plain = 0
    /// Separated sections.
    case grouped = 1
    /// Separated sections, as cards.
    case insetGrouped = 2
    /// The rows of a sidebar.
    case sidebar = 3
    /// The rows of a sidebar from edge to edge.
    case sidebarPlain = 4
  }

  /// What is above a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// What is below a section.
  public enum FooterMode: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
    case supplementary = 1
  }

  /// A closure that returns the swipe actions of an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// A closure that changes the separators of an item.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The style.
  public let appearance: Appearance
  /// What is above a section. Default: nothing.
  public var headerMode = HeaderMode.none
  /// What is below a section. Default: nothing.
  public var footerMode = FooterMode.none
  /// The space above a header, in points; `nil` for the style's.
  public var headerTopPadding: CGFloat?
  /// The colour behind the list; `nil` for the style's.
  public var backgroundColor: UIColor?
  /// Whether there are lines between the rows. Default: `true`, except in a sidebar.
  public var showsSeparators: Bool
  /// The lines between the rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The actions of a swipe from the leading edge. On a desktop the item's context menu offers them.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions of a swipe from the trailing edge. On a desktop the item's context menu offers them.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list of this style.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// The colour behind the list.
  var shownBackground: UIColor {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }

  /// A section of rows.
  func makeSection() -> NSCollectionLayoutSection {
    func row(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row(44), subitems: [NSCollectionLayoutItem(layoutSize: row(44))])
    let section = NSCollectionLayoutSection(group: group)
    section.list = self
    let side: CGFloat = appearance == .insetGrouped ? 16 : appearance == .sidebar ? 8 : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped && headerMode != .supplementary ? headerTopPadding ?? 20 : 0, leading: side,
      bottom: isGrouped && footerMode != .supplementary ? 20 : 0, trailing: side)
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row(28), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row(28), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }

  /// The header or the footer of a section: it has neither the background of a row nor its lines.
  var viewContext: ListItemContext {
    var context = ListItemContext()
    context.isHeader = true
    context.isSidebar = isSidebar
    return context
  }

  private var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

  /// What the list determines about a cell.
  func context(of path: RowIndexPath, count: Int) -> ListItemContext {
    var context = ListItemContext()
    let isHeader = headerMode == .firstItemInSection && path.row == 0
    let first = headerMode == .firstItemInSection ? 1 : 0
    context.isFirst = path.row == first
    context.isLast = path.row == count - 1
    context.isHeader = isHeader
    context.hasRoundCorners = appearance == .insetGrouped && !isHeader
    context.background = isGrouped && !isHeader ? .secondarySystemGroupedBackground : nil
    context.isSidebar = isSidebar
    guard showsSeparators, !isHeader else { return context }
    var look = separatorConfiguration
    if let itemSeparatorHandler { look = itemSeparatorHandler(path.path, look) }
    context.separatorColor = look.color
    context.hasTopSeparator =
      look.topSeparatorVisibility == .visible
      || look.topSeparatorVisibility == .automatic && context.isFirst && appearance == .grouped
    context.hasBottomSeparator =
      look.bottomSeparatorVisibility == .visible
      || look.bottomSeparatorVisibility == .automatic && !(context.isLast && appearance == .insetGrouped)
    context.separatorInsets = look.bottomSeparatorInsets
    return context
  }
}

/// The lines between the rows of a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list's style has it.
    case automatic = 0
    /// Shown.
    case visible = 1
    /// Hidden.
    case hidden = 2
  }

  /// Insets that mean those of the content.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above a row.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the line below a row.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of lines.
  public var color = UIColor.separator
  /// The colour of lines beside a selected row. Stored, and without effect.
  public var multipleSelectionColor = UIColor.separator

  /// The lines of a list's style.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
