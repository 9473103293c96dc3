public import Foundation

/// Creates the menu of a context menu. Its argument is the elements that the system suggests; there are none here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes a controller whose view is a preview beside a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The configuration of a context menu at one location.
///
/// Differs from Apple: previews are not shown, because a desktop's menus have none.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the configuration; a new one if none was given.
  public let identifier: any NSCopying
  /// The identifiers of further selected items that the menu applies to. Default: none.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  let actionProvider: UIContextMenuActionProvider?
  /// The delegate's configuration that this one of a list extends.
  final var extended: UIContextMenuConfiguration?

  /// A configuration whose menu `actionProvider` creates when it is shown.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.actionProvider = actionProvider
    super.init()
  }
}
