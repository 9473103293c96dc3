public import Foundation
import SearchIndex

/// A person in the attributes of an item, such as the author of a message.
open class CSPerson: NSObject {
  /// The name that users see.
  public let displayName: String?
  /// The person's addresses or numbers.
  public let handles: [String]
  /// What the addresses are, as a key of the Contacts framework.
  public let handleIdentifier: String
  /// The identifier of the person among the user's contacts. Stored.
  open var contactIdentifier: String?

  /// A person.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
    super.init()
  }

  /// Name, addresses and what they are.
  var searchValue: SearchValue {
    .list([
      .list(displayName.map { [.text($0)] } ?? []), .list(handles.map(SearchValue.text)), .text(handleIdentifier),
    ])
  }

  convenience init?(_ value: SearchValue) {
    guard case .list(let parts) = value, parts.count == 3 else { return nil }
    self.init(
      displayName: parts[0].texts.first, handles: parts[1].texts, handleIdentifier: parts[2].texts.first ?? "")
  }
}
