import Foundation

/// What a notification says. ``UNMutableNotificationContent`` is the kind that an app fills in.
///
/// Differs from Apple: attachments and summaries are absent, because nothing shows them.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  /// What a content and its copies share.
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
  }

  fileprivate var values = Values()

  /// The first line. Default: empty.
  open var title: String { values.title }
  /// The second line. Default: empty.
  open var subtitle: String { values.subtitle }
  /// The text. Default: empty.
  open var body: String { values.body }
  /// How urgent it is. Default: `active`.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// How much it matters among the app's notifications, from 0 to 1. Default: 0.
  open var relevanceScore: Double { values.relevanceScore }
  /// The number for the app's icon; zero removes it, `nil` leaves it. Default: `nil`.
  open var badge: NSNumber? { values.badge }
  /// What is heard, or `nil` for nothing. Default: `nil`.
  open var sound: UNNotificationSound? { values.sound }
  /// The identifier of the category that has the notification's actions. Default: empty.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// What belongs together is shown together. Default: empty.
  open var threadIdentifier: String { values.threadIdentifier }
  /// What the notification is about, for the choice of the scene that is shown when it is tapped (E-06, E-10), or `nil`.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The app's own data. Default: empty.
  open var userInfo: [AnyHashable: Any] { values.userInfo }

  /// Content that says nothing.
  public override init() { super.init() }

  /// A content that cannot change, with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    if type(of: self) == UNNotificationContent.self { return self }
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }

  /// A ``UNMutableNotificationContent`` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

/// What a notification says, to be filled in by the app and put into a ``UNNotificationRequest``.
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
  /// How urgent it is. Default: `active`.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// How much it matters among the app's notifications, from 0 to 1. Default: 0.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// The number for the app's icon; zero removes it, `nil` leaves it. Default: `nil`.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// What is heard, or `nil` for nothing. Default: `nil`.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The identifier of the category that has the notification's actions. Default: empty.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// What belongs together is shown together. Default: empty.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// What the notification is about, for the choice of the scene that is shown when it is tapped (E-06, E-10), or `nil`.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The app's own data. Default: empty.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
}

/// What is heard with a notification. Differs from Apple: nothing is heard; the sound is carried along.
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
