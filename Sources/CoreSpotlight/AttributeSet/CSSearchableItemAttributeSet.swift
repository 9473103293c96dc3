public import Foundation
package import SearchIndex
import UIKitCore
public import UniformTypeIdentifiers

/// What an item or a user activity is: the texts by which it is found and that users see, and values for queries.
///
/// The names of the properties are those of the attributes in queries. `nil` is no value.
///
/// Differs from Apple: numbers are kept with the precision of a `Double`.
open class CSSearchableItemAttributeSet: NSObject, NSCopying {
  private var values: [String: SearchValue] = [:]
  /// The domain of a user activity's content; an item has its own.
  private var domain: String?

  /// A set for content of a type.
  public init(contentType: UTType) {
    super.init()
    values[Self.contentTypeName] = .text(contentType.identifier)
  }

  /// A set for content of the type with an identifier, such as `public.text`.
  public init(itemContentType: String) {
    super.init()
    values[Self.contentTypeName] = .text(itemContentType)
  }

  init(values: [String: SearchValue], domain: String?) {
    self.values = values
    self.domain = domain
    super.init()
  }

  private static let contentTypeName = "contentType"

  /// The identifier of the content's type.
  open var contentType: String? {
    get { text(Self.contentTypeName) }
    set { set(Self.contentTypeName, newValue) }
  }

  /// The identifiers of the types that the content's type conforms to.
  open var contentTypeTree: [String]? {
    get { texts("contentTypeTree") }
    set { set("contentTypeTree", newValue) }
  }

  /// The domain of a user activity's content. An item has a domain of its own.
  open var domainIdentifier: String? {
    get { domain }
    set { domain = newValue }
  }

  /// Returns a set with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(values: values, domain: domain) }

  // MARK: Custom attributes

  /// The value of an attribute of the app's own, or `nil`.
  public func value(forCustomKey key: CSCustomAttributeKey) -> Any? { values[key.keyName]?.object }

  /// Sets the value of an attribute of the app's own: a text, a number, a date, data, `NSNull`, or several of them.
  ///
  /// Differs from Apple: a value of another type is ignored; Apple's parameter has the type `NSSecureCoding`, which texts and numbers of
  /// Foundation on Linux do not have.
  public func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
    values[key.keyName] = value.flatMap(SearchValue.init)
  }

  /// Takes over the values of another set.
  public func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
    values.merge(sourceAttributeSet.values) { _, new in new }
    domain = sourceAttributeSet.domain ?? domain
    sourceAttributeSet.values = [:]
  }

  // MARK: Values by type

  func text(_ name: String) -> String? { values[name]?.texts.first }
  func texts(_ name: String) -> [String]? { values[name]?.texts }
  func number(_ name: String) -> NSNumber? { values[name]?.object as? NSNumber }
  func date(_ name: String) -> Date? { values[name]?.object as? Date }
  func dates(_ name: String) -> [Date]? { (values[name]?.object as? [Any])?.compactMap { $0 as? Date } }
  func url(_ name: String) -> URL? { text(name).flatMap(URL.init(string:)) }
  func data(_ name: String) -> Data? { values[name]?.object as? Data }
  func people(_ name: String) -> [CSPerson]? {
    guard case .list(let people)? = values[name] else { return nil }
    return people.compactMap(CSPerson.init)
  }

  func set(_ name: String, _ value: String?) { values[name] = value.map(SearchValue.text) }
  func set(_ name: String, _ value: [String]?) { values[name] = value.map { .list($0.map(SearchValue.text)) } }
  func set(_ name: String, _ value: NSNumber?) { values[name] = value.map { .number($0.doubleValue) } }
  func set(_ name: String, _ value: Date?) { values[name] = value.map { .date($0.timeIntervalSinceReferenceDate) } }
  func set(_ name: String, _ value: [Date]?) {
    values[name] = value.map { .list($0.map { .date($0.timeIntervalSinceReferenceDate) }) }
  }
  func set(_ name: String, _ value: URL?) { values[name] = value.map { .text($0.absoluteString) } }
  func set(_ name: String, _ value: Data?) { values[name] = value.map { .data(Array($0)) } }
  func set(_ name: String, _ value: [CSPerson]?) { values[name] = value.map { .list($0.map(\.searchValue)) } }
}

extension CSSearchableItemAttributeSet: SearchAttributeProvider {
  /// The values by the names of their attributes.
  package var searchAttributes: [String: SearchValue] { values }
  /// The domain of the content, or `nil`.
  package var searchDomain: String? { domain }
}

extension SearchValue {
  /// The value as apps see it.
  var object: Any {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map { NSNumber(value: $0) } ?? NSNumber(value: number)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .data(let bytes): Data(bytes)
    case .list(let values): values.map(\.object)
    }
  }

  /// A value of an app's; `nil` if it has another type.
  init?(_ object: Any) {
    switch object {
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(text as String)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let data as Data: self = .data(Array(data))
    case let url as URL: self = .text(url.absoluteString)
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let values as [Any]: self = .list(values.compactMap(SearchValue.init))
    default: return nil
    }
  }
}
