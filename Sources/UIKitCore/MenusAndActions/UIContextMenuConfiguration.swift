import Foundation

/// Makes the menu of a context menu. It is given the elements that the system suggests, of which there are none here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes a controller whose view is a preview beside a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu that comes up at one place.
///
/// Differs from Apple: previews are not shown, as a desktop's menus have none.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// What the configuration is for; one of its own where none was given.
  public let identifier: any NSCopying
  /// What else the menu is for, where several things are selected. Default: nothing.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  let actionProvider: UIContextMenuActionProvider?

  /// A menu that `actionProvider` makes when it comes up.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.actionProvider = actionProvider
    super.init()
  }
}
