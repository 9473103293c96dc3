public import Foundation
import RuntimeLogging
import SearchIndex

/// What the user is doing at a moment, in a form that can be saved and continued: by the same scene after it was disconnected (R-01, R-05),
/// by another scene of the app (P-03), or by another device (E-04).
///
/// Foundation has no such class on Linux, so it is declared here, with Foundation's names. It is bound to no actor and is not `Sendable`,
/// as on a device: a scene delegate creates it on the main actor and uses it there.
///
/// While an activity is current, ``isEligibleForHandoff`` and its app is in the foreground, it is offered to the user's other devices: its
/// type, its title, and the app. Its content is sent when the user continues it there (E-04).
///
/// Differs from Apple: the flags for public indexing and prediction are stored, and have no effect.
open class NSUserActivity: NSObject {
  /// The reverse-DNS name of the kind of activity; `NSUserActivityTypes` in Info.plist lists the ones
  /// an app restores.
  public let activityType: String

  /// The user-visible title of the activity, or `nil`. Default: `nil`. Other devices show it while the activity is offered.
  open var title: String? { didSet { if title != oldValue { currency?.activityChanged() } } }

  /// The data that is needed to continue the activity, or `nil`. Default: `nil`.
  ///
  /// Keys and values are arrays, data, dates, dictionaries, `NSNull`, numbers, sets, strings, UUIDs and URLs. Anything may be assigned; a
  /// value of another type is detected when the activity is saved, logged with its key path, and left out: the entry that holds it, and no
  /// other. An array or a set that holds it is left out as a whole. If nothing is left, the activity is not saved, and the previously saved
  /// one is kept.
  ///
  /// At most 8 MiB are saved (`StateLimit`). A larger activity is not saved, which is logged, and the previously saved one is kept.
  ///
  /// Differs from Apple: Foundation raises an exception if a value of another type is assigned, and documents no limit.
  open var userInfo: [AnyHashable: Any]?

  /// The keys without which the activity cannot be continued. Default: `nil`, every key.
  ///
  /// All of `userInfo` is saved and sent. Only if that is more than an activity may have (`StateLimit`), another device receives these
  /// keys alone.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether `userInfo` is out of date. The app sets it; the next save requests the current state from the delegate and the responders
  /// (R-01) and clears it, and so does a request of another device (E-04). Default: `false`.
  open var needsSave = false

  /// A web page with the same content, or `nil`. For an activity of type
  /// ``NSUserActivityTypeBrowsingWeb`` it is the universal link that was followed (E-03). Default: `nil`.
  ///
  /// Only `http` and `https` URLs are accepted. Differs from Apple: Foundation raises an exception for another scheme; here the property
  /// keeps its value and the assignment is logged.
  open var webpageURL: URL? {
    didSet {
      currency?.activityChanged()
      guard let webpageURL, !Self.isPage(webpageURL) else { return }
      RuntimeLog.write(
        "webpageURL of the user activity of type \"\(activityType)\" was not changed: \(webpageURL.absoluteString) has "
          + "the scheme \"\(webpageURL.scheme ?? "")\", and a page has http or https. Keep other URLs in userInfo.")
      self.webpageURL = oldValue
    }
  }

  private static func isPage(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme?.lowercased()) }

  /// The page from which the user came to ``webpageURL``, or `nil`. Default: `nil`.
  open var referrerURL: URL?

  /// The date after which the activity is no longer offered, or `nil` for never. Default: `nil`.
  ///
  /// An activity that arrives after its date is not continued: the scene is notified of the failure (E-04), which is logged. State
  /// restoration ignores the date.
  open var expirationDate: Date? { didSet { if expirationDate != oldValue { currency?.activityChanged() } } }

  /// Search terms for the activity. Default: none.
  open var keywords: Set<String> = []

  /// Whether the app that continues the activity may request a pair of streams to this one, with
  /// ``getContinuationStreams(completionHandler:)`` (E-04). Default: `false`.
  ///
  /// The value counts when the content is sent, and when streams are requested.
  open var supportsContinuationStreams = false

  /// Notified when the activity is about to be saved and when it was continued. Not retained.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// The identifier of the activity's content, used to choose the scene that shows it (E-10), or `nil`. Default: `nil`. Setting it does not
  /// change ``needsSave``.
  open var targetContentIdentifier: String? {
    didSet { if targetContentIdentifier != oldValue { currency?.activityChanged() } }
  }

  /// Whether the activity may be offered to the user's other devices. Default: `true`.
  open var isEligibleForHandoff = true {
    didSet { if isEligibleForHandoff != oldValue { currency?.activityChanged() } }
  }

  /// Whether the activity may be found by a search on the device. Default: `false`. Set it before the activity becomes current.
  open var isEligibleForSearch = false

  /// Describes the content to searches: `contentAttributeSet` of Core Spotlight.
  package final var contentAttributes: (any SearchAttributeProvider)?
  /// The activity as it is in the search index, without the date on which it expires.
  final var indexedItem: SearchItem?

  /// What keeps the process's current activity, from the first time on that this one was current.
  final var currency: CurrentUserActivity?
  /// Where its streams come from, if it was continued from another device.
  final var continuationSource: ContinuationSource?
  /// The number by which other devices request the activity.
  final var offerNumber: UInt32?

  deinit { currency?.activityChanged() }

  /// Whether the activity may be indexed publicly. Default: `false`.
  open var isEligibleForPublicIndexing = false

  /// Whether the activity may be suggested. Default: `false`.
  open var isEligibleForPrediction = false

  /// The suggested spoken phrase for the activity, or `nil`. Differs from Apple: stored as a value, without effect.
  open var suggestedInvocationPhrase: String?

  /// The app's own name for the saved activity, used to delete it later, or `nil`. Default: `nil`.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?

  /// Whether ``invalidate()`` was called.
  @_spi(Runtime) public internal(set) var isInvalidated = false

  /// Whether the activity has expired at `date`.
  @_spi(Runtime) public func isExpired(at date: Date) -> Bool { expirationDate.map { $0 <= date } ?? false }

  /// An empty activity of the type `activityType`.
  ///
  /// Any text is accepted here; `UserActivityFilter` decides whether the type may be saved when the activity is saved.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// An activity of the first type that the main bundle lists in `NSUserActivityTypes`, or of the empty type if it lists none.
  @available(*, deprecated, message: "Name the type: init(activityType:).")
  public override convenience init() {
    let types = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
    self.init(activityType: types?.first ?? "")
  }

  /// Adds every entry of `otherDictionary` to ``userInfo``, replacing the values of existing keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}

/// The type of the activity in which a universal link arrives; the link is in `webpageURL` (E-03).
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The key of `userInfo` for the URL of an activity's document.
public let NSUserActivityDocumentURLKey = "NSUserActivityDocumentURL"

/// An app's own name for a saved activity.
public typealias NSUserActivityPersistentIdentifier = String
