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
  /// Differs from Apple: what an app sets on its items stays in the process. An action that comes from outside has what
  /// came with it.
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
    self.init(
      type: action.type, localizedTitle: action.localizedTitle, localizedSubtitle: action.localizedSubtitle, icon: nil,
      userInfo: action.userInfo.map { UIApplicationShortcutItem.objects(in: $0, of: action.type) })
    content.targetContentIdentifier = action.targetContentIdentifier
  }

  /// The action in the system's words. A ``targetContentIdentifier`` that is not a `String` is left out: no predicate
  /// could be held against it, and ``userInfo`` where it holds what no property list can.
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

  /// What came with an action, as the objects that ``userInfo`` holds.
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
