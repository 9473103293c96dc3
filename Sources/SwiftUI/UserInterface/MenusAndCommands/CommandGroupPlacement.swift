import SwiftUICore
import UIKitCore

/// A place in an app's menus.
///
/// Differs from Apple: there are no commands of the system's own for information about the app, hiding, printing, the pasteboard, undoing and
/// the list of windows, because a desktop has them elsewhere; commands at these places are shown.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What other apps offer.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New items.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Import and export.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The pasteboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The places of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The list of single windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

extension CommandGroupPlacement {
  /// The menu of UIKit at the place.
  @MainActor var menu: UIMenu.Identifier {
    switch self {
    case .appInfo: .about
    case .appSettings: .preferences
    case .systemServices: .services
    case .appVisibility: .hide
    case .appTermination: .quit
    case .newItem: .newScene
    case .saveItem: .close
    case .printItem: .print
    case .undoRedo: .undoRedo
    case .pasteboard: .standardEdit
    case .textEditing: .find
    case .textFormatting: .font
    case .toolbar: .toolbar
    case .sidebar: .sidebar
    case .windowSize: .minimizeAndZoom
    case .windowArrangement: .bringAllToFront
    default: UIMenu.Identifier("com.apple.SwiftUI.\(name)")
    }
  }

  /// Adds the menu of the place, if UIKit has none.
  @MainActor func prepare(_ builder: any UIMenuBuilder) {
    guard builder.menu(for: menu) == nil else { return }
    let group = UIMenu(identifier: menu, options: .displayInline)
    switch self {
    case .importExport: builder.insertSibling(group, afterMenu: .close)
    case .help: builder.insertChild(group, atStartOfMenu: .help)
    case .windowList, .singleWindowList: builder.insertChild(group, atEndOfMenu: .window)
    default: break
    }
  }
}
