import Foundation

/// An item of a keychain.
struct KeychainItem: Codable {
  var itemClass: String
  var attributes: [String: KeychainValue]
  var value: Data?
  /// What identifies the item for good.
  var reference = Data(UUID().uuidString.utf8)

  /// The attributes that identify items of a class.
  private static let primary: [String: [String]] = [
    name(kSecClassGenericPassword): [kSecAttrAccount, kSecAttrService].map(name),
    name(kSecClassInternetPassword): [
      kSecAttrAccount, kSecAttrServer, kSecAttrPath, kSecAttrPort, kSecAttrProtocol, kSecAttrSecurityDomain,
      kSecAttrAuthenticationType,
    ].map(name),
  ]

  /// The attributes that any item can have.
  static let attributeNames = Set(
    [
      kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrLabel, kSecAttrDescription, kSecAttrComment,
      kSecAttrGeneric, kSecAttrType, kSecAttrCreator, kSecAttrIsInvisible, kSecAttrIsNegative, kSecAttrPath,
      kSecAttrPort, kSecAttrProtocol, kSecAttrSecurityDomain, kSecAttrAuthenticationType, kSecAttrCreationDate,
      kSecAttrModificationDate, kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrAccessible,
    ].map(name))

  /// Whether both are identified by the same values. A value that is missing is empty.
  func isSame(as other: KeychainItem) -> Bool {
    guard itemClass == other.itemClass else { return false }
    let names = (KeychainItem.primary[itemClass] ?? []) + [name(kSecAttrAccessGroup), name(kSecAttrSynchronizable)]
    return names.allSatisfy { attributes[$0]?.nonEmpty == other.attributes[$0]?.nonEmpty }
  }
}

extension KeychainValue {
  /// The value, or `nil` for one that is as good as none.
  fileprivate var nonEmpty: KeychainValue? { [.text(""), .data(Data()), .number(0)].contains(self) ? nil : self }
}

/// The items of a keychain, and what changes them.
struct KeychainItems: Codable {
  var items: [KeychainItem] = []

  mutating func add(_ query: KeychainQuery) throws(KeychainError) -> KeychainItem {
    var item = KeychainItem(itemClass: query.itemClass, attributes: query.attributes, value: query.value)
    let now = KeychainValue.date(Date())
    let defaults: [(NSString, KeychainValue)] = [
      (kSecAttrAccessGroup, .text(Keychain.identifier)),
      (kSecAttrAccessible, .text(name(kSecAttrAccessibleWhenUnlocked))),
      (kSecAttrSynchronizable, .number(0)), (kSecAttrCreationDate, now), (kSecAttrModificationDate, now),
    ]
    for (key, value) in defaults where item.attributes[name(key)] == nil { item.attributes[name(key)] = value }
    guard !items.contains(where: item.isSame) else { throw KeychainError(status: errSecDuplicateItem) }
    items.append(item)
    return item
  }

  mutating func update(_ query: KeychainQuery, _ changes: [String: KeychainValue]) throws(KeychainError) {
    let value: Data?? = if case .data(let data) = changes[name(kSecValueData)] { data } else { nil }
    let isKnown = changes.keys.allSatisfy { $0 == name(kSecValueData) || KeychainItem.attributeNames.contains($0) }
    guard isKnown, changes[name(kSecValueData)] == nil || value != nil else { throw KeychainError(status: errSecParam) }
    let found = items.indices.filter { query.matches(items[$0]) }
    guard !found.isEmpty else { throw KeychainError(status: errSecItemNotFound) }
    for index in found {
      if let value { items[index].value = value }
      for (key, value) in changes where key != name(kSecValueData) { items[index].attributes[key] = value }
      items[index].attributes[name(kSecAttrModificationDate)] = .date(Date())
    }
    for index in found where items.indices.contains(where: { $0 != index && items[$0].isSame(as: items[index]) }) {
      throw KeychainError(status: errSecDuplicateItem)
    }
  }

  mutating func remove(_ query: KeychainQuery) throws(KeychainError) {
    let count = items.count
    items.removeAll(where: query.matches)
    if items.count == count { throw KeychainError(status: errSecItemNotFound) }
  }
}
