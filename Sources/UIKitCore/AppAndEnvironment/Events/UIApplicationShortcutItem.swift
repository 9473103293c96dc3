import Foundation
import SceneSystem

/// A quick action of the app's icon: what the user chose (E-05), or what the app offers.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  /// What an item and its mutable copy share.
  fileprivate struct Content {
    var type: String
    var localizedTitle: String
    var localizedSubtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?
  }

  fileprivate var content: Content

  /// The app's own name for the action, by which it knows what to do.
  open var type: String { content.type }

  /// What the user reads.
  open var localizedTitle: String { content.localizedTitle }

  /// What the user reads below the title, or `nil`.
  open var localizedSubtitle: String? { content.localizedSubtitle }

  /// The image beside the title, or `nil`.
  open var icon: UIApplicationShortcutIcon? { content.icon }

  /// The app's own data about the action, or `nil`.
  ///
  /// Differs from Apple: it stays in the process that set it. An action that comes from outside has `nil`.
  open var userInfo: [String: any NSSecureCoding]? { content.userInfo }

  /// What the action is about, for the choice of the scene that is to perform it (E-10): a `String`, or `nil`.
  open var targetContentIdentifier: Any? { content.targetContentIdentifier }

  /// An action with everything that can be said about it. Its ``targetContentIdentifier`` is `nil`; a mutable item can
  /// set one.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    content = Content(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  /// An action with a name and a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The action that the system hands over (E-05).
  @_spi(Runtime) public convenience init(_ action: QuickAction) {
    self.init(type: action.type, localizedTitle: action.localizedTitle)
    content.targetContentIdentifier = action.targetContentIdentifier
  }

  /// The action in the system's words. A ``targetContentIdentifier`` that is not a `String` is left out: no predicate
  /// could be held against it.
  @_spi(Runtime) public var quickAction: QuickAction {
    QuickAction(
      type: type, localizedTitle: localizedTitle, targetContentIdentifier: targetContentIdentifier as? String)
  }

  /// An item that cannot change, with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    if Swift.type(of: self) == UIApplicationShortcutItem.self { return self }
    let copy = UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
    copy.content = content
    return copy
  }

  /// A ``UIMutableApplicationShortcutItem`` with the same content.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
    copy.content = content
    return copy
  }

  /// Two items are equal where all their content is, mutable or not.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UIApplicationShortcutItem)?.content else { return false }
    return content.type == other.type && content.localizedTitle == other.localizedTitle
      && content.localizedSubtitle == other.localizedSubtitle && content.icon == other.icon
      && content.targetContentIdentifier.map { $0 as? AnyHashable }
        == other.targetContentIdentifier.map { $0 as? AnyHashable }
      && content.userInfo.map { NSDictionary(dictionary: $0) } == other.userInfo.map { NSDictionary(dictionary: $0) }
  }

  /// Equal items have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(content.type)
    hasher.combine(content.localizedTitle)
    return hasher.finalize()
  }
}

/// A quick action that can still be changed before it is offered.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The app's own name for the action, by which it knows what to do.
  open override var type: String {
    get { content.type }
    set { content.type = newValue }
  }

  /// What the user reads.
  open override var localizedTitle: String {
    get { content.localizedTitle }
    set { content.localizedTitle = newValue }
  }

  /// What the user reads below the title, or `nil`.
  open override var localizedSubtitle: String? {
    get { content.localizedSubtitle }
    set { content.localizedSubtitle = newValue }
  }

  /// The image beside the title, or `nil`.
  open override var icon: UIApplicationShortcutIcon? {
    get { content.icon }
    set { content.icon = newValue }
  }

  /// The app's own data about the action, or `nil`.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { content.userInfo }
    set { content.userInfo = newValue }
  }

  /// What the action is about, for the choice of the scene that is to perform it (E-10): a `String`, or `nil`.
  open override var targetContentIdentifier: Any? {
    get { content.targetContentIdentifier }
    set { content.targetContentIdentifier = newValue }
  }
}
