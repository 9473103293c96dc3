import Foundation
import Localization
import Selectors

/// A command of the older form of a row's or an item's menu.
@MainActor struct ListEditCommand {
  let title: String
  let action: Selector

  /// Cut, copy and paste.
  static var all: [ListEditCommand] {
    [
      ListEditCommand(title: SystemString.cut.localized, action: Selector("cut:")),
      ListEditCommand(title: SystemString.copy.localized, action: Selector("copy:")),
      ListEditCommand(title: SystemString.paste.localized, action: Selector("paste:")),
    ]
  }
}
