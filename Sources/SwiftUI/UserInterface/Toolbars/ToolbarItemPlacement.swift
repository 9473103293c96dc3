/// Where an item of a toolbar is shown.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Region { case leading, trailing, principal, bottom, none }

  private enum Kind {
    case automatic, principal, status, navigation, primaryAction, secondaryAction, confirmationAction
    case cancellationAction, destructiveAction, leading, trailing, bottomBar, keyboard, title, subtitle, largeTitle
    case largeSubtitle, accessoryBar
  }

  private let kind: Kind

  /// The bar that the item is in, and its side.
  var region: Region {
    switch kind {
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction, .trailing: .trailing
    case .navigation, .cancellationAction, .leading: .leading
    case .principal, .title, .largeTitle: .principal
    case .status, .bottomBar: .bottom
    case .keyboard, .subtitle, .largeSubtitle, .accessoryBar: .none
    }
  }

  /// Whether the item is in the place of the button that leads back.
  var replacesBackButton: Bool { kind == .cancellationAction }
  /// Whether the item is in the middle of its bar.
  var isCentered: Bool { kind == .status }

  /// As the platform decides: at the trailing edge of the bar.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// For a change of state, in the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// For moving between pages, at the leading edge.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// For the most important action, at the trailing edge.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// For other actions, at the trailing edge. Differs from Apple: not in a menu.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// For confirming what a sheet is for, at the trailing edge.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  /// For ending a sheet without changes, at the leading edge.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  /// For discarding something, at the trailing edge.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  /// At the leading edge of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  /// At the trailing edge of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
  /// At the leading edge of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  /// At the trailing edge of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  /// Above the keyboard on the screen. There is none here, and the item is not shown.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  /// In the place of the title.
  public static let title = ToolbarItemPlacement(kind: .title)
  /// In the place of a large title.
  public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)
  /// In the place of the line below the title. It is not shown.
  public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
  /// In the place of the line below a large title. It is not shown.
  public static let largeSubtitle = ToolbarItemPlacement(kind: .largeSubtitle)

  /// In a bar below the toolbar on macOS. It is not shown.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(kind: .accessoryBar)
  }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, bottomBar, navigationBar, tabBar, windowToolbar, bottomOrnament }
  private let kind: Kind

  /// As the platform decides.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: .automatic) }
  /// The bar at the bottom.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }
  /// The bar at the top.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigationBar) }
  /// The bar of a tab view.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tabBar) }
  /// The toolbar of a window on macOS.
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(kind: .windowToolbar) }
}

/// The purpose of the content of a toolbar.
public struct ToolbarRole: Sendable {
  private enum Kind { case automatic, browser, editor, navigationStack }
  private let kind: Kind

  /// As the platform decides.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// For browsing.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// For editing.
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
  /// For pages of a stack.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
}

/// How much space a spacer of a toolbar takes.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The distance between groups.
  public static let fixed = SpacerSizing(isFlexible: false)
}
