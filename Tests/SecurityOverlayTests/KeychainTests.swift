import Foundation
import Testing

@testable import SecurityOverlay

/// A folder of its own for each test.
private struct OwnFolder: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Keychain.$dataHome.withValue(folder.path, operation: function)
  }
}

/// The keychain of an app, as code for Apple's platforms uses it.
@Suite("Keychain", OwnFolder()) struct KeychainTests {
  private func query(_ account: String, service: String = "tests") -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecAttrAccount as String: account,
    ]
  }

  private func add(_ account: String, _ password: String) -> OSStatus {
    var item = query(account)
    item[kSecValueData as String] = password.data(using: .utf8)
    return SecItemAdd(item as CFDictionary, nil)
  }

  private func password(_ account: String) -> String? {
    var query = query(account)
    query[kSecReturnData as String] = kCFBooleanTrue
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess, let data = item as? Data else {
      return nil
    }
    return String(data: data, encoding: .utf8)
  }

  @Test("A password that is added is found, changed and removed") func life() {
    #expect(password("a") == nil && add("a", "secret") == errSecSuccess && password("a") == "secret")
    #expect(add("a", "other") == errSecDuplicateItem && password("a") == "secret")
    let changes = [kSecValueData as String: Data("new".utf8)]
    #expect(SecItemUpdate(query("a") as CFDictionary, changes as CFDictionary) == errSecSuccess)
    #expect(password("a") == "new" && password("b") == nil)
    #expect(SecItemUpdate(query("b") as CFDictionary, changes as CFDictionary) == errSecItemNotFound)
    #expect(SecItemDelete(query("a") as CFDictionary) == errSecSuccess && password("a") == nil)
    #expect(SecItemDelete(query("a") as CFDictionary) == errSecItemNotFound)
  }

  @Test("Attributes and the secret are returned in a dictionary, all items in an array") func results() throws {
    #expect(add("a", "1") == errSecSuccess && add("b", "2") == errSecSuccess)
    var one: AnyObject?
    var all = query("a")
    all[kSecAttrAccount as String] = nil
    all[kSecReturnAttributes as String] = true
    all[kSecReturnData as String] = true
    #expect(SecItemCopyMatching(all as CFDictionary, &one) == errSecSuccess)
    let item = try #require(one as? [String: AnyObject])
    #expect(
      item[kSecAttrAccount as String] as? String == "a" && item[kSecValueData as String] as? Data == Data("1".utf8))
    #expect((one as? [String: Any])?[kSecAttrCreationDate as String] is Date)
    all[kSecMatchLimit as String] = kSecMatchLimitAll
    var many: CFTypeRef?
    #expect(SecItemCopyMatching(all as CFDictionary, &many) == errSecSuccess)
    #expect((many as? [[String: Any]])?.map { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
    #expect(SecItemCopyMatching(query("a") as CFDictionary, nil) == errSecSuccess)
  }

  @Test("Values that identify an item can be data, and an attribute that differs finds nothing") func attributes() {
    let identifier = Data("key".utf8)
    let item: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrGeneric: identifier, kSecAttrAccount: identifier,
      kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock, kSecValueData: Data("x".utf8),
    ]
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    func find(_ changes: [CFString: Any]) -> OSStatus {
      let base: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: identifier]
      return SecItemCopyMatching(base.merging(changes) { $1 } as CFDictionary, nil)
    }
    #expect(
      find([:]) == errSecSuccess && find([kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock]) == errSecSuccess)
    #expect(find([kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked]) == errSecItemNotFound)
    #expect(find([kSecAttrAccount: "key"]) == errSecItemNotFound && find([kSecAttrService: "s"]) == errSecItemNotFound)
  }

  @Test("Passwords of servers are identified by their server and port too") func internetPasswords() {
    func item(_ server: String, _ port: Int) -> CFDictionary {
      [
        kSecClass: kSecClassInternetPassword, kSecAttrServer: server, kSecAttrPort: port, kSecAttrAccount: "a",
        kSecAttrProtocol: kSecAttrProtocolHTTPS, kSecValueData: Data(),
      ] as CFDictionary
    }
    #expect(SecItemAdd(item("x", 1), nil) == errSecSuccess && SecItemAdd(item("x", 2), nil) == errSecSuccess)
    #expect(SecItemAdd(item("x", 1), nil) == errSecDuplicateItem)
    let all = [kSecClass: kSecClassInternetPassword, kSecAttrServer: "x"] as CFDictionary
    let moved = [kSecAttrPort: 3] as CFDictionary
    #expect(SecItemUpdate(all, moved) == errSecDuplicateItem)
    #expect(SecItemDelete(all) == errSecSuccess && SecItemDelete(all) == errSecItemNotFound)
  }

  @Test("An item that is on all devices is found by queries for such items alone") func synchronizable() {
    var item = query("a")
    item[kSecAttrSynchronizable as String] = true
    item[kSecValueData as String] = Data()
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess && add("a", "x") == errSecSuccess)
    item[kSecValueData as String] = nil
    #expect(SecItemDelete(query("a") as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query("a") as CFDictionary) == errSecItemNotFound)
    item[kSecAttrSynchronizable as String] = kSecAttrSynchronizableAny
    #expect(SecItemDelete(item as CFDictionary) == errSecSuccess)
  }

  @Test("A persistent reference finds its item after the account has changed") func references() throws {
    var item = query("a")
    item[kSecValueData as String] = Data("x".utf8)
    item[kSecReturnPersistentRef as String] = true
    var reference: CFTypeRef?
    #expect(SecItemAdd(item as CFDictionary, &reference) == errSecSuccess)
    #expect(SecItemUpdate(query("a") as CFDictionary, [kSecAttrAccount: "b"] as CFDictionary) == errSecSuccess)
    let data = try #require(reference as? Data)
    let find = [kSecClass: kSecClassGenericPassword, kSecValuePersistentRef: data] as CFDictionary
    #expect(SecItemCopyMatching(find, nil) == errSecSuccess && password("b") == "x")
  }

  @Test("Requests that no item can meet are refused") func refused() {
    #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
    #expect(SecItemAdd([kSecClass: "keys"] as CFDictionary, nil) == errSecUnimplemented)
    var item = query("a")
    item[kSecValueData as String] = "text"
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecParam)
    #expect(SecCopyErrorMessageString(errSecParam, nil) != nil && SecCopyErrorMessageString(1, nil) == nil)
  }

  @Test("The file is for the user alone, and one that is damaged is reported and kept") func file() throws {
    #expect(add("a", "secret") == errSecSuccess)
    let folder = URL(fileURLWithPath: try #require(Keychain.dataHome))
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let file = try #require(files.compactMap { $0 as? URL }.first { $0.lastPathComponent == "keychain.plist" })
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
    let outer = try FileManager.default.attributesOfItem(atPath: file.deletingLastPathComponent().path)
    #expect(mode?.intValue == 0o600 && (outer[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    try Data("damage".utf8).write(to: file)
    #expect(add("b", "x") == errSecDecode && password("a") == nil)
    #expect(try Data(contentsOf: file) == Data("damage".utf8))
  }

  @Test("Random bytes fill the memory that they are asked for") func random() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 8)
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
  }
}
