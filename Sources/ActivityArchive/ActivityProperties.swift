import BinaryPlist
package import Foundation
package import SceneSystem

/// The properties of a user activity that are archived, with their defaults.
package struct ActivityProperties {
  /// The reverse-DNS name of the kind of activity.
  package var activityType: String
  /// The user-visible title.
  package var title: String?
  /// The data that is needed to continue the activity.
  package var userInfo: [AnyHashable: Any]?
  /// The keys without which the activity cannot be continued.
  package var requiredUserInfoKeys: Set<String>?
  /// A web page with the same content.
  package var webpageURL: URL?
  /// The page from which the user came to ``webpageURL``.
  package var referrerURL: URL?
  /// The date after which the activity is no longer offered.
  package var expirationDate: Date?
  /// Search terms.
  package var keywords: Set<String> = []
  /// The identifier of the content, used to choose the scene that shows it (E-10).
  package var targetContentIdentifier: String?
  /// The app's own name for the saved activity.
  package var persistentIdentifier: String?
  /// The suggested spoken phrase.
  package var suggestedInvocationPhrase: String?
  /// Whether the receiving app may ask for a pair of streams.
  package var supportsContinuationStreams = false
  /// Whether the activity may be offered to the user's other devices.
  package var isEligibleForHandoff = true
  /// Whether the activity may be found by a search on the device.
  package var isEligibleForSearch = false
  /// Whether the activity may be indexed publicly.
  package var isEligibleForPublicIndexing = false
  /// Whether the activity may be suggested.
  package var isEligibleForPrediction = false

  /// The defaults of an activity of the type `activityType`.
  package init(activityType: String) { self.activityType = activityType }
}

// MARK: Encoding

extension ActivityProperties {
  /// The activity as the system stores it: type and target content identifier to route by, everything else as a binary
  /// property list. Activities with equal content have equal bytes.
  /// - Throws: ``UserActivityArchiveError/unsupportedValue(keyPath:type:)`` or
  ///   ``UserActivityArchiveError/tooDeep(keyPath:)`` if ``userInfo`` contains a value that cannot be saved, and
  ///   ``UserActivityArchiveError/tooLarge(length:)``.
  package func archive() throws(UserActivityArchiveError) -> ActivityArchive { try archive(of: entries) }

  /// The activity without the values that cannot be saved, and the errors for these; see ``SavableValues``. `nil` if nothing is left of
  /// ``userInfo``.
  /// - Throws: ``UserActivityArchiveError/tooLarge(length:)``.
  package func archiveOfSavableValues() throws(UserActivityArchiveError) -> (
    archive: ActivityArchive, refused: [UserActivityArchiveError]
  )? {
    let userInfo = userInfo ?? [:]
    let savable = try SavableValues(of: userInfo, types: .activity)
    guard userInfo.isEmpty || !savable.values.isEmpty else { return nil }
    var refused = savable.refused
    var kept: [(key: String, value: Any)] = []
    for entry in entries {
      if entry.key == Key.userInfo {
        kept.append((entry.key, savable.values))
        continue
      }
      do throws(UnencodableValue) {
        try UserInfoEncoder.check(entry.value, types: .activity, depth: 0)
        kept.append(entry)
      } catch {
        refused.append(error.inside(entry.key).error)
      }
    }
    return (try archive(of: kept), refused)
  }

  private func archive(
    of entries: [(key: String, value: Any)]
  ) throws(UserActivityArchiveError) -> ActivityArchive {
    let bytes = try UserInfoEncoder.bytes(types: .activity, keyPath: "") { encoder throws(UnencodableValue) in
      try encoder.addProperties(entries)
    }
    return ActivityArchive(
      activityType: activityType, targetContentIdentifier: targetContentIdentifier, bytes: Bytes(bytes))
  }

  /// The archived values, in the order of the keys.
  private var entries: [(key: String, value: Any)] {
    var entries: [(key: String, value: Any)] = []
    entries.reserveCapacity(17)
    func append(_ key: String, _ value: Any?) { if let value { entries.append((key, value)) } }
    append(Key.activityType, activityType)
    append(Key.expirationDate, expirationDate)
    append(Key.format, Key.currentFormat)
    append(Key.isEligibleForHandoff, isEligibleForHandoff)
    append(Key.isEligibleForPrediction, isEligibleForPrediction)
    append(Key.isEligibleForPublicIndexing, isEligibleForPublicIndexing)
    append(Key.isEligibleForSearch, isEligibleForSearch)
    append(Key.keywords, keywords.isEmpty ? nil : keywords.sorted())
    append(Key.persistentIdentifier, persistentIdentifier)
    append(Key.referrerURL, referrerURL)
    append(Key.requiredUserInfoKeys, requiredUserInfoKeys?.sorted())
    append(Key.suggestedInvocationPhrase, suggestedInvocationPhrase)
    append(Key.supportsContinuationStreams, supportsContinuationStreams)
    append(Key.targetContentIdentifier, targetContentIdentifier)
    append(Key.title, title)
    append(Key.userInfo, userInfo)
    append(Key.webpageURL, webpageURL)
    return entries
  }
}

// MARK: Decoding

extension ActivityProperties {
  /// The properties that `archive` contains. An archive without bytes, as created by a device script, contains only a type and a target
  /// content identifier. Missing keys have their defaults, so that the device can write an archive of only a link.
  /// - Throws: ``UserActivityArchiveError/damaged(reason:)`` if the bytes cannot be read.
  package init(_ archive: ActivityArchive) throws(UserActivityArchiveError) {
    activityType = archive.activityType
    targetContentIdentifier = archive.targetContentIdentifier
    guard !archive.bytes.elements.isEmpty else { return }
    do throws(PropertyListReadError) {
      try decode(BinaryPropertyListReader(archive.bytes.elements))
    } catch {
      throw .damaged(reason: error.description)
    }
  }

  private mutating func decode(_ reader: BinaryPropertyListReader) throws(PropertyListReadError) {
    var decoder = UserInfoDecoder(reader: reader)
    let entries = try decoder.properties()
    // Check the format first: the meaning of the other keys depends on it.
    if let format = entries.first(where: { $0.key == Key.format }), format.value as? Int != Key.currentFormat {
      throw .malformed(reason: "They are not of format \(Key.currentFormat), the one that this version reads")
    }
    for (key, value) in entries { try set(value, for: key) }
  }

  private mutating func set(_ value: Any, for key: String) throws(PropertyListReadError) {
    switch key {
    case Key.activityType: activityType = try checked(value, key)
    case Key.title: title = try checked(value, key, as: String.self)
    case Key.userInfo: userInfo = try checked(value, key, as: [AnyHashable: Any].self)
    case Key.requiredUserInfoKeys: requiredUserInfoKeys = Set(try checked(value, key, as: [String].self))
    case Key.webpageURL: webpageURL = try checkedURL(value, key)
    case Key.referrerURL: referrerURL = try checkedURL(value, key)
    case Key.expirationDate: expirationDate = try checked(value, key, as: Date.self)
    case Key.keywords: keywords = Set(try checked(value, key, as: [String].self))
    case Key.suggestedInvocationPhrase: suggestedInvocationPhrase = try checked(value, key, as: String.self)
    case Key.targetContentIdentifier: targetContentIdentifier = try checked(value, key, as: String.self)
    case Key.persistentIdentifier: persistentIdentifier = try checked(value, key, as: String.self)
    case Key.supportsContinuationStreams: supportsContinuationStreams = try checked(value, key)
    case Key.isEligibleForHandoff: isEligibleForHandoff = try checked(value, key)
    case Key.isEligibleForSearch: isEligibleForSearch = try checked(value, key)
    case Key.isEligibleForPublicIndexing: isEligibleForPublicIndexing = try checked(value, key)
    case Key.isEligibleForPrediction: isEligibleForPrediction = try checked(value, key)
    default: break  // A key of a later version.
    }
  }

  private func checked<Value>(
    _ value: Any, _ key: String, as type: Value.Type = Value.self
  ) throws(PropertyListReadError) -> Value {
    guard let value = value as? Value else { throw .malformed(reason: "The value of \(key) is not a \(type)") }
    return value
  }

  private func checkedURL(_ value: Any, _ key: String) throws(PropertyListReadError) -> URL? {
    // Plain text if the device wrote it.
    if let text = value as? String { return URL(string: text) }
    return try checked(value, key, as: URL.self)
  }
}

/// The keys of an archived activity.
private enum Key {
  static let format = "format"
  static let currentFormat = 1
  static let activityType = "activityType"
  static let title = "title"
  static let userInfo = "userInfo"
  static let requiredUserInfoKeys = "requiredUserInfoKeys"
  static let webpageURL = "webpageURL"
  static let referrerURL = "referrerURL"
  static let expirationDate = "expirationDate"
  static let keywords = "keywords"
  static let targetContentIdentifier = "targetContentIdentifier"
  static let persistentIdentifier = "persistentIdentifier"
  static let suggestedInvocationPhrase = "suggestedInvocationPhrase"
  static let supportsContinuationStreams = "supportsContinuationStreams"
  static let isEligibleForHandoff = "isEligibleForHandoff"
  static let isEligibleForSearch = "isEligibleForSearch"
  static let isEligibleForPublicIndexing = "isEligibleForPublicIndexing"
  static let isEligibleForPrediction = "isEligibleForPrediction"
}
