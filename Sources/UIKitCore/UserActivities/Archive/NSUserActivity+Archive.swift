import BinaryPlist
import Foundation
import SceneSystem

extension NSUserActivity {
  /// The activity as the system stores it: type and target content identifier to route by, everything else as a binary
  /// property list. Activities with equal content have equal bytes.
  ///
  /// Left out are the delegate, ``needsSave`` and whether the activity is current: they belong to the object.
  /// - Throws: ``UserActivityArchiveError/unsupportedValue(keyPath:type:)`` or
  ///   ``UserActivityArchiveError/tooDeep(keyPath:)`` if ``userInfo`` contains a value that cannot be saved, and
  ///   ``UserActivityArchiveError/tooLarge(length:)``.
  @_spi(Runtime) public func archive() throws(UserActivityArchiveError) -> ActivityArchive {
    try archive(of: properties)
  }

  /// The activity without the values that cannot be saved, and the errors for these; see ``SavableValues``. `nil` if nothing is left of
  /// ``userInfo``.
  /// - Throws: ``UserActivityArchiveError/tooLarge(length:)``.
  func archiveOfSavableValues() throws(UserActivityArchiveError) -> (
    archive: ActivityArchive, refused: [UserActivityArchiveError]
  )? {
    let userInfo = userInfo ?? [:]
    let savable = try SavableValues(of: userInfo, types: .activity)
    guard userInfo.isEmpty || !savable.values.isEmpty else { return nil }
    var refused = savable.refused
    var kept: [(key: String, value: Any)] = []
    for property in properties {
      if property.key == Key.userInfo {
        kept.append((property.key, savable.values))
        continue
      }
      do throws(UnencodableValue) {
        try UserInfoEncoder.check(property.value, types: .activity, depth: 0)
        kept.append(property)
      } catch {
        refused.append(error.inside(property.key).error)
      }
    }
    return (try archive(of: kept), refused)
  }

  private func archive(
    of properties: [(key: String, value: Any)]
  ) throws(UserActivityArchiveError) -> ActivityArchive {
    let bytes = try UserInfoEncoder.bytes(types: .activity, keyPath: "") { encoder throws(UnencodableValue) in
      try encoder.addProperties(properties)
    }
    return ActivityArchive(
      activityType: activityType, targetContentIdentifier: targetContentIdentifier, bytes: Bytes(bytes))
  }

  /// The archived properties, in the order of the keys.
  private var properties: [(key: String, value: Any)] {
    var properties: [(key: String, value: Any)] = []
    properties.reserveCapacity(16)
    func append(_ key: String, _ value: Any?) { if let value { properties.append((key, value)) } }
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
    return properties
  }

  /// The activity that `archive` contains. An archive without bytes, as created by a device script, contains an activity with only a type
  /// and a target content identifier. Missing keys have their defaults, so that the device can write an archive of only a link.
  /// - Throws: ``UserActivityArchiveError/damaged(reason:)`` if the bytes cannot be read.
  @_spi(Runtime) public convenience init(archive: ActivityArchive) throws(UserActivityArchiveError) {
    guard !archive.bytes.elements.isEmpty else {
      self.init(activityType: archive.activityType)
      targetContentIdentifier = archive.targetContentIdentifier
      return
    }
    let entries: Entries
    do throws(PropertyListReadError) {
      entries = try Entries(BinaryPropertyListReader(archive.bytes.elements), outside: archive)
    } catch {
      throw .damaged(reason: error.description)
    }
    self.init(activityType: entries.activityType)
    title = entries.title
    userInfo = entries.userInfo
    requiredUserInfoKeys = entries.requiredUserInfoKeys
    webpageURL = entries.webpageURL
    referrerURL = entries.referrerURL
    expirationDate = entries.expirationDate
    keywords = entries.keywords
    targetContentIdentifier = entries.targetContentIdentifier
    persistentIdentifier = entries.persistentIdentifier
    suggestedInvocationPhrase = entries.suggestedInvocationPhrase
    supportsContinuationStreams = entries.flags[Key.supportsContinuationStreams] ?? supportsContinuationStreams
    isEligibleForHandoff = entries.flags[Key.isEligibleForHandoff] ?? isEligibleForHandoff
    isEligibleForSearch = entries.flags[Key.isEligibleForSearch] ?? isEligibleForSearch
    isEligibleForPublicIndexing = entries.flags[Key.isEligibleForPublicIndexing] ?? isEligibleForPublicIndexing
    isEligibleForPrediction = entries.flags[Key.isEligibleForPrediction] ?? isEligibleForPrediction
  }

  /// A new activity with the same content: the copy that a session stores, so that later changes of the app's object do not affect it
  /// . It has no delegate and is not current.
  /// - Throws: as ``archive()``.
  @_spi(Runtime) public func detachedCopy() throws(UserActivityArchiveError) -> NSUserActivity {
    try NSUserActivity(archive: archive())
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

/// The entries of an archive, with every value's type checked before an activity is created from them.
private struct Entries {
  var activityType: String
  var title: String?
  var userInfo: [AnyHashable: Any]?
  var requiredUserInfoKeys: Set<String>?
  var webpageURL: URL?
  var referrerURL: URL?
  var expirationDate: Date?
  var keywords: Set<String> = []
  var targetContentIdentifier: String?
  var persistentIdentifier: String?
  var suggestedInvocationPhrase: String?
  var flags: [String: Bool] = [:]

  init(_ reader: BinaryPropertyListReader, outside archive: ActivityArchive) throws(PropertyListReadError) {
    activityType = archive.activityType
    targetContentIdentifier = archive.targetContentIdentifier
    var decoder = UserInfoDecoder(reader: reader)
    let properties = try decoder.properties()
    // Check the format first: the meaning of the other keys depends on it.
    if let format = properties.first(where: { $0.key == Key.format }), format.value as? Int != Key.currentFormat {
      throw .malformed(reason: "They are not of format \(Key.currentFormat), the one that this version reads")
    }
    for (key, value) in properties { try take(value, for: key) }
  }

  private mutating func take(_ value: Any, for key: String) throws(PropertyListReadError) {
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
    case Key.supportsContinuationStreams, Key.isEligibleForHandoff, Key.isEligibleForSearch,
      Key.isEligibleForPublicIndexing, Key.isEligibleForPrediction:
      flags[key] = try checked(value, key, as: Bool.self)
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
