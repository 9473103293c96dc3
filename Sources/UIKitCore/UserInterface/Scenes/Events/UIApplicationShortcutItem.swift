import ActivityArchive
public import Foundation
import RuntimeLogging
public import SceneSystem

/// A quick action of the app's icon: one that the user chose (E-05), or one that the app offers.
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

  /// The app's own name for the action.
  open var type: String { content.type }

  /// The title that the user sees.
  open var localizedTitle: String { content.localizedTitle }

  /// The text below the title, or `nil`.
  open var localizedSubtitle: String? { content.localizedSubtitle }

  /// The image beside the title, or `nil`.
  open var icon: UIApplicationShortcutIcon? { content.icon }

  /// The app's own data about the action, or `nil`.
  ///
  /// Differs from Apple: a value that an app sets on its items stays in the process. An action from outside has the data that was sent with
  /// it.
  open var userInfo: [String: any NSSecureCoding]? { content.userInfo }

  /// The identifier of the action's content, used to choose the scene that performs it (E-10): a `String`, or `nil`.
  open var targetContentIdentifier: Any? { content.targetContentIdentifier }

  /// An action with all its values. Its ``targetContentIdentifier`` is `nil`; a mutable item can
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

  /// The action that the system delivers (E-05).
  @_spi(Runtime) public convenience init(_ action: QuickAction) {
    self.init(
      type: action.type, localizedTitle: action.localizedTitle, localizedSubtitle: action.localizedSubtitle, icon: nil,
      userInfo: action.userInfo.map { UIApplicationShortcutItem.objects(in: $0, of: action.type) })
    content.targetContentIdentifier = action.targetContentIdentifier
  }

  /// The action as the kernel represents it. A ``targetContentIdentifier`` that is not a `String` is left out, because no predicate can be
  /// evaluated with it, and so is a ``userInfo`` with values that no property list can hold.
  @_spi(Runtime) public var quickAction: QuickAction {
    QuickAction(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, userInfo: userInfoBytes,
      targetContentIdentifier: targetContentIdentifier as? String)
  }

  private var userInfoBytes: Bytes? {
    guard let userInfo else { return nil }
    do {
      return try UserInfoCoding.bytes(of: userInfo)
    } catch {
      RuntimeLog.write("The userInfo of the quick action \"\(type)\" is left out: \(error)")
      return nil
    }
  }

  /// The data of an action, as the objects that ``userInfo`` holds.
  private static func objects(in bytes: Bytes, of type: String) -> [String: any NSSecureCoding] {
    var objects: [String: any NSSecureCoding] = [:]
    for case (let key as String, let value) in UserInfoCoding.values(in: bytes, of: "the quick action \"\(type)\"") {
      objects[key] = object(value)
    }
    return objects
  }

  /// The Foundation object for a value; `nil` for one that is of none of the types that a `userInfo` takes.
  private static func object(_ value: Any) -> (any NSSecureCoding)? {
    switch value {
    case let text as String: NSString(string: text)
    case let data as Data: NSData(data: data)
    case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let url as URL: NSURL(string: url.absoluteString)
    case let uuid as UUID: NSUUID(uuidString: uuid.uuidString)
    case let array as [Any]: NSArray(array: array)
    case let dictionary as [AnyHashable: Any]: NSDictionary(dictionary: dictionary)
    case let set as Set<AnyHashable>: NSSet(set: set)
    default: value as? any NSSecureCoding
    }
  }

  /// An immutable item with the same content.
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

  /// Two items are equal if all their content is equal, mutable or not.
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
  /// The app's own name for the action.
  open override var type: String {
    get { content.type }
    set { content.type = newValue }
  }

  /// The title that the user sees.
  open override var localizedTitle: String {
    get { content.localizedTitle }
    set { content.localizedTitle = newValue }
  }

  /// The text below the title, or `nil`.
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

  /// The identifier of the action's content, used to choose the scene that performs it (E-10): a `String`, or `nil`.
  open override var targetContentIdentifier: Any? {
    get { content.targetContentIdentifier }
    set { content.targetContentIdentifier = newValue }
  }
}
