import Foundation

/// What the user is doing at a moment, in a form that can be saved and taken up again: by the same scene after it was
/// disconnected (R-01, R-05), by another scene of the app (P-03), or by another device (E-04).
///
/// Foundation has no such class on Linux, so it stands here, with Foundation's names. It is bound to no actor and is
/// not `Sendable`, as on a device: a scene delegate makes it on the main actor and keeps it there.
///
/// Differs from Apple: there is no daemon behind it. Handing off, indexing and prediction are recorded in the flags and
/// carried along, but nothing leaves the simulated device or the desktop.
open class NSUserActivity: NSObject {
  /// The reverse-DNS name that says what kind of activity this is; `NSUserActivityTypes` in Info.plist lists the ones
  /// an app restores.
  public let activityType: String

  /// What a person would call the activity, or `nil`. Default: `nil`.
  open var title: String?

  /// What is needed to take the activity up again, or `nil`. Default: `nil`.
  ///
  /// Keys and values are arrays, data, dates, dictionaries, `NSNull`, numbers, sets, strings, UUIDs and URLs. Anything
  /// may be assigned; a value of another type is found when the activity is saved, named by its key path in the log,
  /// and the activity is then not saved.
  open var userInfo: [AnyHashable: Any]?

  /// The keys without which the activity cannot be taken up again; only these have to be kept where space is short.
  /// Default: `nil`, every key.
  ///
  /// Differs from Apple: space is never short, so all of `userInfo` is always kept.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether `userInfo` is out of date. The app sets it; the next save asks the delegate and the responders for the
  /// current state (R-01) and clears it. Default: `false`.
  open var needsSave = false

  /// A page that shows the same thing in a browser, or `nil`. For an activity of type
  /// ``NSUserActivityTypeBrowsingWeb`` it is the universal link that was followed (E-03). Default: `nil`.
  ///
  /// Only `http` and `https` are pages. Differs from Apple: where Foundation raises an exception for another scheme, the
  /// property keeps its value and the log says so.
  open var webpageURL: URL? {
    didSet {
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

  /// When the activity stops being worth offering, or `nil` for never. Default: `nil`.
  ///
  /// An activity that arrives after its date is not continued: the scene is told that it failed (E-04), and the log says
  /// so. State restoration does not look at the date.
  open var expirationDate: Date?

  /// Words by which a search should find the activity. Default: none.
  open var keywords: Set<String> = []

  /// Whether the receiving app may ask for a pair of streams. Default: `false`.
  ///
  /// Differs from Apple: asking for streams always answers with an error.
  open var supportsContinuationStreams = false

  /// Told when the activity is about to be saved and when it was taken up. Not retained.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// What the activity is about, for the choice of the scene that is to show it (E-10), or `nil`. Default: `nil`.
  /// Setting it leaves ``needsSave`` as it is.
  open var targetContentIdentifier: String?

  /// Whether the activity may be offered to the user's other devices. Default: `true`.
  open var isEligibleForHandoff = true

  /// Whether the activity may be found by a search on the device. Default: `false`.
  open var isEligibleForSearch = false

  /// Whether the activity may be found by anybody. Default: `false`.
  open var isEligibleForPublicIndexing = false

  /// Whether the activity may be suggested. Default: `false`.
  open var isEligibleForPrediction = false

  /// What the user may say to have it done again, or `nil`. Differs from Apple: nobody listens; it is kept as a value.
  open var suggestedInvocationPhrase: String?

  /// A name of the app's own by which the saved activity can be deleted later, or `nil`. Default: `nil`.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?

  /// Whether ``invalidate()`` was called.
  @_spi(Runtime) public internal(set) var isInvalidated = false

  /// Whether the activity stopped being worth offering at `date` or before.
  @_spi(Runtime) public func isExpired(at date: Date) -> Bool { expirationDate.map { $0 <= date } ?? false }

  /// An activity of the type `activityType`, with nothing in it yet.
  ///
  /// Any text is accepted here; whether the type may be saved is decided by `UserActivityGate` when it is.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// An activity of the first type that the main bundle lists in `NSUserActivityTypes`, or of the empty type where it
  /// lists none.
  @available(*, deprecated, message: "Name the type: init(activityType:).")
  public override convenience init() {
    let types = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
    self.init(activityType: types?.first ?? "")
  }

  /// Puts every entry of `otherDictionary` into ``userInfo``, replacing the values of keys that are there already.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}

/// The type of the activity in which a universal link arrives; the link is in `webpageURL` (E-03).
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The key under which `userInfo` holds the URL of the document that an activity is about.
public let NSUserActivityDocumentURLKey = "NSUserActivityDocumentURL"

/// An app's own name for a saved activity.
public typealias NSUserActivityPersistentIdentifier = String
