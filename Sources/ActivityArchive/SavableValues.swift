import Foundation

/// The part of a `userInfo` that can be saved if not all of it can, so that one invalid value does not lose the others.
///
/// The entry of a dictionary that contains the invalid value is left out. An array or a set that contains it is left out as a whole,
/// because without one element it would have another meaning; a dictionary in an array loses only its entry. A dictionary that becomes
/// empty is left out too. For a value that is nested too deeply, the entry of `userInfo` itself is left out.
package struct SavableValues {
  /// The values that can be saved.
  package private(set) var values: [AnyHashable: Any] = [:]
  /// The errors for the values that were left out, in the order of the keys.
  package private(set) var refused: [UserActivityArchiveError] = []

  private let types: UserInfoCoding.ValueTypes

  /// Inspects `userInfo`.
  /// - Throws: ``UserActivityArchiveError/tooLarge(length:)``, because it is not clear which of its values to leave out.
  package init(of userInfo: [AnyHashable: Any], types: UserInfoCoding.ValueTypes) throws(UserActivityArchiveError) {
    self.types = types
    do throws(UnencodableValue) {
      values = try entries(of: userInfo, at: "userInfo", depth: 0)
    } catch {
      throw error.error
    }
  }

  /// The entries that can be saved of a dictionary that is nested in `depth` containers.
  private mutating func entries(
    of dictionary: [AnyHashable: Any], at keyPath: String, depth: Int
  ) throws(UnencodableValue) -> [AnyHashable: Any] {
    var kept: [AnyHashable: Any] = [:]
    // The keys as they will be decoded: on Linux a number and an NSNumber may be equal and hash differently.
    var keys: Set<AnyHashable> = []
    let sorted = dictionary.map { (text: UserInfoCoding.name(of: $0.key), key: $0.key, value: $0.value) }.sorted {
      $0.text < $1.text
    }
    for (text, key, value) in sorted {
      let count = refused.count
      do throws(UnencodableValue) {
        do throws(UnencodableValue) {
          try check(key, beside: &keys, depth: depth)
        } catch {
          throw UnencodableValue(fault: error.fault, keyPath: "\(keyPath) (a key)")
        }
        kept[key] = try savable(value, at: "\(keyPath).\(text)", depth: depth + 1)
      } catch {
        switch error.fault {
        case .tooLarge: throw error
        case .tooDeep where depth > 0: throw error
        case .unsupported, .unreadable, .hashedTooDeep, .tooDeep:
          refused.removeSubrange(count...)
          refused.append(error.error)
        }
      }
    }
    return kept
  }

  /// Checks that a dictionary can have `key` in addition to `keys`, and adds it to them.
  private func check(_ key: AnyHashable, beside keys: inout Set<AnyHashable>, depth: Int) throws(UnencodableValue) {
    if let text = key.base as? String {
      keys.insert(text)
      return
    }
    try UserInfoEncoder.check([key: true], types: types, depth: depth)
    guard keys.insert(try UserInfoEncoder.keyAsRead(key, types: types, depth: depth)).inserted else {
      throw UnencodableValue(fault: .unsupported(type: "\(type(of: key.base)) (another key equals it)"))
    }
  }

  /// The value, or the part of it that can be saved.
  private mutating func savable(_ value: Any, at keyPath: String, depth: Int) throws(UnencodableValue) -> Any {
    let fault: UnencodableValue
    do throws(UnencodableValue) {
      try UserInfoEncoder.check(value, types: types, depth: depth)
      return value
    } catch {
      fault = error
    }
    // Only a value that was inspected and is not nested too deeply may be cast.
    let isOpen =
      switch fault.fault {
      case .unsupported: true
      case .unreadable: !Self.isObject(value)
      case .tooDeep, .hashedTooDeep, .tooLarge: false
      }
    if isOpen {
      if let dictionary = Self.dictionary(value) {
        let kept = try entries(of: dictionary, at: keyPath, depth: depth)
        if !kept.isEmpty { return kept }
      }
      if let elements = Self.elements(value) {
        var kept: [Any] = []
        for (position, element) in elements.enumerated() {
          kept.append(try savable(element, at: "\(keyPath)[\(position)]", depth: depth + 1))
        }
        return kept
      }
    }
    throw fault.inside(keyPath)
  }

  // MARK: Containers of any kind

  /// Whether `value` is an object. Only then may it be compared with a Foundation class: a Swift value is bridged for that, and bridging a
  /// set of decimals never ends (Foundation's hash of an `NSDecimalNumber` calls itself on Linux).
  private static func isObject(_ value: Any) -> Bool { type(of: value) is AnyClass }

  /// The entries of a dictionary of any kind; `nil` for every other value.
  private static func dictionary(_ value: Any) -> [AnyHashable: Any]? {
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable { return dictionary(hashable.base) }
    if let optional = value as? any AnyOptional { return optional.wrappedValue.flatMap { dictionary($0) } }
    return (value as? any AnyEntries)?.anyEntries
      ?? (isObject(value) && value is NSDictionary ? value as? [AnyHashable: Any] : nil)
  }

  /// The elements of an array of any kind; `nil` for every other value.
  private static func elements(_ value: Any) -> [Any]? {
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable { return elements(hashable.base) }
    if let optional = value as? any AnyOptional { return optional.wrappedValue.flatMap { elements($0) } }
    return (value as? any AnyList)?.anyElements ?? (isObject(value) && value is NSArray ? value as? [Any] : nil)
  }
}
