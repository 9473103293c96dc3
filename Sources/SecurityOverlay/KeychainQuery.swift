import Foundation

/// Why a function of the keychain has failed.
struct KeychainError: Error {
  let status: OSStatus
}

/// A value of an attribute.
enum KeychainValue: Hashable, Codable {
  case text(String)
  case data(Data)
  case number(Int)
  case date(Date)

  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(String(describing: text))
    case let data as Data: self = .data(data)
    case let data as NSData: self = .data(Data(referencing: data))
    case let date as Date: self = .date(date)
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let number as NSNumber: self = .number(number.intValue)
    case let number as any BinaryInteger: self = .number(Int(clamping: number))
    default: return nil
    }
  }

  var object: NSObject {
    switch self {
    case .text(let text): NSString(string: text)
    case .data(let data): NSData(data: data)
    case .number(let number): NSNumber(value: number)
    case .date(let date): NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    }
  }
}

/// What a dictionary of a function asks for.
struct KeychainQuery {
  let itemClass: String
  /// The attributes.
  private(set) var attributes: [String: KeychainValue] = [:]
  let value: Data?
  private let returned: Set<String>
  private let reference: Data?
  private let findsAllSynchronizable: Bool
  /// The number of results in an array; `nil` for one that is not in an array.
  let limit: Int?

  init(_ dictionary: NSDictionary) throws(KeychainError) {
    let values = try KeychainQuery.values(of: dictionary)
    func isOn(_ key: NSString) -> Bool { values[name(key)] == .number(1) }
    guard case .text(let itemClass) = values[name(kSecClass)] else { throw KeychainError(status: errSecParam) }
    guard [kSecClassGenericPassword, kSecClassInternetPassword].map(name).contains(itemClass) else {
      throw KeychainError(status: errSecUnimplemented)
    }
    self.itemClass = itemClass
    value = if case .data(let data) = values[name(kSecValueData)] { data } else { nil }
    if value == nil, values[name(kSecValueData)] != nil { throw KeychainError(status: errSecParam) }
    reference = if case .data(let data) = values[name(kSecValuePersistentRef)] { data } else { nil }
    returned = Set([kSecReturnData, kSecReturnAttributes, kSecReturnPersistentRef].filter(isOn).map(name))
    switch values[name(kSecMatchLimit)] {
    case nil, .text(name(kSecMatchLimitOne)), .number(1): limit = nil
    case .text(name(kSecMatchLimitAll)): limit = .max
    case .number(let number) where number > 1: limit = number
    default: throw KeychainError(status: errSecParam)
    }
    findsAllSynchronizable = values[name(kSecAttrSynchronizable)] == .text(name(kSecAttrSynchronizableAny))
    attributes = values.filter { KeychainItem.attributeNames.contains($0.key) }
    if findsAllSynchronizable { attributes[name(kSecAttrSynchronizable)] = nil }
  }

  /// The values of a dictionary, which have to be texts, data, numbers and dates.
  static func values(of dictionary: NSDictionary) throws(KeychainError) -> [String: KeychainValue] {
    var values: [String: KeychainValue] = [:]
    for key in dictionary.allKeys {
      guard case .text(let name) = KeychainValue(key),
        let value = dictionary.object(forKey: key).flatMap(KeychainValue.init)
      else { throw KeychainError(status: errSecParam) }
      values[name] = value
    }
    return values
  }

  /// Whether an item is one that the query is for.
  func matches(_ item: KeychainItem) -> Bool {
    guard item.itemClass == itemClass, reference == nil || reference == item.reference else { return false }
    let sync = name(kSecAttrSynchronizable)
    if reference == nil, !findsAllSynchronizable, attributes[sync] == nil, item.attributes[sync] == .number(1) {
      return false
    }
    return attributes.allSatisfy { item.attributes[$0.key] ?? ($0.key == sync ? .number(0) : nil) == $0.value }
  }

  /// What the query returns of an item; `nil` for nothing.
  func result(of item: KeychainItem) -> NSObject? {
    var values: [String: NSObject] = [:]
    if returned.contains(name(kSecReturnAttributes)) {
      values = item.attributes.mapValues(\.object)
      values[name(kSecClass)] = NSString(string: item.itemClass)
    }
    if returned.contains(name(kSecReturnData)), let value = item.value {
      values[name(kSecValueData)] = NSData(data: value)
    }
    if returned.contains(name(kSecReturnPersistentRef)) {
      values[name(kSecValuePersistentRef)] = NSData(data: item.reference)
    }
    switch returned.count {
    case 0: return nil
    case 1 where !returned.contains(name(kSecReturnAttributes)): return values.values.first
    default: return NSDictionary(dictionary: values)
    }
  }
}

/// The text of a key.
func name(_ key: NSString) -> String { String(describing: key) }
