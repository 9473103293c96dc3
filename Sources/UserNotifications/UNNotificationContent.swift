public import Foundation

/// The content of a notification. ``UNMutableNotificationContent`` is the subclass that an app fills in.
///
/// Differs from Apple: summaries are absent, because nothing shows them.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  /// The values that a content and its copies share.
  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
  }

  fileprivate var values = Values()

  /// The first line. Default: empty.
  open var title: String { values.title }
  /// The second line. Default: empty.
  open var subtitle: String { values.subtitle }
  /// The text. Default: empty.
  open var body: String { values.body }
  /// Its interruption level. Default: `active`.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// Its relevance among the app's notifications, from 0 to 1. Default: 0.
  open var relevanceScore: Double { values.relevanceScore }
  /// The number for the app's icon; zero removes it, `nil` leaves it. Default: `nil`.
  open var badge: NSNumber? { values.badge }
  /// The sound, or `nil` for none. Default: `nil`.
  open var sound: UNNotificationSound? { values.sound }
  /// The identifier of the category that has the notification's actions. Default: empty.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of a group of notifications that are shown together. Default: empty.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The content that the notification is about, by which the scene is chosen when it is tapped (E-06, E-10), or `nil`.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The app's own data. Default: empty.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The files that belong to the notification. Default: empty.
  open var attachments: [UNNotificationAttachment] { values.attachments }

  /// Makes an empty content.
  public override init() { super.init() }

  /// Returns an immutable content with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    if type(of: self) == UNNotificationContent.self { return self }
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }

  /// Returns a ``UNMutableNotificationContent`` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

/// The content of a notification, for the app to fill in and to pass to a ``UNNotificationRequest``.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line. Default: empty.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line. Default: empty.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text. Default: empty.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// Its interruption level. Default: `active`.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// Its relevance among the app's notifications, from 0 to 1. Default: 0.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// The number for the app's icon; zero removes it, `nil` leaves it. Default: `nil`.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound, or `nil` for none. Default: `nil`.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The identifier of the category that has the notification's actions. Default: empty.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The identifier of a group of notifications that are shown together. Default: empty.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The content that the notification is about, by which the scene is chosen when it is tapped (E-06, E-10), or `nil`.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The app's own data. Default: empty.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The files that belong to the notification. Default: empty.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
}

/// The sound of a notification. Differs from Apple: no sound is played; the value is only stored.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The name of the sound's file, or `nil` for the system's sound.
  @_spi(Runtime) public let name: String?

  private init(name: String?) {
    self.name = name
    super.init()
  }

  /// A sound of the app's bundle.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  /// The system's sound.
  public static let `default` = UNNotificationSound(name: nil)
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The file's name.
  public var rawValue: String
  /// The name of the file `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of the file `rawValue`.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
