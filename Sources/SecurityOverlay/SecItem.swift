public import Foundation

/// Adds a password to the keychain of the app.
///
/// The class and the value of the item are in `attributes`, beside what describes it. Returns ``errSecDuplicateItem`` if there is an item
/// that is identified by the same values.
///
/// Differs from Apple: there are generic passwords and those of servers, and no keys and certificates. They are in a file that only the user
/// can read, `keychain.plist` in the app's folder of `$XDG_DATA_HOME/proscenium`, and are not encrypted.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status {
    let query = try KeychainQuery(attributes)
    let item = try Keychain().change { items throws(KeychainError) in try items.add(query) }
    result?.pointee = query.result(of: item)
  }
}

/// Finds passwords in the keychain of the app.
///
/// Attributes of the query have to be those of the item. What is returned, and how many, is in the query too; without such a key, the
/// function returns whether there is an item. Returns ``errSecItemNotFound`` if there is none.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status {
    let query = try KeychainQuery(query)
    let found = try Keychain().items().filter(query.matches)
    guard let first = found.first else { throw KeychainError(status: errSecItemNotFound) }
    guard let result else { return }
    if let limit = query.limit {
      let values = found.prefix(limit).compactMap { query.result(of: $0) }
      result.pointee = values.isEmpty ? nil : NSArray(array: values)
    } else {
      result.pointee = query.result(of: first)
    }
  }
}

/// Changes the passwords that a query finds.
///
/// Returns ``errSecItemNotFound`` if it finds none, and ``errSecDuplicateItem`` if an item would be identified as another one is.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  status {
    let (query, changes) = (try KeychainQuery(query), try KeychainQuery.values(of: attributesToUpdate))
    try Keychain().change { items throws(KeychainError) in try items.update(query, changes) }
  }
}

/// Removes the passwords that a query finds. Returns ``errSecItemNotFound`` if it finds none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status {
    let query = try KeychainQuery(query)
    try Keychain().change { items throws(KeychainError) in try items.remove(query) }
  }
}

/// A source of random numbers.
public typealias SecRandomRef = OpaquePointer

/// The system's source of random numbers.
public nonisolated(unsafe) let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system. Returns ``errSecSuccess``, or ``errSecParam`` for a negative count.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}

private func status(_ body: () throws -> Void) -> OSStatus {
  do {
    try body()
    return errSecSuccess
  } catch { return (error as? KeychainError)?.status ?? errSecIO }
}
