public import Foundation

/// Writes lists as text: "bread, milk, and butter".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language of the text. Default: the user's.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the elements; `nil` for their descriptions.
  open var itemFormatter: Formatter?

  /// A formatter of lists.
  public override init() { super.init() }

  /// Archives of formatters are not read.
  public required init?(coder: NSCoder) { nil }

  /// The texts as a list in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  /// The elements as a list; `nil` if one of them cannot be written.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// The elements of an array as a list; `nil` for other values.
  open override func string(for obj: Any?) -> String? {
    if let array = obj as? NSArray { return string(from: array.map { $0 }) }
    return (obj as? [Any]).flatMap { string(from: $0) }
  }
}
